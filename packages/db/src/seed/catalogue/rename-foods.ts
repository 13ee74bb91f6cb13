import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { ingredientSearchText } from '#db/ingredient-derived.ts'
import { readCsv, requiredText } from '#db/seed/catalogue-file.ts'
import { readStarterFoods } from './foods.ts'
import { writeFoods } from './write-foods.ts'

/** The names under which earlier versions seeded foods, by slug. */
export async function readFormerNames(): Promise<Map<string, string>> {
  const rows = await readCsv('foods/former-names.csv')
  return new Map(rows.map((row) => [requiredText(row, 'slug'), requiredText(row, 'former_name')]))
}

/** Gives starter foods that still have a former name their present one, unless another food has it. */
export async function renameFoods(tx: Db): Promise<void> {
  const former = [...(await readFormerNames())].map(([slug, name]) => ({ slug, name }))
  const { rows } = await tx.execute<{ guid: string; slug: string; suggestion_names: string[] }>(sql`
    select i.guid, i.slug, i.suggestion_names from ingredient i
      join jsonb_to_recordset(${JSON.stringify(former)}::jsonb) f (slug text, name text) using (slug, name)
    where i.creator is null`)
  if (rows.length === 0) return
  const foods = new Map((await readStarterFoods()).map(({ food }) => [food.slug, food]))
  const named = rows.flatMap(({ guid, slug, suggestion_names }) => {
    const food = foods.get(slug)
    if (food === undefined) return []
    const search_text = ingredientSearchText(food.name, suggestion_names)
    return [{ guid, name: food.name, search_text, kitchen: food.kitchen ?? null }]
  })
  const taken = await namesInUse(
    tx,
    named.map(({ name }) => name),
  )
  const free = named.filter(({ name }) => !taken.has(name))
  if (free.length > 0) await writeFoods(tx, ['name', 'search_text', 'kitchen'], free)
}

async function namesInUse(tx: Db, names: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(
    sql`select name from ingredient where not is_private and name = any(${sql.param(names)}::text[])`,
  )
  return new Set(rows.map(({ name }) => name))
}
