import type { Db } from '@zivina/db/database'
import type { OrderingChoice } from '@zivina/domain/catalogue/filter/ordering'
import { type SQL, sql } from 'drizzle-orm'
import type { ListFilter } from '#api/catalogue/recipes/filter/service.ts'
import { ingredientConditions, rowConditions } from '#api/catalogue/recipes/filter/sql.ts'
import { allOf } from '#api/kernel/lists/sql.ts'
import { guidArray } from '../sql.ts'
import { partCondition } from './list.ts'

/** The bits of the common ingredients among some, by guid. */
type CommonBits = ReadonlyMap<string, number>

/** The number of matching approved recipes; with an ordering, of those whose ordering column is known. */
export async function countRecipes(db: Db, filter: ListFilter, known: OrderingChoice | null = null): Promise<number> {
  const asked = [...filter.must_ingredients, ...filter.pantry_ingredients, ...filter.exclude_ingredients]
  const bits = asked.length > 0 ? await selectCommonBits(db, asked) : new Map<string, number>()
  const { rows } = await db.execute<{ count: number }>(sql`select ${countExpression(filter, bits, known)} as count`)
  return rows[0]?.count ?? 0
}

async function selectCommonBits(db: Db, guids: readonly string[]): Promise<CommonBits> {
  const { rows } = await db.execute<{ ingredient: string; bit: number }>(
    sql`select ingredient, bit from common_ingredient where ingredient = any(${guidArray(guids)})`,
  )
  return new Map(rows.map(({ ingredient, bit }) => [ingredient, bit]))
}

/**
 * Text, tags and creator make PostgreSQL read whole rows, which contain the array of ingredients. All other filters are counted
 * on indexes only: common ingredients by their bits, which the indexes of recipes hold, others by the index of the lines, which
 * names few recipes for them. Excluded ones of the latter kind are counted and subtracted.
 */
function countExpression(filter: ListFilter, bits: CommonBits, known: OrderingChoice | null): SQL {
  const rows = [...rowConditions(filter), ...(known ? partCondition(known, 'known') : [])]
  if (filter.variants.length > 0 || filter.tags.length > 0 || filter.creator !== null) {
    return countWhere([...rows, ...ingredientConditions(filter)])
  }
  const { must_ingredients, pantry_ingredients, exclude_ingredients } = filter
  const must = must_ingredients.map((guid) => holdsAny([guid], bits))
  const pantry = pantry_ingredients.length > 0 ? [holdsAny(pantry_ingredients, bits)] : []
  const excluded = splitByBits(exclude_ingredients, bits)
  const without = excluded.mask === 0n ? [] : [sql`${overlap(excluded.mask)} = 0`]
  const wanted = [...rows, ...must, ...pantry, ...without]
  if (excluded.others.length === 0) return countWhere(wanted)
  return sql`${countWhere(wanted)} - ${countWhere([...wanted, hasLine(excluded.others)])}`
}

function countWhere(list: readonly SQL[]): SQL {
  return sql`(select count(*)::int from recipe r where ${allOf(list)})`
}

function holdsAny(guids: readonly string[], bits: CommonBits): SQL {
  const { mask, others } = splitByBits(guids, bits)
  if (mask === 0n) return hasLine(others)
  return others.length === 0 ? sql`${overlap(mask)} <> 0` : sql`(${overlap(mask)} <> 0 or ${hasLine(others)})`
}

function overlap(mask: bigint): SQL {
  return sql`(r.common_ingredients & ${mask.toString()}::bigint)`
}

/** By the lines: an index on ingredient and recipe answers without reading a row. */
function hasLine(guids: readonly string[]): SQL {
  const [only, ...others] = guids
  const which = others.length === 0 ? sql`= ${only}` : sql`= any(${guidArray(guids)})`
  return sql`r.guid in (select recipe from recipe_ingredient where ingredient ${which})`
}

function splitByBits(guids: readonly string[], bits: CommonBits): { mask: bigint; others: string[] } {
  const common = guids.flatMap((guid) => bits.get(guid) ?? [])
  const mask = common.reduce((sum, bit) => sum | (1n << BigInt(bit)), 0n)
  return { mask, others: guids.filter((guid) => !bits.has(guid)) }
}
