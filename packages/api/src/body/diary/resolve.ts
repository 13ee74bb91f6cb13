import type { DiaryWhat, NewDiaryEntry } from '@zivina/contract/body/diary-fields'
import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { ownUnit } from '@zivina/domain/catalogue/kitchen/amount-units'
import { scaleTotals } from '@zivina/nutrition/macros'
import { ApiError, isApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { type EatenPart, readEatenParts } from '#api/planning/meal-plans/service.ts'
import {
  type Edible,
  type FoodWhat,
  foodsOf,
  type RecordedFood,
  readEdible,
  recordFood,
  requireSane,
  scaleRecorded,
} from '../foods/service.ts'
import { selectEntries } from './entry-queries.ts'
import type { EntryRow, NewEntry } from './entry-row.ts'

type Named<Kind extends DiaryWhat['kind']> = Extract<DiaryWhat, { kind: Kind }>

/** A food as it is to be recorded; `last_known` is kept where it is not there any more. */
type Meant = { what: FoodWhat | null; last_known: RecordedFood | null; planned_item: string | null }

/**
 * New entries as they are inserted, with the figures of their foods now. Takes three statements at most.
 * @throws ApiError NOT_FOUND where a food, an entry or a part of a plan is not there for the person
 */
export async function resolveEntries(
  ctx: UserCtx<'db' | 'urls'>,
  entries: readonly NewDiaryEntry[],
): Promise<NewEntry[]> {
  const whats = entries.map(({ what }) => what)
  const former = await readFormer(ctx, whats.filter(isCopy))
  const parts = await readParts(ctx, whats.filter(isPlanned))
  const meant = whats.map((what): Meant => {
    if (isCopy(what)) return meantByCopy(what, former)
    if (isPlanned(what)) return meantByPart(partOf(what, parts))
    return { what, last_known: null, planned_item: null }
  })
  const edible = await readEdible(ctx.db, ctx.actor.guid, foodsOf(meant.map(({ what }) => what)))
  return entries.map(({ guid, day, meal, position = null, note }, at) => {
    const { what, last_known, planned_item } = meant[at] ?? NOTHING
    const kept = (what === null ? null : keepAsKnown(what, edible, last_known)) ?? last_known
    if (kept === null) throw new ApiError('NOT_FOUND')
    requireSane(kept)
    return { guid, day, meal, position, note, planned_item, ...kept }
  })
}

/** What cannot be converted any more is as it was kept. */
function keepAsKnown(what: FoodWhat, edible: Edible, last_known: RecordedFood | null): RecordedFood | null {
  try {
    return recordFood(what, edible)
  } catch (error) {
    if (last_known === null || !isApiError(error)) throw error
    return last_known
  }
}

const NOTHING: Meant = { what: null, last_known: null, planned_item: null }
const isCopy = (what: DiaryWhat): what is Named<'copy'> => what.kind === 'copy'
const isPlanned = (what: DiaryWhat): what is Named<'planned'> => what.kind === 'planned'

async function readFormer(ctx: UserCtx<'db'>, copies: readonly Named<'copy'>[]): Promise<Map<string, EntryRow>> {
  if (copies.length === 0) return new Map()
  const rows = await selectEntries(ctx.db, ctx.actor.guid, { guids: copies.map(({ entry }) => entry) })
  return new Map(rows.map((row) => [row.guid, row]))
}

function meantByCopy({ entry, factor }: Named<'copy'>, former: ReadonlyMap<string, EntryRow>): Meant {
  const row = former.get(entry)
  if (row === undefined) throw new ApiError('NOT_FOUND')
  const last_known = lastKnownOf(scaleRecorded(row, factor))
  return { what: whatOf(last_known), last_known, planned_item: null }
}

function lastKnownOf(row: RecordedFood): RecordedFood {
  const { kind, recipe, recipe_modified, ingredient, product, name, portions, amount, unit, grams, totals } = row
  return {
    kind,
    recipe,
    recipe_modified,
    ingredient,
    product,
    name,
    portions,
    amount,
    unit,
    grams,
    totals,
    constituents: row.constituents,
  }
}

/** The food that was kept, with its amount; null where it is not there any more, or has no figures but the kept ones. */
function whatOf({
  kind,
  recipe,
  recipe_modified,
  ingredient,
  product,
  portions,
  amount,
  unit,
}: RecordedFood): FoodWhat | null {
  const helping = unit === 'g' && amount !== null ? { grams: amount } : portions === null ? null : { portions }
  if (kind === 'recipe' && recipe !== null && helping !== null) return { kind, recipe, ...helping }
  if (kind === 'recipe_modified' && recipe_modified !== null && helping !== null) {
    return { kind, recipe_modified, ...helping }
  }
  if (kind === 'ingredient' && ingredient !== null && amount !== null && unit !== null) {
    return { kind, ingredient, amount, unit }
  }
  if (kind === 'product' && product !== null && amount !== null && (unit === 'g' || unit === 'ml')) {
    return { kind, product, amount, unit }
  }
  return kind === 'water' && amount !== null ? { kind, milliliters: amount } : null
}

async function readParts(
  ctx: UserCtx<'db' | 'urls'>,
  planned: readonly Named<'planned'>[],
): Promise<readonly EatenPart[]> {
  if (planned.length === 0) return []
  return readEatenParts(ctx, { items: planned.map(({ plan, item }) => ({ plan, item })) })
}

/** The eater's part: of the one who is named, of oneself, or of the only one there is. */
function partOf({ plan, item, eater }: Named<'planned'>, parts: readonly EatenPart[]): EatenPart {
  const ofItem = parts.filter((part) => part.plan === plan && part.item.guid === item)
  const only = ofItem.length === 1 ? ofItem[0] : undefined
  const part =
    eater === null ? (ofItem.find(({ is_me }) => is_me) ?? only) : ofItem.find((part) => part.eater === eater)
  if (part === undefined) throw new ApiError('NOT_FOUND')
  return part
}

/** A dish that is hidden from the person, or gone, is recorded with the figures that the plan shows. */
function meantByPart({ item, portions }: EatenPart): Meant {
  return { what: whatOfItem(item, portions), last_known: knownOfItem(item, portions), planned_item: item.guid }
}

function whatOfItem(item: MealPlanItem, portions: number): FoodWhat | null {
  const { recipe, recipe_modified, ingredient, amount, weight_units } = item
  if (recipe !== null) return { kind: 'recipe', recipe, portions }
  if (recipe_modified !== null) return { kind: 'recipe_modified', recipe_modified, portions }
  if (ingredient === null || amount === null || weight_units === null) return null
  return { kind: 'ingredient', ingredient, amount: Number(amount) * portions, unit: ownUnit({ weight_units }) }
}

function knownOfItem({ name, amount, weight_units, totals }: MealPlanItem, portions: number): RecordedFood {
  const isFood = amount !== null && weight_units !== null
  return {
    kind: isFood ? 'ingredient' : 'recipe',
    recipe: null,
    recipe_modified: null,
    ingredient: null,
    product: null,
    name,
    portions: isFood ? null : portions,
    grams: null,
    amount: isFood ? Number(amount) * portions : null,
    unit: isFood ? ownUnit({ weight_units }) : null,
    totals: scaleTotals(totals, portions),
    constituents: {},
  }
}
