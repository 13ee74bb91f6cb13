// Learns the weights of the reader of pasted recipes from the sets that may be looked at: `npm run bench:learn-pasted`.
// With `--folds` it measures instead: each set is read by weights learned from the others.

import { type BlockWeights, labelBlocks } from '#reader/pasted/label-blocks.ts'
import { readPasted } from '#reader/pasted-text.ts'
import { readRecipeLine } from '#reader/recipe-line.ts'
import { PASTED_SETS, type PastedSet } from '../bench/corpus-sets.ts'
import { readHalf } from '../bench/pasted/corpus.ts'
import { judgePasted, PARTS } from '../bench/pasted/judge-pasted.ts'
import { type LearnedText, learnBlocks } from './learn-blocks.ts'
import { learnNames } from './learn-names.ts'
import { learnWords, productLines } from './learn-words.ts'
import { madeTexts } from './made-texts.ts'
import { type TrainingText, textsOf } from './training-texts.ts'
import { writeWeights } from './write-weights.ts'

/** The sets that may be looked at. */
const sets = PASTED_SETS.filter((set) => set !== 'untouched' && !process.argv.includes(`--without=${set}`))
const product = productLines()
const halves = new Map(sets.map((set) => [set, readHalf(set)]))
const casesWithout = (left?: PastedSet) => sets.filter((set) => set !== left).flatMap((set) => halves.get(set) ?? [])
/** Each set is seen with the words of the others, since the words of its own steps would tell too much. */
const texts = new Map(sets.map((set) => [set, textsOf(halves.get(set) ?? [], learnWords(product, casesWithout(set)))]))
/** Each text stands in so many other surroundings, which together count about as much as the text itself. */
const COPIES = 2
const MADE_WEIGHT = 0.3
const made = new Map(
  sets.map((set) => [set, madeTexts(texts.get(set) ?? [], COPIES, learnWords(product, casesWithout(set)))]),
)
const textsWithout = (left?: PastedSet) => sets.filter((set) => set !== left).flatMap((set) => texts.get(set) ?? [])
/** What the weights of the blocks are learned from: texts are made of those of one set, so that none has a line of the set left out. */
const learnedWithout = (left?: PastedSet): LearnedText[] =>
  sets
    .filter((set) => set !== left)
    .flatMap((set) => [
      ...(texts.get(set) ?? []).map((text) => ({ ...text, weight: 1 })),
      ...(made.get(set) ?? []).map((text) => ({ ...text, weight: MADE_WEIGHT })),
    ])

if (process.argv.includes('--folds')) measureFolds()
else {
  const all = textsWithout()
  const weights = {
    blocks: learnBlocks(learnedWithout()),
    names: learnNames(all),
    words: learnWords(product, casesWithout()),
  }
  const { lines, right, whole } = compare(all, weights.blocks)
  console.log(
    `${right} of ${lines} lines, ${whole} of ${all.length} texts as a whole; ${Object.keys(weights.blocks.cues).length} cues, ${weights.words.size} words`,
  )
  writeWeights(weights)
}

function measureFolds(): void {
  let [right, all] = [0, 0]
  const parts: Record<string, number> = {}
  for (const set of sets) {
    const [own, rest] = [texts.get(set) ?? [], textsWithout(set)]
    const words = learnWords(product, casesWithout(set))
    const weights = { blocks: learnBlocks(learnedWithout(set)), names: learnNames(rest), words }
    const found = own.flatMap(({ meant, kind }) => {
      const read = readPasted(meant.text, readRecipeLine, weights)
      const judged = judgePasted(meant.meant, read && { recipe: read.recipe, times: read.facts })
      return PARTS.map((part) => ({ kind, part, is_right: judged[part] }))
    })
    for (const { kind, part, is_right } of found) {
      if (is_right) parts[part] = (parts[part] ?? 0) + 1
      else if (process.argv.includes('--parts')) console.log(`${kind}: ${part}`)
    }
    const here = found.filter(({ is_right }) => is_right).length
    console.log(`${set}: ${percent(here, found.length)} of ${found.length} parts`)
    right += here
    all += found.length
  }
  console.log(parts)
  console.log(`each set by the others: ${percent(right, all)} of ${all} parts`)
}

function percent(part: number, all: number): string {
  return `${((100 * part) / all).toFixed(1)} %`
}

function compare(
  given: readonly TrainingText[],
  weights: BlockWeights,
): { lines: number; right: number; whole: number } {
  let [lines, right, whole] = [0, 0, 0]
  for (const text of given) {
    const found = labelBlocks(text.cues, weights, text.fixed)
    const wrong = found.flatMap((block, at) => (block === text.gold[at] ? [] : [at]))
    lines += found.length
    right += found.length - wrong.length
    if (wrong.length === 0) whole += 1
    if (process.argv.includes('--show'))
      for (const at of wrong)
        console.log(`${text.kind}: ${text.gold[at]} read as ${found[at]}: ${text.lines[at]?.slice(0, 90)}`)
  }
  return { lines, right, whole }
}
