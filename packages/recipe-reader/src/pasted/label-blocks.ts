import { BLOCKS, type Block, MAY_FOLLOW } from './block-classes.ts'

/** Weights of cues and of sequences: what speaks for a block and what against it. */
export type BlockWeights = {
  /** By cue, one number a block in the order of `BLOCKS`. */
  cues: Readonly<Record<string, readonly number[]>>
  /** By the block before, one number a block; `start` is before the first line. */
  order: Readonly<Record<Block | 'start', readonly number[]>>
}

type Best = { score: number; from: number }

/**
 * The most likely blocks of all lines together, by dynamic programming (Viterbi): the sequence with the greatest sum of the weights
 * of its cues and of its transitions. Takes time in proportion to the lines.
 *
 * @param fixed blocks that are known already, by line
 */
export function labelBlocks(
  cues: readonly (readonly string[])[],
  { cues: table, order }: BlockWeights,
  fixed: readonly (Block | null)[] = [],
): Block[] {
  const rows: Best[][] = []
  for (const [at, here] of cues.entries()) {
    const before = rows.at(-1)
    const row = BLOCKS.map((block, index): Best => {
      const only = fixed[at] ?? block
      if (only !== block) return { score: -Infinity, from: 0 }
      const own = here.reduce((sum, cue) => sum + (table[cue]?.[index] ?? 0), 0)
      if (before === undefined) return { score: own + (order.start[index] ?? 0), from: 0 }
      const best = bestBefore(before, block, index, order)
      return { score: own + best.score, from: best.from }
    })
    rows.push(row)
  }
  return pathOf(rows)
}

function bestBefore(before: readonly Best[], block: Block, index: number, order: BlockWeights['order']): Best {
  let best: Best = { score: -Infinity, from: 0 }
  for (const [from, last] of BLOCKS.entries()) {
    if (!MAY_FOLLOW[last].includes(block)) continue
    const score = (before[from]?.score ?? -Infinity) + (order[last][index] ?? 0)
    if (score > best.score) best = { score, from }
  }
  return best
}

function pathOf(rows: readonly Best[][]): Block[] {
  const last = rows.at(-1)
  if (last === undefined) return []
  let at = last.reduce((best, { score }, index) => (score > (last[best]?.score ?? -Infinity) ? index : best), 0)
  const path: Block[] = []
  for (const row of rows.toReversed()) {
    path.push(BLOCKS[at] ?? 'aside')
    at = row[at]?.from ?? 0
  }
  return path.toReversed()
}
