//! Lists of names as they come from spreadsheets, word processors and chats: with numbers, bullets, headings and columns.

use std::collections::BTreeSet;

use super::error::TournamentError;
use super::names::{is_among, read_name};
use crate::record::{name_key, plain_name_key};

/// The words of headings, as [`plain_name_key`] writes them. A first line of such words alone, with one of the first kind
/// among them, is a heading.
const OF_NAMES: &str = "name names player players pupil pupils student students learner learners participant participants \
    surname forename nom noms prenom prenoms joueur joueurs joueuse joueuses eleve eleves participante pangalan apelyido \
    manlalaro mag-aaral estudyante kalahok nombre nombres apellido apellidos jugador jugadores नाम उपनाम कुलनाम खिलाड़ी \
    खिलाड़ियों छात्र छात्रा विद्यार्थी الاسم اسم الأسماء اللقب اللاعب اللاعبون الطالب";
const OF_OTHERS: &str = "full first last middle given family initial complete the of list a and no no. nr nr. n° num number # \
    grade section class year level age sex gender school rating rank elo seed lrn id remarks score points title club \
    country team equipe parent parents parent's guardian guardian's mother mother's father father's teacher teacher's \
    coach coach's de des du la le les et liste numero classe niveau ecole rang age sexe ng mga at at/o listahan bilang \
    baitang seksyon antas kasarian edad paaralan marka क्र क्र. क्रम क्रमांक संख्या कक्षा वर्ग अनुभाग की का के सूची पूरा पहला आयु स्कूल \
    الرقم رقم الصف الفصل العمر المدرسة قائمة الأول الأخير";
/// The words of headings of columns with the names of others than players.
const OF_OTHERS_NAMES: &str = "school ecole paaralan स्कूल المدرسة club team equipe section class parent parents \
    parent's guardian guardian's mother mother's father father's teacher teacher's coach coach's";
/// The words of lines that divide a list, or stand below it.
const OF_GROUPS: &str = "boys girls male males female females garcons filles lalaki babae लड़के लड़कियाँ लड़कियां \
    बालक बालिका बालिकाएँ पुरुष महिला بنين بنات ذكور إناث total totals";
/// The parts of a name that stand at its end, although a comma is before them.
const SUFFIXES: [&str; 9] = ["jr", "jr.", "sr", "sr.", "ii", "iii", "iv", "v", "phd"];
/// The signs before the lines of a list.
const BULLETS: &str = "•◦‣⁃∙·●○◎▪▫■□◆◇▶►▸✓✔✗✘☐☑☒★☆→➤➢*+-–—−_>|";
/// The signs behind the number of a line.
const BEHIND_NUMBER: &str = ".．)）]:：-–—−、。।/°º";

/// A list of names, whose lines may have several columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameList {
    rows: Vec<Vec<String>>,
    /// The columns that can have the names, the likeliest first. Two columns together have a name in two parts.
    choices: Vec<Vec<usize>>,
}

impl NameList {
    /// Reads a list, one player a line, or separated by commas or semicolons in a single line.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let lines = lines_of(text);
        let (mut rows, is_by_comma) = split(&lines);
        rows.retain(|row| !is_of_groups(&row.join(" ")));
        let heading = take_headings(&mut rows);
        let has_bare_numbers = most(&rows, |row| row.first().is_some_and(|cell| without_bare_number(cell).is_some()));
        for row in &mut rows {
            if let Some(first) = row.first_mut() {
                *first = without_marks(first, has_bare_numbers).to_owned();
            }
        }
        let choices = choices(&rows, heading.as_deref(), is_by_comma);
        Self { rows, choices }
    }

    /// The first name of the list, for each way of choosing the columns of the names; the likeliest way is the first one.
    #[must_use]
    pub fn choices(&self) -> Vec<String> {
        (0..self.choices.len()).map(|choice| self.names(choice).into_iter().next().unwrap_or_default()).collect()
    }

    /// The names, if their columns are chosen in the way with this number: what has a letter or a number.
    #[must_use]
    pub fn names(&self, choice: usize) -> Vec<String> {
        let Some(columns) = self.choices.get(choice) else { return Vec::new() };
        let name = |row: &Vec<String>| {
            let cells = columns.iter().filter_map(|column| row.get(*column));
            in_order(&cells.map(|cell| plain_cell(cell)).collect::<Vec<_>>().join(" "))
        };
        self.rows.iter().map(name).filter(|name| name.contains(char::is_alphanumeric)).collect()
    }
}

