import { isDeepStrictEqual } from 'node:util'
import { LINE_AMOUNT_MAX, PORTIONS_MAX } from '@zivina/contract/kernel/limits'
import {
  isOfDays,
  type PlanDays,
  type PlannedPart,
  replacePlanned,
} from '@zivina/domain/planning/shopping/planned-parts'
import type { RecipeParts } from '#api/catalogue/recipes/parts/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { UserCtx } from '#api/kernel/http/scope.ts'
import { isOf, isSame, refuseTooMany, targetOf } from './add-entries.ts'
import { type EntryRow, type ItemRow, type Need, type RecipeRow, selectEntries, upsertEntries } from './item-queries.ts'

/** What days of a plan need: each recipe and food once, with its part of each day. */
export type PlannedNeeds = {
  recipes: readonly { parts: RecipeParts; days: readonly PlannedPart[] }[]
  items: readonly { need: Need; days: readonly PlannedPart[] }[]
}

/** Guids of what came to a list, and of what it replaces: by these it is taken back. */
export type Replaced = { added: string[]; replaced: string[] }

/**
 * Puts what days of a plan need on a locked list, in place of what the same days had put there before. What changes becomes a new
 * entry, and the former one is removed, so that one call takes it back. What stays the same is left as it is.
 * @throws ApiError EMPTY_DAY where the days need nothing and had put nothing there; LIMIT_REACHED
 */
export async function putPlanned(
  ctx: UserCtx<'db'>,
  list: string,
  range: PlanDays,
  needs: PlannedNeeds,
): Promise<Replaced> {
  const present = (await selectEntries(ctx.db, list)).filter(({ is_removed }) => !is_removed)
  const recipes = needs.recipes.map((need) => ({ ...need, former: present.find((entry) => isOf(entry, need.parts)) }))
  const items = needs.items.map((item) => ({ ...item, former: present.find((entry) => isCounted(entry, item.need)) }))
  const met = new Set([...recipes, ...items].map(({ former }) => former))
  // What the days had put there and need no longer.
  const gone = present.filter((entry) => !met.has(entry) && entry.planned.some((part) => isOfDays(part, range)))
  if (needs.recipes.length + needs.items.length + gone.length === 0) throw new ApiError('EMPTY_DAY')
  const changes = [
    ...recipes.map(({ parts, days, former }) => recipeChange(parts, changed(former, range, days), former)),
    ...items.map(({ need, days, former }) => itemChange(need, changed(former, range, days), former)),
    ...gone.map((former) => lessOf(former, changed(former, range, []))),
  ].filter((change) => change !== null)
  const replaced = changes.flatMap(({ former }) => (former === undefined ? [] : [former.guid]))
  const rows = {
    recipes: changes.flatMap(({ recipe }) => (recipe === undefined ? [] : [recipe])),
    items: changes.flatMap(({ item }) => (item === undefined ? [] : [item])),
  }
  refuseTooMany([
    ...present.filter(({ guid }) => !replaced.includes(guid)),
    ...rows.recipes,
    ...rows.items.map((item) => ({ ...item, portions: null })),
  ])
  const added = [...rows.recipes, ...rows.items].map(({ guid }) => guid)
  if (changes.length > 0) await upsertEntries(ctx.db, { list, person: ctx.actor.guid }, rows, replaced)
  return { added, replaced }
}

type Amounts = { amount: number; planned: PlannedPart[] }
type Change = { former: EntryRow | undefined; recipe?: RecipeRow; item?: ItemRow } | null

const isCounted = (entry: EntryRow, need: Need): boolean =>
  isSame(entry, need) && entry.unit === need.unit && entry.amount !== null

function changed(former: EntryRow | undefined, range: PlanDays, days: readonly PlannedPart[]): Amounts {
  const before = { amount: former?.portions ?? former?.amount ?? 0, planned: former?.planned ?? [] }
  const { amount, planned } = replacePlanned(before, range, days)
  return { amount, planned: [...planned] }
}

function recipeChange(
  parts: RecipeParts,
  { amount: portions, planned }: Amounts,
  former: EntryRow | undefined,
): Change {
  if (portions > PORTIONS_MAX) throw new ApiError('LIMIT_REACHED')
  const { name, lines } = parts
  if (former?.portions === portions && isAsBefore(former, planned) && isDeepStrictEqual(former.lines, lines))
    return null
  const attempts = former?.attempts ?? []
  const recipe = { guid: crypto.randomUUID(), ...targetOf(parts), name, portions, lines, attempts, planned }
  return { former, recipe }
}

function itemChange(need: Need, { amount, planned }: Amounts, former: EntryRow | undefined): Change {
  if (amount > LINE_AMOUNT_MAX) throw new ApiError('LIMIT_REACHED')
  if (former?.amount === amount && isAsBefore(former, planned)) return null
  const { ingredient, text, unit } = former ?? need
  const item = {
    guid: crypto.randomUUID(),
    ingredient,
    text,
    amount,
    unit,
    attempts: former?.attempts ?? [],
    planned,
  }
  return { former, item }
}

/** An entry of which the days need nothing any more: what others added to it, or nothing. */
function lessOf(former: EntryRow, { amount, planned }: Amounts): Change {
  if (amount <= 0) return { former }
  const { recipe, recipe_modified, lines, attempts } = former
  const guid = crypto.randomUUID()
  if (former.portions === null) {
    const { ingredient, text, unit } = former
    return { former, item: { guid, ingredient, text, unit, amount, attempts, planned } }
  }
  const shared = { guid, recipe, recipe_modified, name: former.text, lines: lines ?? [] }
  return { former, recipe: { ...shared, portions: amount, attempts, planned } }
}

const isAsBefore = ({ planned }: EntryRow, now: readonly PlannedPart[]): boolean => {
  const sorted = (parts: readonly PlannedPart[]) =>
    parts.map(({ meal_plan, day, amount }) => `${day} ${meal_plan} ${amount}`).toSorted()
  return isDeepStrictEqual(sorted(planned), sorted(now))
}
