//! Logistic regression by Newton's method.

use super::Sample;

/// What was fitted.
pub(super) struct Fitted {
    pub(super) weights: Vec<i32>,
    pub(super) old_loss: f64,
    pub(super) new_loss: f64,
}

/// How much chance a hundredth is taken to be worth if the old weights foretell nothing.
const USUAL_SCALE: f64 = 1.0 / 200.0;

/// How many samples' worth the old weights count: terms that hardly occur stay as they are.
const TRUST: f64 = 4.0;

/// The weights that foretell the targets best, in the unit of the old ones.
pub(super) fn fit(samples: &[Sample], old: &[i32], scale: f64) -> Fitted {
    let start: Vec<f64> = old.iter().map(|&weight| f64::from(weight) * scale).collect();
    let mut theta = start.clone();
    for _ in 0..30 {
        let step = newton_step(samples, &theta, &start, scale);
        theta.iter_mut().zip(&step).for_each(|(value, change)| *value -= change);
        if step.iter().all(|change| change.abs() < 1e-9) {
            break;
        }
    }
    let weights: Vec<i32> = theta.iter().map(|value| (value / scale).round() as i32).collect();
    let rounded: Vec<f64> = weights.iter().map(|&weight| f64::from(weight) * scale).collect();
    Fitted { weights, old_loss: loss(samples, &start), new_loss: loss(samples, &rounded) }
}

fn value(sample: &Sample, theta: &[f64]) -> f64 {
    sample.counts.iter().zip(theta).map(|(&count, weight)| f64::from(count) * weight).sum()
}

pub(super) fn chance(value: f64) -> f64 {
    1.0 / (1.0 + (-value).exp())
}

/// The mean surprise at the targets.
fn loss(samples: &[Sample], theta: &[f64]) -> f64 {
    let surprise = |sample: &Sample| {
        let chance = chance(value(sample, theta)).clamp(1e-12, 1.0 - 1e-12);
        -(sample.target * chance.ln() + (1.0 - sample.target) * (1.0 - chance).ln())
    };
    samples.iter().map(surprise).sum::<f64>() / samples.len().max(1) as f64
}

/// The scale under which the old weights foretell best, by halving intervals on the slope.
pub(super) fn best_scale(samples: &[Sample], old: &[i32]) -> f64 {
    let old: Vec<f64> = old.iter().map(|&weight| f64::from(weight)).collect();
    let slope = |scale: f64| -> f64 {
        let at = |sample: &Sample| {
            let value = value(sample, &old);
            (chance(scale * value) - sample.target) * value
        };
        samples.iter().map(at).sum()
    };
    let (mut low, mut high) = (USUAL_SCALE / 50.0, USUAL_SCALE * 50.0);
    if slope(low) >= 0.0 || slope(high) <= 0.0 {
        return USUAL_SCALE;
    }
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if slope(middle) < 0.0 { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

/// The gradient divided by the curvature. Each weight is also drawn towards its old value a little.
fn newton_step(samples: &[Sample], theta: &[f64], start: &[f64], scale: f64) -> Vec<f64> {
    let size = theta.len();
    // A weight of 100 away from the old one is as bad as being wrong about `TRUST` samples.
    let pull = TRUST / (100.0 * scale).powi(2);
    let mut gradient: Vec<f64> =
        theta.iter().zip(start).map(|(now, old)| pull * (now - old)).collect();
    let mut curvature = vec![vec![0.0; size]; size];
    for (place, row) in curvature.iter_mut().enumerate() {
        row[place] = pull;
    }
    for sample in samples {
        let chance = chance(value(sample, theta));
        let (error, weight) = (chance - sample.target, chance * (1.0 - chance));
        for (row, &count) in sample.counts.iter().enumerate().filter(|(_, count)| **count != 0) {
            let count = f64::from(count);
            gradient[row] += error * count;
            for (entry, &other) in curvature[row].iter_mut().zip(&sample.counts) {
                *entry += weight * count * f64::from(other);
            }
        }
    }
    solve(curvature, gradient)
}

/// Solves a system of linear equations by elimination with the largest pivots first.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for column in 0..size {
        let largest = (column..size)
            .max_by(|&a, &b| matrix[a][column].abs().total_cmp(&matrix[b][column].abs()))
            .unwrap_or(column);
        matrix.swap(column, largest);
        right.swap(column, largest);
        let (above, below) = matrix.split_at_mut(column + 1);
        let pivot = &above[column];
        for (row, place) in below.iter_mut().zip(column + 1..) {
            let factor = row[column] / pivot[column];
            for (entry, subtracted) in row.iter_mut().zip(pivot).skip(column) {
                *entry -= factor * subtracted;
            }
            right[place] -= factor * right[column];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|place| matrix[row][place] * right[place]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use galds_games::core::Rng;

    /// Results drawn by known weights.
    fn samples(truth: &[f64], number: usize) -> Vec<Sample> {
        let mut rng = Rng::seeded(4);
        let one = |_| {
            let counts: Vec<i32> = truth.iter().map(|_| rng.below(7) as i32 - 3).collect();
            let sample = Sample { counts, target: 0.0 };
            let won = rng.fraction() < chance(value(&sample, truth) / 200.0);
            Sample { target: f64::from(u8::from(won)), ..sample }
        };
        (0..number).map(one).collect()
    }

    #[test]
    fn weights_that_made_the_results_are_found_again() {
        let truth = [20.0, -35.0, 110.0, 60.0];
        let (samples, old) = (samples(&truth, 40_000), [20, 10, 90, 60]);
        let fitted = fit(&samples, &old, best_scale(&samples, &old));
        // The unit is the old weights'; proportions are what results can tell.
        let unit = f64::from(fitted.weights[2]) / truth[2];
        for (&weight, truth) in fitted.weights.iter().zip(truth) {
            assert!((f64::from(weight) / unit - truth).abs() < 6.0, "{:?}", fitted.weights);
        }
        assert!(fitted.new_loss < fitted.old_loss);
    }

    #[test]
    fn a_term_that_never_occurs_keeps_its_weight() {
        let mut samples = samples(&[50.0, 50.0], 2000);
        for sample in &mut samples {
            sample.counts[1] = 0;
        }
        assert_eq!(fit(&samples, &[50, 33], USUAL_SCALE).weights[1], 33);
    }

    #[test]
    fn equations_are_solved_whatever_their_order() {
        let solved = solve(vec![vec![0.0, 2.0], vec![3.0, 1.0]], vec![4.0, 5.0]);
        assert!((solved[0] - 1.0).abs() < 1e-12 && (solved[1] - 2.0).abs() < 1e-12);
    }
}
