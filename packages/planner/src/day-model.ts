import { groupBy } from '@zivina/domain/group-by'
import { boundAmount, type DayBound, DEVIATION_WEIGHT, dayBounds, hasMiddle } from './day-bounds.ts'
import { alikeIn, type DayPlan, type Dish, dayPlan } from './day-plan.ts'
import { PORTION_STEP } from './plan-request.ts'
import type { Option, Problem } from './problem.ts'
import { type LinearModel, ModelBuilder } from './solver/linear-model.ts'

/** A dish that may be chosen for a meal of a day. */
export type DayOption = {
  meal: number
  option: Option
  is_leftover: boolean
  /** Added to its cost: what choosing it takes from the other days (negative: gives). */
  price: number
}

/** What is to be chosen for one day. */
export type DayTask = {
  /** Minutes of work at most; null: no limit. */
  minutes: number | null
  options: readonly DayOption[]
}

/** A day's model, and what its columns stand for. */
export type DayModel = { model: LinearModel; columns: readonly OptionColumns[] }

/** `chosen` is 0 or 1; `extra` by eater: quarters above the least, null where there is no choice. */
type OptionColumns = { from: DayOption; chosen: number; extra: readonly (number | null)[] }

/**
 * Bounds are taken this share narrower, so that what the solver holds for fulfilled within its tolerance of 1e-7 really is.
 */
const SAFETY = 1e-6

/**
 * The mixed-integer model of one day: one dish for each meal, portions in quarters, bands of every eater, minutes of work, no
 * recipe twice, dishes alike spread; cost as in `dayPlan` plus the prices. See docs/domain/meal-plan-model.md.
 */
export function buildDayModel(problem: Problem, task: DayTask): DayModel {
  const model = new ModelBuilder()
  const columns = task.options.map((option) => addOption(model, problem, option))
  addMeals(model, problem, columns)
  addMinutes(model, task.minutes, columns)
  addRecipes(model, columns)
  addGroups(model, problem, columns)
  for (const [eater] of problem.request.eaters.entries()) addBands(model, problem, eater, columns)
  return { model, columns }
}

function addOption(model: ModelBuilder, problem: Problem, from: DayOption): OptionColumns {
  const { leftovers, weights } = problem.request
  const cooking = leftovers && !from.is_leftover ? weights.leftovers : 0
  const chosen = model.whole(from.option.cost + cooking + from.price, 0, 1)
  const extra = from.option.quarters.map((range) => {
    if (range === null || range.from === range.to) return null
    const column = model.whole(0, 0, range.to - range.from)
    const row = model.row(Number.NEGATIVE_INFINITY, 0)
    model.add(row, column, 1)
    model.add(row, chosen, range.from - range.to)
    return column
  })
  return { from, chosen, extra }
}

function addMeals(model: ModelBuilder, problem: Problem, columns: readonly OptionColumns[]): void {
  for (const [meal] of problem.meals.entries()) {
    const row = model.row(1, 1)
    for (const { from, chosen } of columns) if (from.meal === meal) model.add(row, chosen, 1)
  }
}

function addMinutes(model: ModelBuilder, minutes: number | null, columns: readonly OptionColumns[]): void {
  if (minutes === null) return
  const row = model.row(Number.NEGATIVE_INFINITY, minutes)
  for (const { from, chosen } of columns) {
    if (!from.is_leftover) model.add(row, chosen, from.option.candidate.active_minutes ?? 0)
  }
}

/** A recipe is served once a day, unless it is fixed more often. */
function addRecipes(model: ModelBuilder, columns: readonly OptionColumns[]): void {
  for (const alike of groupBy(columns, ({ from }) => from.option.candidate.guid).values()) {
    if (alike.length < 2) continue
    const row = model.row(Number.NEGATIVE_INFINITY, Math.max(1, fixedAmong(columns, alike)))
    for (const { chosen } of alike) model.add(row, chosen, 1)
  }
}

/** How many of the columns are the only choice of their meal. */
function fixedAmong(all: readonly OptionColumns[], some: readonly OptionColumns[]): number {
  return some.filter(({ from }) => all.filter((other) => other.from.meal === from.meal).length === 1).length
}

function addGroups(model: ModelBuilder, problem: Problem, columns: readonly OptionColumns[]): void {
  const cost = problem.request.weights.variety
  if (cost === 0) return
  const groups = new Map<string, OptionColumns[]>()
  for (const column of columns) {
    for (const name of alikeIn(column.from.option.candidate, column.from.is_leftover)) {
      groups.set(name, [...(groups.get(name) ?? []), column])
    }
  }
  for (const alike of groups.values()) {
    const meals = new Set(alike.map(({ from }) => from.meal)).size
    if (meals < 2) continue
    const row = model.row(Number.NEGATIVE_INFINITY, 1)
    for (const { chosen } of alike) model.add(row, chosen, 1)
    model.add(row, model.real(cost, 0, meals), -1)
  }
}

function addBands(model: ModelBuilder, problem: Problem, number: number, columns: readonly OptionColumns[]): void {
  const eater = problem.request.eaters[number]
  if (eater === undefined || !problem.meals.some((meal) => meal.eaten[number])) return
  if (columns.some(({ from }) => from.option.is_unbound)) return
  for (const bound of dayBounds(eater)) addBand(model, problem, number, bound, columns)
}

/** With a middle the bounds are those of the deviation: amount + below − above = middle, in halves of the band. */
function addBand(
  model: ModelBuilder,
  problem: Problem,
  eater: number,
  bound: DayBound,
  columns: readonly OptionColumns[],
): void {
  const half = (bound.to - bound.from) / 2
  const unit = hasMiddle(bound) ? half : Number.isFinite(bound.to) ? bound.to : bound.from
  if (unit <= 0) return
  const row = hasMiddle(bound)
    ? model.row((bound.from + half) / half, (bound.from + half) / half)
    : model.row(
        bound.from > 0 ? (bound.from / unit) * (1 + SAFETY) : Number.NEGATIVE_INFINITY,
        (bound.to / unit) * (1 - SAFETY),
      )
  if (hasMiddle(bound)) {
    const cost = DEVIATION_WEIGHT / problem.request.eaters.length
    const most = 1 - (SAFETY * bound.to) / half
    model.add(row, model.real(cost, 0, most), 1)
    model.add(row, model.real(cost, 0, most), -1)
  }
  for (const { from, chosen, extra } of columns) {
    const range = from.option.quarters[eater]
    if (!range) continue
    const quarter = (boundAmount(from.option.candidate, bound) * PORTION_STEP) / unit
    model.add(row, chosen, quarter * range.from)
    const column = extra[eater]
    if (typeof column === 'number') model.add(row, column, quarter)
  }
}

/** The day plan that the values of a day's model stand for. */
export function readDay(problem: Problem, { columns }: DayModel, values: ArrayLike<number>): DayPlan {
  const dishes: Dish[] = []
  for (const { from, chosen, extra } of columns) {
    if (Math.round(values[chosen] ?? 0) !== 1) continue
    const quarters = from.option.quarters.map((range, eater) => {
      const column = extra[eater]
      return range === null ? 0 : range.from + (typeof column === 'number' ? Math.round(values[column] ?? 0) : 0)
    })
    dishes.push({ meal: from.meal, option: from.option, is_leftover: from.is_leftover, quarters })
  }
  return dayPlan(
    problem,
    dishes.sort((one, other) => one.meal - other.meal),
  )
}
