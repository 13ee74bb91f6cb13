import { shuffled, type TrainingText } from './training-texts.ts'

/** Passes over all texts; the result is the mean over the later half of them. */
const ROUNDS = 20
/** The table has whole numbers: weights multiplied by this and rounded. */
const SCALE = 60
const PRIOR_UNIT = 0.3
/** The head start of a wrong line while learning, so that the right one has to win clearly. */
const MARGIN = 1
const RATE = 0.3
/** How strongly the weights are drawn to the initial ones in each round. */
const PULL = 0.015
/** Texts that a cue has to be in. */
const RARE = 2
const SMALL = 2

/** Initial weights: they stay where the texts say nothing else. */
const PRIOR: Readonly<Record<string, number>> = {
  'tells facts': 5,
  'by rules': 4,
  digits: -2,
  source: -5,
  'mark:title': 8,
  'no name': -3,
  'shared:2': 1,
  'shared:3': 1,
  'is:page': -3,
  'word:menu': -3,
}

type Weight = { value: number; prior: number; squares: number; sum: number }

/** Learns the weights that rank lines as names: those by which the right lines are as likely as possible among all of them (softmax). */
export function learnNames(given: readonly TrainingText[]): Record<string, number> {
  const cases = given.flatMap(({ names }) => names ?? [])
  const weights = commonCues(cases.map(({ cues }) => cues.flat()))
  const texts = cases.map(({ cues, right }) => ({
    lines: cues.map((line) => line.flatMap((cue) => weights.get(cue) ?? [])),
    right: new Set(right),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { lines, right } of shuffled(texts, round + 1)) {
      const odds = lines.map((line, at) =>
        Math.exp(line.reduce((sum, { value }) => sum + value, right.has(at) ? 0 : MARGIN)),
      )
      const sumOf = (among: readonly number[]) => among.reduce((sum, odd) => sum + odd, 0)
      const [all, won] = [sumOf(odds), sumOf(odds.filter((_, at) => right.has(at)))]
      for (const [at, line] of lines.entries()) {
        const odd = odds[at] ?? 0
        const slope = odd / all - (right.has(at) ? odd / won : 0)
        for (const weight of line) step(weight, slope)
      }
    }
    for (const weight of weights.values()) {
      weight.value += (weight.prior - weight.value) * PULL
      if (round >= ROUNDS / 2) weight.sum += weight.value
    }
  }
  const mean = ({ sum }: Weight) => Math.round((SCALE * sum) / Math.floor(ROUNDS / 2))
  return Object.fromEntries(
    [...weights]
      .map(([cue, weight]) => [cue, mean(weight)] as const)
      .filter(([, weight]) => Math.abs(weight) >= SMALL)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function step(weight: Weight, slope: number): void {
  weight.squares += slope * slope
  weight.value -= (RATE / Math.sqrt(weight.squares)) * slope
}

/** The cues that several texts have. */
function commonCues(texts: readonly (readonly string[])[]): Map<string, Weight> {
  const counts = new Map<string, number>()
  for (const cues of texts) for (const cue of new Set(cues)) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  return new Map(
    [...counts]
      .filter(([, count]) => count >= RARE)
      .map(([cue]) => {
        const prior = PRIOR_UNIT * (PRIOR[cue] ?? 0)
        return [cue, { value: prior, prior, squares: 0.1, sum: 0 }] as const
      }),
  )
}
