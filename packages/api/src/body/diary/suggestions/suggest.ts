import type { DiarySuggestion, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import { MEAL_TYPES, type MealType } from '@zivina/domain/catalogue/meal-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type EatenPart, readEatenParts } from '#api/planning/meal-plans/service.ts'
import { readLastUsed } from '../../saved-meals/service.ts'
import { presentSuggestion } from '../present.ts'
import { type LightRow, selectFavoriteRecipes, selectLight, selectSuggested } from './suggestion-queries.ts'

/** How far back suggestions look, and how far ahead: a planned dish may be recorded on a later day. */
const DAYS_BACK = 90
const DAYS_AHEAD = 7
const SHOWN = 12

type Counted = { entry: LightRow; count: number }

/** What one may want to record at a meal of a day. Takes six statements at most. */
export async function readSuggestions(ctx: UserCtx<'db' | 'urls'>, { day, meal }: { day: string; meal: MealType }) {
  const person = ctx.actor.guid
  const rows = await selectLight(ctx.db, person, { from: addDays(day, -DAYS_BACK), to: addDays(day, DAYS_AHEAD) })
  const recent = byFood(rows).slice(0, SHOWN)
  const ofMeal = rows.filter((row) => row.meal === meal && row.day <= day)
  const frequent = byFood(ofMeal)
    .filter(({ count }) => count > 1)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, SHOWN)
  const last = ofMeal.find((row) => row.day < day)?.day
  const yesterday = ofMeal.filter((row) => row.day === last).map((entry) => ({ entry, count: 1 }))
  const present = await presenter(ctx, [...recent, ...frequent, ...yesterday])
  return {
    recent: recent.flatMap(present),
    frequent: frequent.flatMap(present),
    yesterday: last === undefined ? null : { day: last, entries: yesterday.toReversed().flatMap(present) },
    planned: await readPlanned(ctx, { day, meal }, rows),
    favorites: (await selectFavoriteRecipes(ctx.db, person, SHOWN)).map(({ photos, ...favorite }) => ({
      ...favorite,
      photo: ctx.urls.optionalPhoto(photos[0] ?? null),
    })),
    saved_meals: await readLastUsed(ctx, SHOWN),
  }
}

/** What is planned for a day and not recorded, in the order of meals. Takes two statements. */
export async function readPlannedOfDay(ctx: UserCtx<'db' | 'urls'>, day: string): Promise<PlannedSuggestion[]> {
  const rows = await selectLight(ctx.db, ctx.actor.guid, {
    from: addDays(day, -DAYS_AHEAD),
    to: addDays(day, DAYS_AHEAD),
  })
  const planned = await readPlanned(ctx, { day }, rows)
  return planned.toSorted((one, other) => MEAL_TYPES.indexOf(one.meal) - MEAL_TYPES.indexOf(other.meal))
}

/** Each food once, by its last entry, with how often it came. */
function byFood(rows: readonly LightRow[]): Counted[] {
  return [...Map.groupBy(rows, ({ food }) => food).values()].flatMap((ofFood) => {
    const [entry] = ofFood
    return entry === undefined ? [] : [{ entry, count: ofFood.length }]
  })
}

async function presenter(
  ctx: UserCtx<'db' | 'urls'>,
  counted: readonly Counted[],
): Promise<(one: Counted) => DiarySuggestion[]> {
  const guids = [...new Set(counted.map(({ entry }) => entry.guid))]
  const rows = guids.length === 0 ? [] : await selectSuggested(ctx.db, ctx.actor.guid, guids)
  const known = new Map(rows.map((row) => [row.guid, row]))
  return ({ entry, count }) => {
    const row = known.get(entry.guid)
    return row === undefined ? [] : [presentSuggestion(row, count, ctx.urls)]
  }
}

/** What is planned for the day or meal and not recorded: one's own part, or everybody's of an own plan by which one does not eat. */
async function readPlanned(
  ctx: UserCtx<'db' | 'urls'>,
  which: { day: string; meal?: MealType },
  rows: readonly LightRow[],
): Promise<PlannedSuggestion[]> {
  const recorded = new Set(rows.map(({ planned_item }) => planned_item))
  const parts = (await readEatenParts(ctx, which)).filter(({ item }) => !recorded.has(item.guid))
  return parts
    .filter(({ is_me, item }) => is_me || !parts.some((other) => other.is_me && other.item.guid === item.guid))
    .map(presentPart)
}

function presentPart({ item, ...part }: EatenPart): PlannedSuggestion {
  const { guid, meal_type: meal, recipe, recipe_modified, ingredient, name, slug, photo, totals } = item
  const kilojoules = totals.kilojoules === null ? null : totals.kilojoules * part.portions
  return { ...part, item: guid, meal, recipe, recipe_modified, ingredient, name, slug, photo, kilojoules }
}