/// Checks names before a tournament begins with them.
///
/// # Errors
/// Errors if a name is too long, or there twice.
pub fn check_names(list: &[String]) -> Result<(), TournamentError> {
    let mut names: Vec<String> = Vec::new();
    for name in list {
        let name = read_name(name)?;
        if is_among(&name, names.iter().map(String::as_str)) {
            return Err(TournamentError::NameTwice(name));
        }
        names.push(name);
    }
    Ok(())
}

/// Returns the lines that have a letter or a number.
fn lines_of(text: &str) -> Vec<String> {
    let breaks = ['\r', '\n', '\u{b}', '\u{c}', '\u{85}', '\u{2028}', '\u{2029}'];
    let is_shown = |sign: &char| *sign == '\t' || sign.is_whitespace() || !is_unseen(*sign);
    let lines = |text: &str, breaks: &[char]| -> Vec<String> {
        let lines = text.split(breaks).map(|line| line.chars().filter(is_shown).collect::<String>());
        lines.filter(|line| line.contains(char::is_alphanumeric)).collect()
    };
    let whole = lines(text, &breaks);
    let [line] = &whole[..] else { return whole };
    // A single line is a list of its own if it has three names.
    let breaks = [&[';', '؛'][..], &[',', '،', '、'], &['/', '|', '•', '·']];
    let several = breaks.into_iter().map(|breaks| without_and(lines(line, breaks))).chain([by_numbers(line)]);
    several.into_iter().find(|names| names.len() > 2 && !line.contains('\t')).unwrap_or(whole)
}

/// Divides the last of several names if it is two with a word for “and” between them.
fn without_and(mut names: Vec<String>) -> Vec<String> {
    let last = names.pop().unwrap_or_default();
    let ands = [" and ", " & ", " et ", " at ", " और "];
    match ands.iter().find_map(|and| last.split_once(and)) {
        Some((one, other)) => names.extend([one.to_owned(), other.to_owned()]),
        None => names.push(last),
    }
    names
}

