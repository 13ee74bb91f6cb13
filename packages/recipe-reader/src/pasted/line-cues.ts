import { comingHeadings, flowOf, headingsOf, NO_FLOW, nextNumbers, numberGaps, usualForm } from './line-context.ts'
import { habitCues, habitsOf } from './line-habits.ts'
import { type Kind, type Sight, seeLine } from './line-sight.ts'
import type { ReadLine } from './read-line.ts'
import type { WordWeights } from './stated-words.ts'

/** Counts are told apart up to this one. */
const FEW = 2

/** What speaks for the block of each line: the line itself, its neighbours, and what came before and comes after it. */
export function cuesOfLines(lines: readonly string[], readLine: ReadLine, words: WordWeights): string[][] {
  const sights = lines.map((line) => seeLine(line, readLine, words))
  const told = new Set(sights.filter(({ kind }) => isRecipe(kind)).flatMap(({ stems }) => stems))
  const left = flowOf(sights.toReversed()).toReversed()
  const before = flowOf(sights)
  const coming = comingHeadings(sights)
  const under = headingsOf(sights)
  const form = usualForm(sights)
  const numbers = nextNumbers(sights)
  const gaps = numberGaps(sights)
  const habits = habitsOf(sights)
  return sights.map((sight, at) => {
    const kindAt = (place: number) => sights[place]?.kind ?? 'none'
    const [come, stay] = [before[at] ?? NO_FLOW, left[at] ?? NO_FLOW]
    const flow = `${few(come.measured)}${few(come.verbs)}`
    const rest = `${few(stay.measured)}${few(stay.verbs)}`
    return [
      ...sight.cues,
      ...sight.said,
      ...(isColumn(kindAt(at - 1)) && kindAt(at + 1) === 'amount' ? ['column:food'] : []),
      `before:${kindAt(at - 1)}`,
      ...(at + 1 < sights.length ? [`after:${kindAt(at + 1)}`, `between:${kindAt(at - 1)}+${kindAt(at + 1)}`] : []),
      ...(at + 2 < sights.length ? [`next-but-one:${kindAt(at + 2)}`] : []),
      `tells-before:${sights[at - 1]?.tells ?? 0}`,
      `tells-after:${sights[at + 1]?.tells ?? 0}`,
      `tells:${sight.tells}+under:${under[at]}`,
      `under:${under[at]}`,
      `under:${under[at]}+${sight.kind}`,
      `coming:${coming[at]}+${sight.kind}`,
      `read:${flow}+${sight.kind}`,
      `left:${rest}+${sight.kind}`,
      ...(sight.form === null ? [] : [sight.form === form ? 'form:usual' : 'form:other']),
      ...(sight.number !== null && sight.number === numbers[at] ? ['number:next'] : []),
      ...(gaps[at] ? ['number:gap'] : []),
      `bullets:${[at - 1, at, at + 1].map((place) => (sights[place]?.bullet ? 1 : 0)).join('')}`,
      ...echoCues(sight, sights, at, told),
      ...habitCues(sight, habits),
      ...(at < 3 ? [`place:${at}`] : []),
    ]
  })
}

/** In columns with the food first, its amount follows, and the amount of the food before or the heading precedes. */
const isColumn = (before: Kind | 'none') => before === 'ingredients' || before === 'amount'
const few = (count: number) => Math.min(count, FEW)
const isRecipe = (kind: Kind) => kind === 'measured' || kind === 'verb' || kind === 'food'

/** A name has words of its ingredients; a title often stands twice. */
function echoCues({ stems, kind }: Sight, sights: readonly Sight[], at: number, told: ReadonlySet<string>): string[] {
  if (kind !== 'short' && kind !== 'food' && kind !== 'long' && kind !== 'part') return []
  const shared = stems.filter((stem) => told.has(stem)).length
  const near = sights[at - 1]?.stems ?? []
  const isAgain = stems.length > 1 && stems.every((stem) => near.includes(stem))
  return [`echo:${few(shared)}`, ...(isAgain ? ['echo:title'] : [])]
}
