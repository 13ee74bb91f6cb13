import type { ReadCandidate, ReadLine } from '@zivina/contract/body/diary-text'
import { DIARY_AMOUNT, DIARY_PORTIONS } from '@zivina/contract/body/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { parseAmount, roundTo } from '@zivina/czech/number-input'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { amountUnitLabel, unitsOf } from '@zivina/domain/catalogue/kitchen/amount-units'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { fromFood, fromReadDish } from '../diary/choices.ts'
import type { Helping } from '../diary/helping.ts'
import { entryOf, type NewEntries } from '../diary/new-entries.ts'

/** Portions of a dish, or a unit of a food. */
export type RowUnit = AmountUnit | 'portions'

/** One read line as the person confirms it. */
export type Row = {
  /** Of the entry that it becomes, so that a repeated attempt writes it once. */
  guid: string
  line: ReadLine
  /** Which of the candidates it is; null while the person has not said. */
  chosen: number | null
  amount: string
  unit: RowUnit
  isLeftOut: boolean
}

/** A read meal as the person confirms it; the meal is null while it is not said. */
export type MealRows = { key: string; day: string; meal: MealType | null; rows: Row[] }

type ReadMeal = { day: string; meal: MealType | null; lines: ReadLine[] }

/** What was read, before the person has said anything: what is sure is chosen, what is not known is left out. @param usual the meal of what has none */
export function rowsOf(meals: readonly ReadMeal[], newGuid: () => string, usual: MealType | null = null): MealRows[] {
  return meals.map(({ day, meal, lines }) => ({
    key: newGuid(),
    day,
    meal: meal ?? usual,
    rows: lines.map((line) => rowOf(line, newGuid())),
  }))
}

function rowOf(line: ReadLine, guid: string): Row {
  const row: Row = { guid, line, chosen: null, amount: '', unit: 'g', isLeftOut: line.candidates.length === 0 }
  // The amount is that of the likeliest one, so that it can be seen before a choice.
  const likeliest = line.candidates[0] === undefined ? row : choose(row, 0)
  return { ...likeliest, chosen: line.doubt === 'sure' ? 0 : null }
}

/** Chooses a candidate; the amount is what was written, in a unit of it. */
export function choose(row: Row, place: number): Row {
  const candidate = row.line.candidates[place]
  if (candidate === undefined) return { ...row, chosen: null }
  const said = amountSaid(candidate)
  return {
    ...row,
    chosen: place,
    ...said,
    amount: said.amount === '' && row.chosen !== null ? row.amount : said.amount,
  }
}

function amountSaid(candidate: ReadCandidate): Pick<Row, 'amount' | 'unit'> {
  if (candidate.kind === 'ingredient') {
    const [first = 'g'] = rowUnits(candidate)
    return { amount: figure(candidate.amount), unit: candidate.unit ?? first }
  }
  if (candidate.grams !== null) return { amount: figure(candidate.grams), unit: 'g' }
  return { amount: figure(candidate.portions), unit: 'portions' }
}

const figure = (value: number | null): string => (value === null ? '' : formatNumber(roundTo(value, 2), 2))

/** The units in which a candidate can be recorded, the usual one first. */
export function rowUnits(candidate: ReadCandidate): readonly RowUnit[] {
  if (candidate.kind === 'ingredient') return unitsOf(candidate.ingredient)
  return candidate.recipe.is_weighed ? ['portions', 'g'] : ['portions']
}

export const rowUnitLabel = (unit: RowUnit): string => (unit === 'portions' ? 'porce' : amountUnitLabel(unit))

export const candidateName = (candidate: ReadCandidate): string =>
  candidate.kind === 'ingredient' ? candidate.ingredient.name : candidate.recipe.name

export type RowProblems = { chosen?: string; amount?: string }

/** What the person has still to say of a row; nothing where it can be recorded or is left out. */
export function problemsOf({ line, chosen, amount, unit, isLeftOut }: Row): RowProblems {
  if (isLeftOut) return {}
  const { min, max } = limitsOf(unit)
  const count = parseAmount(amount)
  return {
    ...(chosen === null || line.candidates[chosen] === undefined ? { chosen: 'Vyberte, co to bylo' } : {}),
    ...(count === null
      ? { amount: 'Kolik toho bylo?' }
      : !isWithin(count, unit)
        ? { amount: `Zadejte ${figure(min)} až ${figure(max)}` }
        : {}),
  }
}

const limitsOf = (unit: RowUnit) => (unit === 'portions' ? DIARY_PORTIONS : DIARY_AMOUNT)

function isWithin(count: number, unit: RowUnit): boolean {
  const { min, max } = limitsOf(unit)
  return count >= min && count <= max
}

const isSolved = (row: Row): boolean => Object.keys(problemsOf(row)).length === 0

/** Whether a meal has nothing left to say. */
export const isMealSolved = ({ meal, rows }: MealRows): boolean =>
  rows.every(isSolved) && (meal !== null || rows.every(({ isLeftOut }) => isLeftOut))

/** The entries of what is confirmed and not left out, and how they look until the server has answered. */
export function entriesOf(meals: readonly MealRows[]): NewEntries {
  const made = meals.flatMap(({ day, meal, rows }) => rows.flatMap((row) => entryOfRow(row, day, meal) ?? []))
  return { entries: made.flatMap(({ entries }) => entries), looks: made.flatMap(({ looks }) => looks) }
}

/** What a row says: some amount of a food or dish; null while one of the two is not said, or is none that can be recorded. */
export function helpingOfRow({ line, chosen, amount, unit }: Row) {
  const candidate = chosen === null ? undefined : line.candidates[chosen]
  const count = parseAmount(amount)
  if (candidate === undefined || count === null || !isWithin(count, unit)) return null
  const choice = candidate.kind === 'recipe' ? fromReadDish(candidate.recipe) : fromFood(candidate.ingredient)
  return { choice, helping: { count, unit } satisfies Helping }
}

function entryOfRow(row: Row, day: string, meal: MealType | null) {
  const said = row.isLeftOut || meal === null ? null : helpingOfRow(row)
  return said && meal && entryOf(said.choice, said.helping, { day, meal }, row.guid)
}
