import { BLOCKS, MAY_FOLLOW } from '#reader/pasted/block-classes.ts'

const COUNT = BLOCKS.length
/** By the block before and the block, whether it may follow. */
const MAY: readonly (readonly boolean[])[] = BLOCKS.map((from) => BLOCKS.map((to) => MAY_FOLLOW[from].includes(to)))

/** Whether blocks may follow one another like this. */
export const isPossible = (blocks: readonly number[]): boolean =>
  blocks.every((block, at) => at === 0 || MAY[blocks[at - 1] ?? 0]?.[block])

/** By line or by the block before, one number for each block. */
export type Rows = Float64Array[]
/** How likely each block of each line is, and how often each block is expected after each other one. */
type Odds = { lines: Rows; order: Rows }

/**
 * The probabilities of the blocks of a text, whose sequences have the sum of their scores as the logarithm of their weight
 * (the forward-backward algorithm). Takes time in proportion to the lines.
 *
 * @param scores for each line, those of its blocks
 * @param order for each block before, those of the blocks after it
 */
export function chainOdds(scores: Rows, order: Rows): Odds {
  const [ahead, behind] = [scores.map(() => zeros()), scores.map(() => zeros())]
  for (const [at, row] of scores.entries()) {
    const before = ahead[at - 1]
    for (let to = 0; to < COUNT; to += 1) {
      const come =
        before === undefined
          ? 0
          : logSum((from) => (MAY[from]?.[to] ? get(before, from) + get(order[from], to) : -Infinity))
      ahead[at]?.fill(get(row, to) + come, to, to + 1)
    }
  }
  for (let at = scores.length - 2; at >= 0; at -= 1)
    for (let from = 0; from < COUNT; from += 1)
      behind[at]?.fill(
        logSum((to) =>
          MAY[from]?.[to] ? get(order[from], to) + get(scores[at + 1], to) + get(behind[at + 1], to) : -Infinity,
        ),
        from,
        from + 1,
      )
  const all = logSum((block) => get(ahead.at(-1), block))
  const expected = BLOCKS.map(() => zeros())
  for (let at = 1; at < scores.length; at += 1)
    for (const [from, row] of expected.entries())
      for (let to = 0; to < COUNT; to += 1)
        if (MAY[from]?.[to])
          row[to] =
            get(row, to) +
            Math.exp(get(ahead[at - 1], from) + get(order[from], to) + get(scores[at], to) + get(behind[at], to) - all)
  return {
    lines: ahead.map((row, at) => row.map((score, block) => Math.exp(score + get(behind[at], block) - all))),
    order: expected,
  }
}

export const zeros = () => new Float64Array(COUNT)
const get = (row: Float64Array | undefined, at: number) => row?.[at] ?? 0

/** The logarithm of a sum whose parts are given by their logarithms. */
function logSum(part: (block: number) => number): number {
  let top = -Infinity
  for (let block = 0; block < COUNT; block += 1) top = Math.max(top, part(block))
  let sum = 0
  for (let block = 0; block < COUNT; block += 1) sum += Math.exp(part(block) - top)
  return top + Math.log(sum)
}
