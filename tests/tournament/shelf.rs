//! Several tournaments on one device: kept, opened, merged with those of a backup, and undone.

use caravanserai::tournament::{Shelf, csv};

const BEGUN: &str = "tournament 1\nswiss 2\nhere A\nhere B\nhere C\nround\n1 2 ?\nbye 3\nend\n";
const LATER: &str = "tournament 1\nswiss 2\nhere A\ngone B\nhere C\nround\n1 2 1-0\nbye 3\nround\n1 3 ?\nbye 2\nend\n";
const OTHER: &str = "tournament 1\nswiss 2\nhere D\nhere E\nhere F\nend\n";
const DAMAGED: &str = "tournament 1\nswiss 2\nhere D\nhe";

fn shelf(open: Option<&str>, others: &[&str]) -> Shelf {
    Shelf { open: open.map(str::to_owned), others: others.iter().map(|text| (*text).to_owned()).collect() }
}

#[test]
fn another_tournament_is_opened_and_none_is_lost() {
    let mut kept = shelf(Some(BEGUN), &[DAMAGED]);
    kept.put_away();
    assert_eq!(kept, shelf(None, &[BEGUN, DAMAGED]));
    kept.put_away();
    kept.take_out(1);
    assert_eq!(kept, shelf(Some(DAMAGED), &[BEGUN]));
    kept.take_out(0);
    assert_eq!(kept, shelf(Some(BEGUN), &[DAMAGED]));
    kept.take_out(7);
    assert_eq!(Shelf::read(kept.open.clone(), kept.others_text().as_deref()), kept);
    assert_eq!(shelf(Some(BEGUN), &[]).others_text(), None);
}

#[test]
fn what_a_backup_brings_is_added_unless_it_is_here_already() {
    let mut here = shelf(None, &[]);
    assert_eq!(here.merge(&shelf(Some(BEGUN), &[OTHER])), (2, 0));
    assert_eq!(here, shelf(Some(BEGUN), &[OTHER]));
    assert_eq!(here.merge(&shelf(Some(OTHER), &[BEGUN])), (0, 2));
    let mut later = shelf(Some(LATER), &[]);
    assert_eq!(later.merge(&shelf(Some(BEGUN), &[DAMAGED])), (1, 1), "it has gone on here; a damaged one is kept");
    assert_eq!(here.merge(&shelf(Some(LATER), &[])), (1, 0), "it has gone on there");
    assert_eq!(here, shelf(Some(BEGUN), &[OTHER, LATER]));
    let mut cut = shelf(Some("tournament 1\nswiss 2\nhere D\n"), &[]);
    assert_eq!(cut.merge(&shelf(Some(OTHER), &[])), (1, 0), "what is left of it here is not all");
}

#[test]
fn what_can_be_undone_reads_back() {
    let mut earlier = Vec::new();
    for kept in [shelf(None, &[]), shelf(Some(BEGUN), &[OTHER, DAMAGED]), shelf(None, &[LATER])] {
        kept.remember(&mut earlier);
    }
    let text = Shelf::write_all(&earlier).expect("a text");
    assert_eq!(Shelf::read_all(&text), earlier);
    assert_eq!(Shelf::write_all(&[]), None);
    for _ in 0..40 {
        shelf(Some(OTHER), &[]).remember(&mut earlier);
    }
    assert_eq!(earlier.len(), 30);
}

#[test]
fn a_table_reads_back_in_a_spreadsheet() {
    let rows = [["#", "Name"], ["1", "Reyes, Ana \"A\""], ["-1", "=SUM(A1)"]];
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(|cell| (*cell).to_owned()).collect()).collect();
    assert_eq!(csv(&rows), "\u{feff}#,Name\r\n1,\"Reyes, Ana \"\"A\"\"\"\r\n-1,'=SUM(A1)\r\n");
}
