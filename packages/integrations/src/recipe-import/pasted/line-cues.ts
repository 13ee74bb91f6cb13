import { type Kind, type Sight, seeLine } from './line-sight.ts'
import type { ReadLine } from './read-line.ts'

/** Counts are told apart up to this one. */
const FEW = 2

type Flow = { measured: number; verbs: number }

/** What speaks for the block of each line: the line itself, its neighbours, and what came before and comes after it. */
export function cuesOfLines(lines: readonly string[], readLine: ReadLine): string[][] {
  const sights = lines.map((line) => seeLine(line, readLine))
  const told = new Set(sights.filter(({ kind }) => isRecipe(kind)).flatMap(({ stems }) => stems))
  const left = flowOf(sights.toReversed()).toReversed()
  const before = flowOf(sights)
  const coming = headingsOf(sights.toReversed()).toReversed()
  const under = headingsOf(sights)
  const form = usualForm(sights)
  const numbers = nextNumbers(sights)
  return sights.map((sight, at) => {
    const kindAt = (place: number) => sights[place]?.kind ?? 'none'
    const [come, stay] = [before[at] ?? NONE, left[at] ?? NONE]
    const flow = `${few(come.measured)}${few(come.verbs)}`
    const rest = `${few(stay.measured)}${few(stay.verbs)}`
    return [
      ...sight.cues,
      `before:${kindAt(at - 1)}`,
      ...(at + 1 < sights.length ? [`after:${kindAt(at + 1)}`, `between:${kindAt(at - 1)}+${kindAt(at + 1)}`] : []),
      ...(at + 2 < sights.length ? [`next-but-one:${kindAt(at + 2)}`] : []),
      `under:${under[at]}`,
      `under:${under[at]}+${sight.kind}`,
      `coming:${coming[at]}+${sight.kind}`,
      `read:${flow}+${sight.kind}`,
      `left:${rest}+${sight.kind}`,
      ...(sight.form === null ? [] : [sight.form === form ? 'form:usual' : 'form:other']),
      ...(sight.number !== null && sight.number === numbers[at] ? ['number:next'] : []),
      ...echoCues(sight, sights, at, told),
      ...(at < 3 ? [`place:${at}`] : []),
    ]
  })
}

const NONE: Flow = { measured: 0, verbs: 0 }
const few = (count: number) => Math.min(count, FEW)
const isRecipe = (kind: Kind) => kind === 'measured' || kind === 'verb' || kind === 'food'

/** How most lines with verbs address the cook. */
function usualForm(sights: readonly Sight[]): string | null {
  const counts = Map.groupBy(
    sights.filter(({ form }) => form !== null),
    ({ form }) => form,
  )
  return [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null
}

/** The number that would go on where each line is. */
function nextNumbers(sights: readonly Sight[]): number[] {
  let next = 1
  return sights.map(({ number }) => {
    const here = next
    if (number !== null) next = number + 1
    return here
  })
}

/** How many measured lines and verbs of the kitchen stand before each line. */
function flowOf(sights: readonly Sight[]): Flow[] {
  let flow = NONE
  return sights.map(({ kind }) => {
    const here = flow
    if (kind === 'measured') flow = { ...flow, measured: flow.measured + 1 }
    if (kind === 'verb') flow = { ...flow, verbs: flow.verbs + 1 }
    return here
  })
}

/** The nearest heading before each line. */
function headingsOf(sights: readonly Sight[]): string[] {
  let heading = 'none'
  return sights.map(({ kind }) => {
    const here = heading
    if (kind === 'ingredients' || kind === 'steps' || kind === 'end') heading = kind
    return here
  })
}

/** A name has words of its ingredients; a title often stands twice. */
function echoCues({ stems, kind }: Sight, sights: readonly Sight[], at: number, told: ReadonlySet<string>): string[] {
  if (kind !== 'short' && kind !== 'food' && kind !== 'long' && kind !== 'part') return []
  const shared = stems.filter((stem) => told.has(stem)).length
  const near = sights[at - 1]?.stems ?? []
  const isAgain = stems.length > 1 && stems.every((stem) => near.includes(stem))
  return [`echo:${few(shared)}`, ...(isAgain ? ['echo:title'] : [])]
}
