import { readPasted } from '#reader/pasted-text.ts'
import { readRecipeLine } from '#reader/recipe-line.ts'
import { type Half, type PastedCase, readHalf } from './corpus.ts'
import { type Judgement, judgePasted, PARTS, type Reading } from './judge-pasted.ts'

export type Judged = PastedCase & { reading: Reading | null; judgement: Judgement }

/** Reads every pasted recipe of a half and judges what was read. */
export function measureHalf(half: Half): Judged[] {
  return measurePasted(readHalf(half))
}

/** Reads pasted recipes and judges what was read. */
export function measurePasted(cases: readonly PastedCase[]): Judged[] {
  return cases.map(({ text, meant }) => {
    const read = readPasted(text, readRecipeLine)
    const reading = read && { recipe: read.recipe, times: read.facts }
    return { text, meant, reading, judgement: judgePasted(meant, reading) }
  })
}

/** The share of parts that are right. */
export function shareOfParts(judged: Judged[]): number {
  const parts = judged.flatMap(({ judgement }) => PARTS.map((part) => judgement[part]))
  return parts.filter(Boolean).length / parts.length
}
