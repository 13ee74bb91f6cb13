import { segmentOfPart } from '@zivina/domain/catalogue/segment-of-part'
import type { PastedFacts } from '#reader/pasted/facts.ts'
import type { SourceRecipe } from '#reader/source-recipe.ts'
import type { MeantRecipe } from './corpus.ts'

/** The parts of a recipe that the draft of an import shows. */
export const PARTS = ['name', 'portions', 'minutes', 'lines', 'steps'] as const
export type Part = (typeof PARTS)[number]
/** The times of a text, of which the draft shows the sum. */
export const TIMES = ['prep', 'cook', 'total'] as const
export type Time = (typeof TIMES)[number]

export type Reading = { recipe: SourceRecipe; times: Pick<PastedFacts, Time> }
export type Judgement = Record<Part | Time, boolean> & {
  /** Lines that are right, those of them in the right part of the dish, those meant, and those read. */
  right_lines: number
  placed_lines: number
  meant_lines: number
  read_lines: number
}

/** Which parts of a reading are right; a text that is refused (null) has none. */
export function judgePasted(meant: MeantRecipe, reading: Reading | null): Judgement {
  const counts = { right_lines: 0, placed_lines: 0, meant_lines: meant.lines.length, read_lines: 0 }
  const none = { name: false, portions: false, minutes: false, lines: false, steps: false }
  if (reading === null) return { ...none, prep: false, cook: false, total: false, ...counts }
  const { recipe, times } = reading
  const right = meant.lines.map((line, index) => isLine(line, recipe.ingredients[index] ?? ''))
  const found = meant.lines.filter((line) => recipe.ingredients.some((read) => isLine(line, read)))
  const placed = right.filter((is, at) => is && isPlaced(meant.lines[at]?.part, recipe.parts[at]))
  return {
    name: [meant.name, ...(meant.names ?? [])].some((name) => flat(name) === flat(recipe.name)),
    portions: isPortions(meant.portions, recipe.portion_size),
    minutes: minutesOf(meant).includes(recipe.time_minutes),
    ...judgeTimes(meant, times),
    lines: right.every(Boolean) && recipe.ingredients.length === meant.lines.length,
    steps: stepsText(meant.steps) === stepsText(recipe.steps),
    right_lines: found.length,
    placed_lines: placed.length,
    meant_lines: meant.lines.length,
    read_lines: recipe.ingredients.length,
  }
}

/** The heading of a part of the steps may be a step of its own, or stand before a colon in the step below it. */
const stepsText = (steps: readonly string[]) => flat(steps.join(' ').replace(/:(?= |$)/g, ''))

/** Headings are compared by the part that they name. */
const isPlaced = (meant: string | undefined, read: string | null | undefined) =>
  segmentOfPart(meant ?? null) === segmentOfPart(read ?? null)

/** Between the cells of a table, a reading may write commas. */
function isLine(meant: MeantRecipe['lines'][number], read: string): boolean {
  if ('line' in meant) return flat(meant.line) === flat(read)
  const plain = (text: string) => flat(text.replace(/[,.](?= |$)/gu, ''))
  return orders(meant.cells).some((cells) => plain(cells.join(' ')) === plain(read))
}

function isPortions(meant: MeantRecipe['portions'], read: number | null): boolean {
  return Array.isArray(meant) ? meant.some((end) => end === read) : meant === read
}

/** The minutes that a draft may show: those of work together, or those of everything. */
function minutesOf({ prep_minutes, cook_minutes, total_minutes }: MeantRecipe): (number | null)[] {
  if (prep_minutes === null && cook_minutes === null) return [total_minutes]
  const work = (prep_minutes ?? 0) + (cook_minutes ?? 0)
  return total_minutes === null ? [work] : [work, total_minutes]
}

/** A reading that has only one of the times of work may have it as the total. */
function judgeTimes(meant: MeantRecipe, times: Reading['times']): Record<Time, boolean> {
  const { prep_minutes: prep, cook_minutes: cook, total_minutes: total } = meant
  const only = [prep, cook, total].filter((minutes) => minutes !== null)
  const isTotal = only.length === 1 && total === null && times.total === only[0] && !times.prep && !times.cook
  if (isTotal) return { prep: true, cook: true, total: true }
  return { prep: prep === times.prep, cook: cook === times.cook, total: total === times.total }
}

/** Every order of some cells. */
function orders(cells: string[]): string[][] {
  if (cells.length < 2) return [cells]
  return cells.flatMap((cell, at) => orders(cells.toSpliced(at, 1)).map((rest) => [cell, ...rest]))
}

/** A text without pictures, the case of letters and the kind of spaces, which are not judged. */
export function flat(text: string): string {
  return text
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d|\u20e3/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLocaleLowerCase('cs')
}
