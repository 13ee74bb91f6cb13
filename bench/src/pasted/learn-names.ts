import { bestName } from '@zivina/integrations/recipe-import/pasted/name-cues'
import { ROUNDS, SCALE } from './learn-blocks.ts'
import { shuffled, type TrainingText } from './training-texts.ts'

/** The head start of a wrong line while learning, so that the right one has to win clearly. */
const NAME_MARGIN = 2

/** Initial weights: they stay where the texts say nothing else. */
const NAME_PRIOR = {
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

/** Learns the weights that rank lines as names, by an averaged perceptron: the best line against the best right one. */
export function learnNames(given: readonly TrainingText[]): Record<string, number> {
  const table: Record<string, number> = { ...NAME_PRIOR }
  const sum: Record<string, number> = {}
  let seen = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { names } of shuffled(given, round + 1)) {
      if (names === null) continue
      seen += 1
      const withMargin = names.cues.map((cues, at) => (names.right.includes(at) ? cues : [...cues, 'wrong']))
      const found = bestName(withMargin, { ...table, wrong: NAME_MARGIN })
      if (names.right.includes(found)) continue
      const best =
        names.right[
          bestName(
            names.right.map((at) => names.cues[at] ?? []),
            table,
          )
        ] ?? 0
      for (const [at, by] of [
        [best, 1],
        [found, -1],
      ] as const)
        for (const cue of names.cues[at] ?? []) {
          table[cue] = (table[cue] ?? 0) + by
          sum[cue] = (sum[cue] ?? 0) + by * seen
        }
    }
  }
  return Object.fromEntries(
    Object.entries(table)
      .map(([cue, value]) => [cue, Math.round(SCALE * (value - (sum[cue] ?? 0) / (seen + 1)))] as const)
      .filter(([, weight]) => Math.abs(weight) >= 2)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}