/// Divides a line before each of its numbers.
fn by_numbers(line: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in line.split_whitespace() {
        match lines.last_mut().filter(|_| without_number(word).is_none()) {
            Some(last) => last.extend([" ", word]),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// What a list has in it without being shown. The joiners of scripts stay in names.
fn is_unseen(sign: char) -> bool {
    sign.is_control()
        || matches!(sign, '\u{ad}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{fe0f}')
        || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// `true` if something is so of three of four rows, the heading not counted.
fn most<T>(rows: &[T], is_so: impl Fn(&T) -> bool) -> bool {
    let count = rows.iter().filter(|row| is_so(row)).count();
    count > 0 && 4 * count >= 3 * rows.len().saturating_sub(1)
}

/// Splits lines into columns. Also returns `true` if commas separate them.
fn split(lines: &[String]) -> (Vec<Vec<String>>, bool) {
    let cells = |separator: &str| -> Vec<Vec<String>> {
        lines.iter().map(|line| line.split(separator).map(str::to_owned).collect()).collect()
    };
    for separator in ["\t", "|", ";"] {
        if most(lines, |line| line.trim().trim_matches('|').contains(separator)) {
            let trimmed = |row: Vec<String>| row.into_iter().map(|cell| cell.trim().to_owned()).collect();
            return (cells(separator).into_iter().map(trimmed).collect(), false);
        }
    }
    let by_comma: Vec<_> = lines.iter().map(|line| cells_of_csv(line)).collect();
    if is_table(&by_comma, lines) {
        return (by_comma, true);
    }
    if most(lines, |line| line.trim().contains("   ")) {
        let parts = |line: &String| {
            line.trim().split("   ").map(|cell| cell.trim().to_owned()).filter(|cell| !cell.is_empty()).collect()
        };
        return (lines.iter().map(parts).collect(), false);
    }
    (lines.iter().map(|line| vec![line.trim().to_owned()]).collect(), false)
}

/// The cells of a line with commas between them, some of them within quotation marks.
fn cells_of_csv(line: &str) -> Vec<String> {
    let (mut cells, mut is_quoted) = (vec![String::new()], false);
    for sign in line.chars() {
        match sign {
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => cells.push(String::new()),
            _ => {
                if let Some(cell) = cells.last_mut() {
                    cell.push(sign);
                }
            }
        }
    }
    cells.iter().map(|cell| cell.trim().to_owned()).collect()
}

/// `true` if commas separate columns, and not a surname from the names before it.
fn is_table(rows: &[Vec<String>], lines: &[String]) -> bool {
    if most(lines, |line| line.matches('"').count() > 1 && cells_of_csv(line).len() > 1) {
        return true;
    }
    let is_heading = rows.first().is_some_and(|row| row.len() > 1 && row.iter().all(|cell| is_of_heading(cell)));
    let most_have = |has: &dyn Fn(&[String]) -> bool| most(rows, |row| has(row));
    let second: BTreeSet<_> = rows.iter().filter_map(|row| row.get(1)).map(|cell| name_key(cell)).collect();
    let is_number = |cell: &String| cell.contains(char::is_numeric);
    most_have(&|row| row.len() > 1)
        && (is_heading
            || most_have(&|row| row.len() > 2 && !row.iter().any(|cell| is_suffix(cell)))
            || most_have(&|row| row.get(1).is_some_and(is_number))
            || most_have(&|row| row.len() > 1 && !row[0].contains(char::is_alphabetic))
            || rows.len() > 3 && 2 * second.len() <= rows.len())
}

/// Removes the headings before the names, and returns that of the columns.
fn take_headings(rows: &mut Vec<Vec<String>>) -> Option<Vec<String>> {
    let filled = |row: &[String]| row.iter().filter(|cell| !cell.is_empty()).count();
    let mut heading = None;
    while let [first, rest @ ..] = &rows[..] {
        let text = first.join(" ");
        let is_title = rest.len() > 1 && filled(first) == 1 && most(rest, |row| filled(row) > 1);
        let is_above_numbers = first.len() > 1
            && rest.len() > 1
            && first.iter().enumerate().any(|(column, cell)| {
                let is_number = |row: &Vec<String>| row.get(column).is_some_and(|cell| is_number(cell));
                cell.contains(char::is_alphabetic) && !is_number(first) && rest.iter().all(is_number)
            });
        // In a list of `Player 1` and `Player 2`, the first line is no heading.
        let is_heading = is_of_names(&text) && !rest.first().is_some_and(|next| is_of_names(&next.join(" ")));
        let is_above_first = rest.len() > 1
            && first_number(&text).is_none()
            && rest.iter().all(|row| first_number(&row.join(" ")).is_some())
            && rest.first().is_some_and(|row| first_number(&row.join(" ")).is_some_and(is_one));
        if !(is_title || is_above_numbers || is_heading || is_above_first || text.trim_end().ends_with([':', '：'])) {
            break;
        }
        heading = Some(rows.remove(0)).filter(|row| filled(row) > 1);
    }
    heading
}

/// The number before a line, with its signs.
fn first_number(line: &str) -> Option<&str> {
    let line = line.trim();
    let rest = without_number(line).or_else(|| without_bare_number(line))?;
    Some(&line[..line.len() - rest.len()])
}

/// `true` if a number is one, in the digits of the scripts of lists.
fn is_one(number: &str) -> bool {
    let digits: String = name_key(number).chars().filter(|sign| sign.is_numeric()).collect();
    matches!(digits.trim_start_matches('0'), "1" | "१" | "١" | "۱")
}

fn is_number(cell: &str) -> bool {
    cell.contains(char::is_numeric) && !cell.contains(char::is_alphabetic)
}

/// The words of a cell, as [`plain_name_key`] writes them.
fn words(cell: &str) -> Vec<String> {
    let parts = cell.split(|sign: char| sign.is_whitespace() || "/:,()_".contains(sign));
    parts.map(plain_name_key).filter(|word| !word.is_empty()).collect()
}

fn is_one_of(word: &str, list: &str) -> bool {
    list.split_whitespace().any(|known| plain_name_key(known) == word)
}

fn has_word(cell: &str, list: &str) -> bool {
    words(cell).iter().any(|word| is_one_of(word, list))
}

fn is_of_heading(cell: &str) -> bool {
    let is_known = |word: &String| is_one_of(word, OF_NAMES) || is_one_of(word, OF_OTHERS) || is_number(word);
    words(cell).iter().all(is_known)
}

/// `true` if a line only divides a list, or counts it.
fn is_of_groups(line: &str) -> bool {
    let words = words(line);
    let is_group = |word: &String| is_one_of(word, OF_GROUPS);
    words.iter().any(is_group) && words.iter().all(|word| is_group(word) || is_number(word))
}

/// `true` if a text is a heading with a word for names or players.
fn is_of_names(text: &str) -> bool {
    is_of_heading(text) && has_word(text, OF_NAMES)
}

/// A cell without the marks before the lines of a list, and the number of the line.
fn without_marks(cell: &str, has_bare_numbers: bool) -> &str {
    let mut rest = cell.trim();
    loop {
        let next = rest.trim_start_matches(is_bullet);
        let next = ["[ ]", "[x]", "[X]"].iter().find_map(|tick| next.strip_prefix(tick)).unwrap_or(next);
        let next = without_number(next)
            .or_else(|| without_bare_number(next).filter(|_| has_bare_numbers))
            .unwrap_or(next)
            .trim_start();
        if next.len() == rest.len() || !next.contains(char::is_alphanumeric) {
            return if next.is_empty() { next } else { rest };
        }
        rest = next;
    }
}

/// `true` for white space and the signs before the lines of a list, also those of the symbol fonts of word processors.
fn is_bullet(sign: char) -> bool {
    sign.is_whitespace() || BULLETS.contains(sign) || matches!(sign, '\u{f020}'..='\u{f0ff}')
}

/// What stands behind a number with a sign, such as `3.`, `(3)`, `#3`, `No. 3:` or `③`, or a letter such as `c)`.
fn without_number(cell: &str) -> Option<&str> {
    if let Some(rest) = cell.strip_prefix(|sign| matches!(sign, '\u{2460}'..='\u{24ff}' | '\u{2776}'..='\u{2793}')) {
        return Some(rest);
    }
    let plain = cell.strip_prefix(|letter: char| letter.is_ascii_alphabetic()).and_then(|rest| rest.strip_prefix(')'));
    if plain.is_some() {
        return plain;
    }
    let marked = ["#", "＃", "№", "No.", "no.", "Nr.", "nr.", "N°", "n°", "Nº", "(", "["];
    let mark = marked.iter().find(|mark| cell.starts_with(**mark));
    let number = cell[mark.map_or(0, |mark| mark.len())..].trim_start();
    let rest = number.trim_start_matches(char::is_numeric);
    let behind = rest.trim_start().trim_start_matches(|sign| BEHIND_NUMBER.contains(sign) || sign == '\u{20e3}');
    let has_sign = behind.len() < rest.trim_start().len();
    (rest.len() < number.len() && (has_sign || mark.is_some())).then_some(behind)
}

/// What stands behind a number and white space.
fn without_bare_number(cell: &str) -> Option<&str> {
    let cell = cell.trim_start();
    let rest = cell.trim_start_matches(char::is_numeric);
    (rest.len() < cell.len() && rest.starts_with(char::is_whitespace) && rest.contains(char::is_alphabetic))
        .then_some(rest)
}

/// A cell without quotation marks, a mail address, and the comma behind it.
fn plain_cell(cell: &str) -> &str {
    let cell = cell.split_once('<').filter(|(_, rest)| rest.contains('@')).map_or(cell, |(name, _)| name);
    cell.trim_matches(|sign: char| sign.is_whitespace() || "\"“”«»*_`,;،؛、".contains(sign))
}

fn is_suffix(part: &str) -> bool {
    SUFFIXES.contains(&&*part.trim().to_lowercase())
}

/// A name with its surname last: `Reyes, Ana` and `Cruz, Ben Jr.` are Ana Reyes and Ben Cruz Jr.
fn in_order(name: &str) -> String {
    let mut parts: Vec<_> = name.split([',', '،']).map(str::trim).filter(|part| !part.is_empty()).collect();
    let behind_surname = parts.len().min(1)..;
    let mut suffixes: Vec<_> = parts.extract_if(behind_surname, |part| is_suffix(part)).collect();
    if let [_, given] = &mut parts[..]
        && let Some((before, last)) = given.rsplit_once(' ')
        && is_suffix(last)
    {
        *given = before;
        suffixes.push(last);
    }
    if let [surname, given @ ..] = &parts[..] {
        let words = given.iter().chain([surname]).chain(&suffixes).flat_map(|part| part.split_whitespace());
        return words.collect::<Vec<_>>().join(" ");
    }
    String::new()
}

/// The ways of choosing the columns with the names, the likeliest first.
fn choices(rows: &[Vec<String>], heading: Option<&[String]>, is_by_comma: bool) -> Vec<Vec<usize>> {
    let width = rows.iter().map(Vec::len).max().unwrap_or_default();
    let cells = |column: usize| rows.iter().filter_map(move |row| row.get(column)).filter(|cell| !cell.is_empty());
    let distinct = |column: usize| cells(column).map(|cell| name_key(cell)).collect::<BTreeSet<_>>().len();
    let is_name = |cell: &&String| cell.contains(char::is_alphabetic) && !cell.contains(char::is_numeric);
    let has_names = |column: &usize| 2 * cells(*column).filter(is_name).count() >= rows.len();
    let mut columns: Vec<_> = (0..width).filter(|column| width == 1 || has_names(column)).collect();
    columns.sort_by_key(|column| usize::MAX - distinct(*column));
    let named: Vec<_> = heading.into_iter().flat_map(|heading| heading.iter().enumerate()).collect();
    let mut named: Vec<_> = named
        .into_iter()
        .filter(|(column, cell)| {
            columns.contains(column) && has_word(cell, OF_NAMES) && !has_word(cell, OF_OTHERS_NAMES)
        })
        .collect();
    if named.len() > 2 {
        named.retain(|(_, cell)| !has_word(cell, "middle"));
    }
    let surnames = "last surname family nom apelyido apellido apellidos उपनाम कुलनाम اللقب الأخير";
    named.sort_by_key(|(_, cell)| has_word(cell, surnames));
    let named: Vec<_> = named.into_iter().map(|(column, _)| column).take(2).collect();
    let is_whole =
        |column: usize| 2 * cells(column).filter(|cell| cell.trim().contains([' ', ','])).count() > rows.len();
    let mut ways: Vec<Vec<usize>> = if named.is_empty() { Vec::new() } else { vec![named] };
    let mut pairs = match columns[..] {
        [one, other, ..] if distinct(other) * 2 > rows.len() => {
            let [low, high] = [one.min(other), one.max(other)];
            if is_by_comma { vec![vec![high, low], vec![low, high]] } else { vec![vec![low, high], vec![high, low]] }
        }
        _ => Vec::new(),
    };
    let alone = columns.iter().map(|column| vec![*column]);
    if columns.first().is_some_and(|column| is_whole(*column)) {
        ways.extend(alone);
        ways.append(&mut pairs);
    } else {
        ways.append(&mut pairs);
        ways.extend(alone);
    }
    let mut seen = BTreeSet::new();
    ways.retain(|way| seen.insert(way.clone()));
    ways
}
