import type { Db } from '@zivina/db/database'
import type { recipe } from '@zivina/db/schema/catalogue/recipe'
import type { recipeConfirmation } from '@zivina/db/schema/catalogue/recipe-confirmation'
import { sql } from 'drizzle-orm'
import { LINE_INGREDIENT, SHOWN_COLUMNS } from '#api/catalogue/ingredients/versions/sql.ts'
import type { Viewer } from '#api/kernel/access/ownership.ts'
import { notPrivateTo, readable } from '#api/kernel/access/sql.ts'
import { CARD_COLUMNS, CREATOR_JOIN, type LineRow, type OwnRow, recipeAt, type StepRow, type WordsRow } from '../sql.ts'

type Recipe = typeof recipe.$inferSelect
export type JudgedRow = OwnRow &
  WordsRow &
  Pick<Recipe, 'diet_verdicts' | 'rule_version' | 'cooked_weight' | 'free_lines'>
export type ConfirmationRow = Pick<
  typeof recipeConfirmation.$inferSelect,
  'diet_type' | 'rule_version' | 'by_admin' | 'iddsi_level' | 'therapist' | 'texture_test' | 'tested_on'
> & { confirmed_name: string | null; confirmed_at: string }

/** A recipe with its steps and lines, in their order, and what was confirmed of it. */
export type WholeRecipe = { recipe: JudgedRow; steps: StepRow[]; lines: LineRow[]; confirmations: ConfirmationRow[] }

/**
 * The recipe with a slug or a former slug, in one statement: an approved one, or one that the viewer may see. A present slug
 * takes precedence over a former one; amounts are text, as JSON numbers would lose their two decimals. Lines have the values
 * that the totals were computed from.
 */
export async function selectRecipeBySlug(db: Db, slug: string, viewer: Viewer): Promise<WholeRecipe | null> {
  const { rows } = await db.execute<WholeRecipe>(sql`
    select to_json(recipe) as recipe,
      (select coalesce(json_agg(step), '[]') from (
        select s.number, s.step_title, s.step_text from recipe_step s where s.recipe = recipe.guid order by s.number
      ) step) as steps,
      (select coalesce(json_agg(line), '[]') from (
        select l.ingredient, l.amount::text, l.typed_amount, l.typed_unit, l.count_macros, l.segment, ${SHOWN_COLUMNS}
        from recipe_ingredient l ${LINE_INGREDIENT}
        where l.recipe = recipe.guid order by l.position
      ) line) as lines,
      (select coalesce(json_agg(given), '[]') from (
        select c.diet_type, c.rule_version, c.by_admin, c.iddsi_level, c.therapist,
          c.texture_test, c.tested_on, c.confirmed_at,
          coalesce(p.name, nullif(w.full_name, ''), w.username) as confirmed_name
        from recipe_confirmation c left join "user" w on w.guid = c.confirmed_by
          left join public_profile p on p.user = w.guid
        where c.recipe = recipe.guid order by c.diet_type
      ) given) as confirmations
    from (
      select ${CARD_COLUMNS}, r.version, r.status_note, r.source_url, r.is_private, r.diet_verdicts, r.rule_version,
        r.cooked_weight, r.free_lines, r.headnote, r.tip, r.storage, r.aimed_iddsi_level
      from recipe r ${CREATOR_JOIN}
      where ${readable('r', viewer)} and ${notPrivateTo('r', viewer.guid)} and r.guid = ${recipeAt(slug, viewer)}
    ) recipe`)
  return rows[0] ?? null
}
