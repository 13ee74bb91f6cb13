import type { TextBlock } from '@zivina/contract/content/texts'
import { textOf } from './runs-of.ts'

/**
 * Words an adult reads in a minute. Brysbaert (J Mem Lang 2019;109:104047) measured 238 in English non-fiction; Czech words are
 * longer, so a lower round figure is used.
 */
export const WORDS_PER_MINUTE = 200

/** Minutes that a text takes to read, in whole minutes, at least one. */
export function readingMinutes(blocks: readonly TextBlock[]): number {
  return Math.max(1, Math.round(countWords(blocks) / WORDS_PER_MINUTE))
}

/** Words of a text; a number with its unit counts as two. */
export function countWords(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + (textOf(block).match(/[\p{L}\p{N}][\p{L}\p{N}.,–-]*/gu)?.length ?? 0), 0)
}
