// Learns the weights of the reader of pasted recipes from the sets that may be looked at: `npm run bench:learn-pasted`.
// With `--folds` it measures instead: each set is read by weights learned from the others.
import { readRecipeLine } from '@zivina/domain/catalogue/ingredient-line/recipe-line'
import { type BlockWeights, labelBlocks } from '@zivina/integrations/recipe-import/pasted/label-blocks'
import { readPasted } from '@zivina/integrations/recipe-import/pasted-text'
import { PASTED_SETS } from '../corpus-sets.ts'
import { judgePasted, PARTS } from './judge-pasted.ts'
import { learnBlocks } from './learn-blocks.ts'
import { learnNames } from './learn-names.ts'
import { type TrainingText, trainingTexts } from './training-texts.ts'
import { writeWeights } from './write-weights.ts'

const FOLDS = 6

const texts = PASTED_SETS.filter((set) => set !== 'untouched' && !process.argv.includes(`--without=${set}`)).flatMap(
  (set) => trainingTexts(set),
)
if (process.argv.includes('--folds')) measureFolds()
else {
  const weights = learnBlocks(texts)
  const { lines, right, whole } = compare(texts, weights)
  console.log(
    `${right} of ${lines} lines, ${whole} of ${texts.length} texts as a whole; ${Object.keys(weights.cues).length} cues`,
  )
  writeWeights(weights, learnNames(texts))
}

function measureFolds(): void {
  let [lines, right, whole] = [0, 0, 0]
  const parts: Record<string, number> = {}
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const rest = texts.filter((_, at) => at % FOLDS !== fold)
    const own = texts.filter((_, at) => at % FOLDS === fold)
    const [blocks, names] = [learnBlocks(rest), learnNames(rest)]
    const found = compare(own, blocks)
    for (const { meant, kind } of own) {
      const read = readPasted(meant.text, readRecipeLine, { blocks, names })
      const judged = judgePasted(meant.meant, read && { recipe: read.recipe, times: read.facts })
      for (const part of PARTS) {
        if (judged[part]) parts[part] = (parts[part] ?? 0) + 1
        else if (process.argv.includes('--parts'))
          console.log(`${kind}: ${part}`, part === 'name' ? read?.recipe.name : '')
      }
    }
    lines += found.lines
    right += found.right
    whole += found.whole
  }
  console.log(parts)
  console.log(
    `learned from the others: ${((100 * right) / lines).toFixed(1)} % of ${lines} lines, ${whole} of ${texts.length} texts as a whole`,
  )
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
