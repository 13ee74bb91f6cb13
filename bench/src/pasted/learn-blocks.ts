import { BLOCKS, type Block } from '@zivina/integrations/recipe-import/pasted/block-classes'
import { type BlockWeights, labelBlocks } from '@zivina/integrations/recipe-import/pasted/label-blocks'
import { indexOf } from './gold-blocks.ts'
import { shuffled, type TrainingText } from './training-texts.ts'

const ORDERS = 25
/** Passes over all texts. */
export const ROUNDS = 12
/** Averages are small numbers; the table has them multiplied by this and rounded. */
export const SCALE = 20
/** The head start of a wrong block while learning, so that the right one has to win clearly. */
const MARGIN = 8

type Table = { cues: Record<string, number[]>; order: Record<Block | 'start', number[]> }

/** Initial weights: they stay where the texts say nothing else. */
const PRIOR: Readonly<Record<string, Partial<Record<Block, number>>>> = {
  'is:verb': { step: 4 },
  'has:verb': { step: 1 },
  'has:verb-first': { step: 2 },
  'tells:4': { step: 2 },
  'tells:3': { step: 1 },
  'tells:-4': { before: 1, aside: 1, after: 1 },
  'tells:-3': { before: 1, aside: 1, after: 1 },
  'number:next': { step: 5 },
  'number:gap': { aside: 4 },
  'form:other': { step: -1 },
  'form:usual': { step: 3 },
  'is:measured': { ingredient: 3 },
  'is:amount': { ingredient: 2 },
  'is:ingredients': { aside: 3, before: 1 },
  'is:steps': { aside: 3, before: 1 },
  'is:end': { after: 3, aside: 1 },
  'is:page': { before: 1, aside: 1, after: 1 },
  'is:facts': { before: 1, aside: 1 },
  'is:part': { aside: 4 },
  'under:end': { after: 3 },
  'under:ingredients+food': { ingredient: 3 },
  'under:ingredients+short': { ingredient: 2 },
  'column:food': { ingredient: 6 },
  'under:ingredients+verb': { step: 1 },
  'under:steps+verb': { step: 2 },
  'under:steps+prose': { step: 2 },
  'under:steps+long': { step: 1 },
  'under:steps+told': { after: 1 },
  'under:none+prose': { before: 1 },
  'under:none+told': { before: 2 },
  'under:steps+question': { after: 2 },
  'word:closing': { after: 4 },
  'word:comment': { after: 2, before: 1 },
  'word:comments': { after: 3 },
  'word:author': { after: 2, before: 1 },
  'word:nutrient': { aside: 1, after: 1, before: 1 },
  'word:tip': { after: 3 },
  'is:teaser': { aside: 3, before: 2, after: 2 },
  'mark:at': { after: 1 },
  'coming:ingredients+short': { before: 1 },
  'read:00+prose': { before: 1 },
}

const zeros = () => BLOCKS.map(() => 0)
const emptyTable = (): Table => ({
  cues: {},
  order: Object.fromEntries([...BLOCKS, 'start'].map((block) => [block, zeros()])) as Table['order'],
})

function change(table: Table, text: TrainingText, blocks: readonly Block[], by: number): void {
  for (const [at, block] of blocks.entries()) {
    const index = indexOf(block)
    for (const cue of text.cues[at] ?? []) {
      table.cues[cue] ??= zeros()
      const row = table.cues[cue]
      row[index] = (row[index] ?? 0) + by
    }
    const row = table.order[blocks[at - 1] ?? 'start']
    row[index] = (row[index] ?? 0) + by
  }
}

/**
 * Learns the weights of cues and of transitions by an averaged structured perceptron: where the best sequence of blocks differs from
 * the gold one, the cues of the gold one gain and those of the found one lose. The result is the mean over several orders of the texts.
 */
export function learnBlocks(given: readonly TrainingText[]): BlockWeights {
  const tables = Array.from({ length: ORDERS }, (_, order) => learnInOrder(given, order))
  const mean = (rows: readonly (readonly number[] | undefined)[]) =>
    BLOCKS.map((_, at) => Math.round(rows.reduce((sum, row) => sum + (row?.[at] ?? 0), 0) / ORDERS))
  const names = [...new Set(tables.flatMap(({ cues }) => Object.keys(cues)))].toSorted()
  const cues = names.map((cue) => [cue, mean(tables.map((table) => table.cues[cue]))] as const)
  return {
    cues: Object.fromEntries(cues.filter(([, row]) => row.some((weight) => Math.abs(weight) >= 2))),
    order: Object.fromEntries(
      Object.keys(emptyTable().order).map((block) => [block, mean(tables.map(({ order }) => order[block as Block]))]),
    ) as Table['order'],
  }
}

function learnInOrder(given: readonly TrainingText[], order: number): BlockWeights {
  const [table, sum] = [emptyTable(), emptyTable()]
  for (const [cue, weights] of Object.entries(PRIOR)) table.cues[cue] = BLOCKS.map((block) => weights[block] ?? 0)
  let seen = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of shuffled(given, order * ROUNDS + round + 1)) {
      seen += 1
      const withMargin = text.cues.map((cues, at) => [...cues, `gold:${text.gold[at]}`])
      for (const block of BLOCKS) table.cues[`gold:${block}`] = BLOCKS.map((one) => (one === block ? -MARGIN : 0))
      const found = labelBlocks(withMargin, table, text.fixed)
      for (const block of BLOCKS) delete table.cues[`gold:${block}`]
      if (found.every((block, at) => block === text.gold[at])) continue
      for (const [blocks, by] of [
        [text.gold, 1],
        [found, -1],
      ] as const) {
        change(table, text, blocks, by)
        change(sum, text, blocks, by * seen)
      }
    }
  }
  const mean = (row: readonly number[], total: readonly number[] | undefined) =>
    row.map((value, at) => Math.round(SCALE * (value - (total?.[at] ?? 0) / (seen + 1))))
  return {
    cues: Object.fromEntries(
      Object.entries(table.cues)
        .map(([cue, row]) => [cue, mean(row, sum.cues[cue])] as const)
        .filter(([, row]) => row.some((weight) => Math.abs(weight) >= 2))
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
    order: Object.fromEntries(
      Object.entries(table.order).map(([block, row]) => [block, mean(row, sum.order[block as Block])]),
    ) as Table['order'],
  }
}
