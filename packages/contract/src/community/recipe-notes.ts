import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'
import { Guid, limitAndOffset, listOf, longText, Timestamp } from '#contract/kernel/fields.ts'
import { RECIPE_NOTE_MAX, RECIPE_NOTE_WRITES_PER_HOUR, RECIPE_NOTES_PER_PAGE } from '#contract/kernel/limits.ts'

/** A person's private note about a recipe: plain text that other users do not see. */
export const RecipeNote = z
  .object({
    recipe: z.object({
      guid: Guid,
      slug: z.string(),
      name: z.string(),
      /** Whether the recipe has a public page. */
      is_shown: z.boolean(),
      /** Whether the writer of the note is its author, who sees it in any state. */
      is_own: z.boolean(),
    }),
    text: z.string(),
    /** Sent back with a change, so that two windows do not overwrite each other. */
    updated_at: Timestamp,
  })
  .meta({ id: 'RecipeNote' })
export type RecipeNote = z.infer<typeof RecipeNote>

const params = z.object({ recipe: Guid })
const rate_limits = [{ by: 'user', attempts: RECIPE_NOTE_WRITES_PER_HOUR, seconds: 3600 }] as const

/** One note for each person and recipe. A modified recipe has the note of its original: it is the same dish. */
export const recipeNotes = {
  list: endpoint({
    method: 'GET',
    path: '/recipe_note',
    access: 'user',
    summary: 'One’s own notes about recipes, the last written first.',
    query: z.strictObject(limitAndOffset(RECIPE_NOTES_PER_PAGE)),
    status: 200,
    response: listOf(RecipeNote),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  ofRecipe: endpoint({
    method: 'GET',
    path: '/recipe_note/{recipe}',
    access: 'user',
    summary: 'One’s own note about a recipe; null where there is none.',
    params,
    status: 200,
    response: z.object({ note: RecipeNote.nullable() }),
    errors: [],
  }),
  keep: endpoint({
    method: 'PATCH',
    path: '/recipe_note/{recipe}',
    access: 'user',
    summary:
      'Writes one’s own note about a recipe one may see. Refused where another window wrote or deleted it since `seen_at`; the same text again is the same note.',
    rate_limits,
    params,
    body: z.strictObject({
      text: longText(RECIPE_NOTE_MAX).min(1),
      /** `updated_at` of the note as this window knows it; null where it knows of none. */
      seen_at: Timestamp.nullable(),
    }),
    status: 200,
    response: RecipeNote,
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/recipe_note/{recipe}',
    access: 'user',
    summary: 'Deletes one’s own note about a recipe. Refused where another window wrote it since `seen_at`.',
    rate_limits,
    params,
    query: z.strictObject({ seen_at: Timestamp.optional() }),
    status: 204,
    response: z.void(),
    errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE', 'INCORRECT_QUERY_PARAMS'],
  }),
}
