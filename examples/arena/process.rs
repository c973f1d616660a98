//! External programs that speak the engine's protocol.

use std::io::{self, BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A running program.
pub struct Process {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Process {
    /// Starts the program at `path` for this game.
    ///
    /// # Errors
    /// If the program cannot be started.
    pub fn start(path: &str, game: &str) -> io::Result<Self> {
        let mut child = Command::new(path).arg(game).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (input, output) = child.stdin.take().zip(child.stdout.take()).ok_or(io::ErrorKind::BrokenPipe)?;
        Ok(Self { child, input, output: BufReader::new(output).lines() })
    }

    /// Sends these lines and waits for the best action; `None` if the program answers with an error or ends.
    pub fn ask(&mut self, lines: &str) -> Option<String> {
        self.input.write_all(lines.as_bytes()).ok()?;
        loop {
            let line = self.output.next()?.ok()?;
            if let Some(action) = line.strip_prefix("best ") {
                return Some(action.to_owned());
            }
            if line.starts_with("error ") {
                eprintln!("{line}");
                return None;
            }
        }
    }
}

/// Ends the program.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.input.write_all(b"quit\n");
        let _ = self.child.wait();
    }
}
