import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import type { NoteRow } from './queries.ts'

/** A note as its writer sees it. */
export function presentNote(row: NoteRow): RecipeNote {
  return {
    recipe: {
      guid: row.recipe_guid,
      slug: row.recipe_slug,
      name: row.recipe_name,
      is_shown: row.recipe_shown,
      is_own: row.recipe_own,
    },
    text: row.text,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}
