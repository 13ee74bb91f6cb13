import { sql } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { readCsv, requiredText } from '#db/seed/catalogue-file.ts'
import { insertFoods, readStarterFoods } from './foods.ts'

/**
 * Adds starter foods that came after the catalogue was seeded. A food stays out where its slug is taken, or where another food, a
 * person's own one too, has its name in whatever letters.
 */
export async function addFoods(tx: Db): Promise<void> {
  const listed = (await readCsv('foods/foods.csv')).map((row) => ({
    slug: requiredText(row, 'slug'),
    name: requiredText(row, 'name_cs'),
  }))
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select f.slug from jsonb_to_recordset(${JSON.stringify(listed)}::jsonb) f (slug text, name text)
    where not exists (select from ingredient i where i.slug = f.slug)
      and not exists (select from ingredient i where lower(i.name) = lower(f.name))`)
  if (rows.length === 0) return
  const missing = new Set(rows.map(({ slug }) => slug))
  const foods = await readStarterFoods()
  await insertFoods(
    tx,
    foods.filter(({ food }) => missing.has(food.slug)),
  )
}
