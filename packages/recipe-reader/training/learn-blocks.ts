import { BLOCKS, type Block } from '#reader/pasted/block-classes.ts'
import type { BlockWeights } from '#reader/pasted/label-blocks.ts'
import { PRIOR } from './block-priors.ts'
import { chainOdds, isPossible, type Rows, zeros } from './chain-odds.ts'
import { indexOf } from './gold-blocks.ts'
import { shuffled, type TrainingText } from './training-texts.ts'

/** Passes over all texts; the result is the mean over the later half of them. */
const ROUNDS = 15
/** The table has whole numbers: weights multiplied by this and rounded. */
const SCALE = 60
/** One unit of the initial weights. */
const PRIOR_UNIT = 0.3
/** The head start of a wrong block while learning, so that the right one has to win clearly. */
const MARGIN = 1
const RATE = 0.3
/** How strongly the weights are drawn to the initial ones: what few texts say counts little. */
const PULL = 1
/** Texts that a cue has to be in, and those for a word. */
const RARE = 2
const RARE_WORD = 3
/** Smaller weights are left out of the table. */
const SMALL = 2

export type LearnedText = Pick<TrainingText, 'cues' | 'fixed' | 'gold'> & { weight: number }

/** The weights of one cue, or of what follows one block, with the squares of their gradients so far and their sums over rounds. */
type Row = { weights: Float64Array; prior: Float64Array; squares: Float64Array; sum: Float64Array; seen: number }

const newRow = (prior: Partial<Record<Block, number>> = {}): Row => {
  const initial = Float64Array.from(BLOCKS, (block) => PRIOR_UNIT * (prior[block] ?? 0))
  return { weights: initial.slice(), prior: initial, squares: zeros().fill(0.1), sum: zeros(), seen: 0 }
}

/** Something for what follows each block, and for the beginning. */
const byBlock = <Item>(of: (block: Block | 'start') => Item): Record<Block | 'start', Item> => ({
  before: of('before'),
  aside: of('aside'),
  ingredient: of('ingredient'),
  step: of('step'),
  after: of('after'),
  start: of('start'),
})

/**
 * Learns the weights of cues and of transitions: those of a conditional random field, by which the sequences of blocks that the texts
 * have are as likely as possible (gradient steps of falling length, AdaGrad), while weights stay near the initial ones.
 */
export function learnBlocks(given: readonly LearnedText[]): BlockWeights {
  const cues = commonCues(given)
  const order = byBlock(() => newRow())
  const texts = given
    .map((text) => ({
      ...text,
      rows: text.cues.map((line) => line.flatMap((cue) => cues.get(cue) ?? [])),
      gold: text.gold.map(indexOf),
    }))
    .filter(({ gold }) => gold.length > 0 && isPossible(gold))
  const all = [...cues.values(), ...Object.values(order)]
  let seen = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const text of shuffled(texts, round + 1)) {
      seen += 1
      learnText(text, order)
      for (const row of new Set(text.rows.flat())) pull(row, seen, texts.length)
    }
    if (round >= ROUNDS / 2)
      for (const { weights, sum } of all)
        for (const [at, weight] of weights.entries()) sum[at] = (sum[at] ?? 0) + weight
  }
  const mean = ({ sum }: Row) => Array.from(sum, (total) => Math.round((SCALE * total) / Math.floor(ROUNDS / 2)))
  const rows = [...cues].map(([cue, row]) => [cue, mean(row)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return {
    cues: Object.fromEntries(rows.filter(([, row]) => row.some((weight) => Math.abs(weight) >= SMALL))),
    order: byBlock((block) => mean(order[block])),
  }
}

/** The cues that several texts have. */
function commonCues(given: readonly LearnedText[]): Map<string, Row> {
  const counts = new Map<string, number>()
  for (const { cues } of given) for (const cue of new Set(cues.flat())) counts.set(cue, (counts.get(cue) ?? 0) + 1)
  const common = [...counts].filter(([cue, count]) => count >= (/^(?:word|first)=/.test(cue) ? RARE_WORD : RARE))
  return new Map(common.map(([cue]) => [cue, newRow(PRIOR[cue])]))
}

type KnownText = { rows: Row[][]; fixed: readonly (Block | null)[]; gold: number[]; weight: number }

/** One step: what the text has gains, what was likely instead loses. */
function learnText({ rows, fixed, gold, weight }: KnownText, order: Record<Block | 'start', Row>): void {
  const { start } = order
  const between = BLOCKS.map((block) => order[block])
  const scores: Rows = rows.map((line, at) => {
    const row = zeros().map((_, block) => (block === gold[at] ? 0 : MARGIN))
    for (const { weights } of at === 0 ? [...line, start] : line)
      for (const [block, own] of weights.entries()) row[block] = (row[block] ?? 0) + own
    const only = fixed[at] ?? null
    return only === null ? row : row.map((score, block) => (block === indexOf(only) ? score : -1e9))
  })
  const odds = chainOdds(
    scores,
    between.map(({ weights }) => weights),
  )
  for (const [at, line] of odds.lines.entries()) {
    const gradient = line.map((odd, block) => weight * (odd - (block === gold[at] ? 1 : 0)))
    if (gradient.every((slope) => Math.abs(slope) < 1e-4)) continue
    for (const row of rows[at] ?? []) step(row, gradient)
    if (at === 0) step(start, gradient)
  }
  for (const [at, block] of gold.entries()) if (at > 0) decrease(odds.order[gold[at - 1] ?? 0], block)
  for (const [from, row] of between.entries())
    step(
      row,
      (odds.order[from] ?? zeros()).map((slope) => weight * slope),
    )
}

const decrease = (row: Float64Array | undefined, at: number) => row?.fill((row[at] ?? 0) - 1, at, at + 1)

function step({ weights, squares }: Row, gradient: Float64Array): void {
  for (const [at, slope] of gradient.entries()) {
    squares[at] = (squares[at] ?? 0) + slope * slope
    weights[at] = (weights[at] ?? 0) - (RATE / Math.sqrt(squares[at] ?? 1)) * slope
  }
}

/** Draws the weights of a cue to the initial ones, for all the texts since it was last seen. */
function pull(row: Row, seen: number, texts: number): void {
  const share = (1 - (PULL * RATE) / texts) ** (seen - row.seen)
  row.seen = seen
  for (const [at, weight] of row.weights.entries()) {
    const initial = row.prior[at] ?? 0
    row.weights[at] = initial + (weight - initial) * share
  }
}
