import {
  addVectors,
  apply,
  dot,
  identity,
  type Matrix,
  outer,
  plus,
  scale,
  times,
  transpose,
  type Vector,
  zeros,
} from './matrix.ts'
import type { State, TrendModel } from './trend-model.ts'

/** A weighing that is more standard deviations off than this counts less (Huber 1964). */
const DOUBTFUL = 2.5
/** One that is more than this off is not believed: a slip of the finger, another person on the scales. */
const REFUSED = 5
/** So many weighings in a row that are not believed mean that the weight is another now. */
const MOVED_AFTER = 3
/** Variance that a weight gets which is another now, kg². */
const MOVED = 10 ** 2

/** One day: what was expected of it, and what its weighing told; null without one. */
export type FilteredDay = {
  expected: State
  seen: { error: number; variance: number; gain: Vector } | null
  /** Whether there was a weighing that was not believed. */
  refused: boolean
}
export type Filtered = { days: FilteredDay[]; last: State; log_likelihood: number }

/**
 * The Kalman filter over days that follow one another, with weighings that are far off counting less or not at all.
 * @param weights kilograms, one for each day, null for a day without a weighing
 */
export function filterWeights(model: TrendModel, start: State, weights: readonly (number | null)[]): Filtered {
  const days: FilteredDay[] = []
  let state = start
  let log_likelihood = 0
  let in_a_row = 0
  for (const [index, weight] of weights.entries()) {
    let expected = index === 0 ? state : nextDay(model, state)
    let seen = weight === null ? null : lookAt(model, expected, weight)
    if (weight !== null && seen === null) {
      in_a_row += 1
      if (in_a_row >= MOVED_AFTER) {
        expected = moved(expected)
        seen = lookAt(model, expected, weight)
      }
    }
    if (seen !== null) in_a_row = 0
    days.push({ expected, seen, refused: weight !== null && seen === null })
    state = seen === null ? expected : learn(model, expected, seen)
    if (seen !== null) log_likelihood -= (Math.log(seen.variance) + seen.error ** 2 / seen.variance) / 2
    else if (weight !== null) log_likelihood -= REFUSED ** 2 / 2
  }
  return { days, last: state, log_likelihood }
}

function nextDay({ transition, daily }: TrendModel, { mean, covariance }: State): State {
  return {
    mean: apply(transition, mean),
    covariance: plus(times(times(transition, covariance), transpose(transition)), daily),
  }
}

/** @returns null where the weighing is not believed */
function lookAt({ seen, noise }: TrendModel, { mean, covariance }: State, weight: number): FilteredDay['seen'] {
  const error = weight - dot(seen, mean)
  const carried = apply(covariance, seen)
  const known = dot(seen, carried) + noise
  const distance = Math.abs(error) / Math.sqrt(known)
  if (distance > REFUSED) return null
  const variance = known * Math.max(1, distance / DOUBTFUL) ** 2
  return { error, variance, gain: scale(carried, 1 / variance) }
}

function learn({ seen }: TrendModel, { mean, covariance }: State, look: NonNullable<FilteredDay['seen']>): State {
  return {
    mean: addVectors(mean, look.gain, look.error),
    covariance: plus(covariance, outer(look.gain, apply(covariance, seen)), -1),
  }
}

function moved({ mean, covariance }: State): State {
  return {
    mean,
    covariance: covariance.map((row, i) => row.map((value, j) => (i === 0 && j === 0 ? value + MOVED : value))),
  }
}

/**
 * What all weighings, also the later ones, tell of each day: the smoother of de Jong (Durbin and Koopman 2012, section 4.4).
 */
export function smoothDays({ transition, seen }: TrendModel, days: readonly FilteredDay[]): State[] {
  const size = seen.length
  const back = transpose(transition)
  let r: Vector = seen.map(() => 0)
  let n: Matrix = zeros(size)
  const smoothed: State[] = []
  for (const { expected, seen: look } of days.toReversed()) {
    const isLast = smoothed.length === 0
    const carried = isLast ? r : apply(back, r)
    const spread = isLast ? n : times(times(back, n), transition)
    if (look === null) {
      r = carried
      n = spread
    } else {
      const kept = plus(identity(size), outer(look.gain, seen), -1)
      r = addVectors(apply(transpose(kept), carried), seen, look.error / look.variance)
      n = plus(times(times(transpose(kept), spread), kept), outer(seen, seen), 1 / look.variance)
    }
    const { mean, covariance } = expected
    smoothed.push({
      mean: addVectors(mean, apply(covariance, r)),
      covariance: plus(covariance, times(times(covariance, n), covariance), -1),
    })
  }
  return smoothed.toReversed()
}
