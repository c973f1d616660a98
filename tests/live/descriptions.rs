//! Descriptions of browsers: what is read from them, and what is written for the other browser.

use std::net::{Ipv4Addr, Ipv6Addr};

use caravanserai::live::{Address, Candidate, Role, SdpError, Signal};

use super::{SDPS, signals};

#[test]
fn what_a_browser_has_to_know_is_read_from_its_description() {
    let [chromium, _, firefox, _] = &signals()[..] else { panic!("two of each") };
    assert_eq!((chromium.user.as_str(), chromium.password.as_str()), ("6Zax", "vU4q6sFVhMjMVnn8pt5Hdl2j"));
    assert_eq!((firefox.user.as_str(), firefox.password.as_str()), ("3e05731d", "4534237327e844d949cd2bae39a05f39"));
    assert_eq!((chromium.fingerprint[0], chromium.fingerprint[31]), (0x4F, 0x12));
    let addresses: Vec<_> = firefox.candidates.iter().map(|one| (one.address.to_string(), one.port)).collect();
    let uuids = ["09abd9e9-a4a6-4c15-a04d-0fd17c70021c.local", "4e9e5b8b-787e-41db-b157-d3225be4c82d.local"];
    assert_eq!(addresses, [(uuids[0].to_owned(), 44_744), (uuids[1].to_owned(), 42_557)], "without those of TCP");
}

#[test]
fn the_description_of_the_other_browser_says_the_same() {
    for signal in signals() {
        let sdp = signal.to_sdp();
        assert_eq!(Signal::from_sdp(signal.role, &sdp), Ok(signal.clone()), "{sdp}");
        let setup = if signal.role == Role::Offer { "actpass" } else { "active" };
        assert!(sdp.contains(&format!("a=setup:{setup}\r\n")), "{sdp}");
        assert!(sdp.split_inclusive('\n').all(|line| line.ends_with("\r\n")), "{sdp}");
    }
}

#[test]
fn addresses_of_every_kind_are_read() {
    let line = "a=candidate:1 1 udp 2113937151 192.168.1.20 5000 typ host\r\n\
                a=candidate:2 1 UDP 2113937150 fd00::2 5001 typ host generation 0\r\n\
                a=candidate:3 2 udp 2113937150 192.168.1.20 5002 typ host\r\n\
                a=candidate:4 1 udp 2113937150 203.0.113.7 5003 typ srflx raddr 0.0.0.0 rport 0\r\n\
                a=candidate:5 1 udp 2113937150 example.org 5004 typ host\r\n\
                a=candidate:6 1 udp 2113937150 192.168.1.20 70000 typ host\r\n";
    let sdp = format!("{}{line}", without(SDPS[0], "a=candidate"));
    let read = Signal::from_sdp(Role::Offer, &sdp).expect("a description");
    let v4 = Candidate { address: Address::V4(Ipv4Addr::new(192, 168, 1, 20)), port: 5000 };
    let v6 = Candidate { address: Address::V6(Ipv6Addr::new(0xfd00, 0, 0, 0, 0, 0, 0, 2)), port: 5001 };
    assert_eq!(read.candidates, [v4, v6]);
}

/// A description without the lines that begin with this attribute.
fn without(sdp: &str, attribute: &str) -> String {
    sdp.lines().filter(|line| !line.starts_with(attribute)).flat_map(|line| [line, "\r\n"]).collect()
}

#[test]
fn a_description_without_a_part_is_refused() {
    for attribute in ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:"] {
        let lacking = without(SDPS[0], attribute);
        assert_eq!(Signal::from_sdp(Role::Offer, &lacking), Err(SdpError::Missing(attribute)));
    }
    assert_eq!(Signal::from_sdp(Role::Offer, &without(SDPS[0], "a=candidate")), Err(SdpError::NoCandidates));
    for (attribute, value) in
        [("a=ice-ufrag:", "abc"), ("a=ice-pwd:", "vU4q6sFVhMjMVnn8pt5Hdl2!"), ("a=fingerprint:", "sha-1 4F:00")]
    {
        let sdp = format!("{}{attribute}{value}\r\n", without(SDPS[0], attribute));
        assert_eq!(Signal::from_sdp(Role::Offer, &sdp), Err(SdpError::Unknown(attribute)));
    }
}
