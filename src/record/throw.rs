//! Choosing an outcome by weighted chance.

/// Chooses one of the outcomes, each with the probability of its weight divided by the sum of the weights. Each call of
/// `entropy` gives 64 random bits. `None` if the sum of the weights is 0.
///
/// This is rejection sampling: the lowest bits that the sum needs are taken, and taken again while they are not below
/// the sum, so there is no modulo bias. Throws are independent of one another.
pub fn throw<'a, A>(outcomes: &'a [(A, u32)], entropy: &mut impl FnMut() -> u64) -> Option<&'a A> {
    // A plain sum of each weight: vectorised loads would stall on a list that has just been written.
    let total = outcomes.iter().map(|(_, weight)| u64::from(*weight)).try_fold(0, u64::checked_add)?;
    let last = total.checked_sub(1)?;
    let mask = u64::MAX.checked_shr(last.leading_zeros()).unwrap_or(0);
    let left = loop {
        let bits = entropy() & mask;
        if bits <= last {
            break bits;
        }
    };
    // Passing over all outcomes is quicker than a branch that the processor cannot predict.
    let (mut passed, mut place) = (0, 0);
    for (_, weight) in outcomes {
        passed += u64::from(*weight);
        place += usize::from(passed <= left);
    }
    outcomes.get(place).map(|(outcome, _)| outcome)
}

#[cfg(test)]
mod tests {
    use super::throw;

    /// The number of times that each outcome comes up, and that new bits are asked for, when each of the first `size`
    /// numbers is
    /// the first that entropy gives.
    fn counts(weights: &[u32], size: u64) -> (Vec<u64>, u64) {
        let outcomes: Vec<(usize, u32)> = weights.iter().copied().enumerate().collect();
        let mut counts = vec![0; weights.len()];
        let mut again = 0;
        for first in 0..size {
            let mut calls = 0;
            let mut entropy = || {
                calls += 1;
                if calls == 1 { first } else { 0 }
            };
            let outcome = *throw(&outcomes, &mut entropy).expect("an outcome");
            if calls == 1 {
                counts[outcome] += 1;
            } else {
                again += 1;
            }
        }
        (counts, again)
    }

    #[test]
    fn every_outcome_comes_up_by_its_weight_exactly() {
        let sets: [&[u32]; 7] =
            [&[1], &[1, 1], &[1, 2, 2, 1], &[1; 6], &[0, 3, 0, 5], &[1, 6, 15, 20, 15, 6, 1], &[7, 250]];
        for weights in sets {
            let total: u32 = weights.iter().sum();
            let size = u64::from(total.next_power_of_two());
            for rounds in 1..4 {
                let (counts, again) = counts(weights, size * rounds);
                let expected: Vec<u64> = weights.iter().map(|weight| u64::from(*weight) * rounds).collect();
                assert_eq!(counts, expected, "{weights:?}");
                assert_eq!(again, (size - u64::from(total)) * rounds, "{weights:?}");
            }
        }
    }

    #[test]
    fn the_largest_weights_fit() {
        let outcomes = [('a', u32::MAX), ('b', u32::MAX), ('c', 2)];
        let selection = |bits: u64| throw(&outcomes, &mut || bits).copied();
        assert_eq!(selection(0), Some('a'));
        assert_eq!(selection(u64::from(u32::MAX)), Some('b'));
        assert_eq!(selection(2 * u64::from(u32::MAX) + 1), Some('c'));
        assert_eq!(throw(&[('a', u32::MAX), ('b', 1)], &mut || u64::MAX).copied(), Some('b'));
    }

    #[test]
    fn nothing_comes_of_no_weight() {
        assert_eq!(throw::<u8>(&[], &mut || 7), None);
        assert_eq!(throw(&[('a', 0)], &mut || 7), None);
    }
}
