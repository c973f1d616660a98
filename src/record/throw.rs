//! What chance decides.

/// One of the outcomes, each with a probability of its weight over the sum of the weights, from 64 random bits a call
/// of `entropy`; `None` if the weights add up to nothing.
///
/// As many low bits are taken as the sum needs, and taken anew while they are not below it: no outcome is favoured. It
/// remembers nothing, so nothing is ever balanced.
pub fn throw<'a, A>(outcomes: &'a [(A, u32)], entropy: &mut impl FnMut() -> u64) -> Option<&'a A> {
    let total: u64 = outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let last = total.checked_sub(1)?;
    let mask = u64::MAX.checked_shr(last.leading_zeros()).unwrap_or(0);
    let mut left = loop {
        let bits = entropy() & mask;
        if bits <= last {
            break bits;
        }
    };
    for (outcome, weight) in outcomes {
        match left.checked_sub(u64::from(*weight)) {
            Some(rest) => left = rest,
            None => return Some(outcome),
        }
    }
    None
}
