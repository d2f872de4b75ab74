//! Choosing by temperature: what looks better is likelier, and nothing is certain.

use galds_games::core::Rng;

/// The place of one of these values, which are in steps: who is a step worse is about a third as likely. `None` if there
/// are no values.
pub(crate) fn choose(values: &[f64], rng: &mut Rng) -> Option<usize> {
    let best = values.iter().copied().reduce(f64::max)?;
    let weight = |value: f64| (value - best).exp();
    let mut left = rng.fraction() * values.iter().copied().map(weight).sum::<f64>();
    let place = values.iter().position(|&value| {
        left -= weight(value);
        left < 0.0
    });
    // Rounding may leave a little over.
    Some(place.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_a_step_worse_is_chosen_about_a_third_as_often() {
        let mut rng = Rng::seeded(1);
        let mut chosen = [0_u32; 3];
        for _ in 0..10_000 {
            chosen[choose(&[-7.0, -8.0, -30.0], &mut rng).unwrap()] += 1;
        }
        let [best, worse, hopeless] = chosen.map(f64::from);
        assert!((worse / best - (-1.0_f64).exp()).abs() < 0.03, "{chosen:?}");
        assert!(hopeless < 1.0);
        assert_eq!(choose(&[], &mut rng), None);
    }
}
