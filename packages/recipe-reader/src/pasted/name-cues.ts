import { factsInName } from './facts.ts'
import { fold, headingOf } from './headings.ts'
import { seeLine } from './line-sight.ts'
import { bare } from './marks.ts'
import { isName, nameByRules } from './name-rules.ts'
import { isMenu } from './noise.ts'
import type { ReadLine } from './read-line.ts'
import type { WordWeights } from './stated-words.ts'

/** Places are told apart up to this one, and words that the recipe has as well. */
const FEW = 3
const STEM = 4

/**
 * Whether the heading of the ingredients stands above each line, so that it can hardly be the name. A menu with „Suroviny“ and „Postup“
 * is no such heading.
 */
export function belowHeading(lines: readonly string[]): boolean[] {
  // „Surovina | Množství“ is the head of a table below a heading.
  const sections = lines.map((line) => (line.includes('|') ? null : headingOf(line, null)?.section))
  const at = sections.lastIndexOf('ingredients')
  const isHeading = at > 0 && !sections.includes('steps', at)
  return lines.map((_, place) => isHeading && place > at)
}

/** What speaks for each line before a recipe being its name. `told`: the lines of the recipe. */
export function cuesOfNames(
  lines: readonly string[],
  told: readonly string[],
  readLine: ReadLine,
  words: WordWeights,
): string[][] {
  const stems = new Set(told.flatMap(stemsOf))
  const menus = lines.map((line) => isMenu(line))
  const lastMenu = menus.lastIndexOf(true)
  const counts = new Map<string, number>()
  for (const line of lines) counts.set(fold(line), (counts.get(fold(line)) ?? 0) + 1)
  const sights = lines.map((line) => seeLine(line, readLine, words))
  const byRules = nameByRules(lines.map(bare))
  return lines.map((line, at) => {
    const own = stemsOf(line)
    const shared = own.filter((stem) => stems.has(stem)).length
    const kindAt = (place: number) => sights[place]?.kind ?? 'none'
    return [
      ...(sights[at]?.cues ?? []),
      `first:${Math.min(FEW, at)}`,
      `last:${Math.min(FEW, lines.length - 1 - at)}`,
      `shared:${Math.min(FEW, shared)}`,
      `shared:${shared === own.length ? 'all' : 'not all'}`,
      `before:${kindAt(at - 1)}`,
      `after:${kindAt(at + 1)}`,
      ...(/\d/.test(line) ? ['digits'] : []),
      ...(/^(?:od|podle|norma|receptura|dávka|autor|foto|zdroj)(?!\p{L})/iu.test(bare(line)) ? ['source'] : []),
      ...(bare(line).endsWith(')') && factsInName(bare(line)) !== null ? ['tells facts'] : []),
      ...(at === byRules ? ['by rules'] : []),
      ...(isName(bare(line)) ? [] : ['no name']),
      ...(at > lastMenu ? ['below menus'] : []),
      ...((counts.get(fold(line)) ?? 0) > 1 ? ['twice'] : []),
      ...(isInNext(line, lines[at - 1]) ? ['in the line before'] : []),
      ...(isInNext(line, lines[at + 1]) ? ['in the next line'] : []),
    ]
  })
}

/** The line with the greatest sum of weights; -1 where there is none. */
export function bestName(cues: readonly (readonly string[])[], weights: Readonly<Record<string, number>>): number {
  let [best, top] = [-1, -Infinity]
  for (const [at, here] of cues.entries()) {
    const score = here.reduce((sum, cue) => sum + (weights[cue] ?? 0), 0)
    if (score > top) [best, top] = [at, score]
  }
  return best
}

const stemsOf = (line: string): string[] =>
  fold(line.slice(0, 400))
    .split(' ', 12)
    .filter((word) => word.length >= STEM)
    .map((word) => word.slice(0, STEM))

const isInNext = (line: string, next: string | undefined) =>
  next !== undefined && line.length > 5 && fold(next).includes(fold(line))
