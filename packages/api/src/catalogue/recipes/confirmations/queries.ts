import type { Db } from '@zivina/db/database'
import { recipeConfirmation } from '@zivina/db/schema/catalogue/recipe-confirmation'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import { and, eq, sql } from 'drizzle-orm'
import type { Editor } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, ownedBy } from '#api/kernel/access/sql.ts'

export type ConfirmedRecipe = {
  guid: string
  slug: string
  status: string
  rule_version: string
  /** The stored verdict of the diet. */
  verdict: string | null
}

/** Locks a recipe that the editor may change, by slug or former slug. */
export async function lockConfirmed(
  db: Db,
  { slug, diet_type }: { slug: string; diet_type: RestrictingDiet },
  editor: Editor,
): Promise<ConfirmedRecipe | null> {
  const { rows } = await db.execute<ConfirmedRecipe>(sql`
    select r.guid, r.slug, r.status, r.rule_version, r.diet_verdicts -> ${diet_type} ->> 'verdict' as verdict
    from recipe r
    where r.guid = coalesce((select guid from recipe where slug = ${slug}),
        (select recipe from recipe_old_slug where slug = ${slug}))
      and ${ownedBy(sql.raw('r.creator'), editor)} and ${notPrivateTo('r', editor.guid)}
    for update of r`)
  return rows[0] ?? null
}

export async function insertConfirmation(db: Db, values: typeof recipeConfirmation.$inferInsert): Promise<void> {
  const { recipe: _recipe, diet_type: _diet, ...set } = values
  await db
    .insert(recipeConfirmation)
    .values(values)
    .onConflictDoUpdate({
      target: [recipeConfirmation.recipe, recipeConfirmation.diet_type],
      set: { ...set, confirmed_at: sql`now()` },
    })
}

/** @returns whether there was one */
export async function deleteConfirmation(db: Db, recipe: string, diet_type: RestrictingDiet): Promise<boolean> {
  const { rowCount } = await db
    .delete(recipeConfirmation)
    .where(and(eq(recipeConfirmation.recipe, recipe), eq(recipeConfirmation.diet_type, diet_type)))
  return (rowCount ?? 0) > 0
}
