import { ApiFailure } from '@zivina/contract/client'
import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { useState } from 'react'
import { readKitchen, storeKitchen } from '#app/features/community/cooked/own-kitchen.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** Says that no note was known when typing began. */
const NONE = 'none'

/** On which version of the note typing is based, as a form keeps it beside the text; empty while nothing is typed. */
export const basisOf = (note: RecipeNote | null | undefined): string => note?.updated_at ?? NONE

/** What another window wrote meanwhile: null where it deleted the note, undefined where nothing is in the way. */
export type NewerNote = RecipeNote | null | undefined

/**
 * Saves a note as based on the version that its writer saw. Where another window was faster, nothing is overwritten: the newer note is
 * read and handed out, to be shown beside what is typed.
 */
export function useNoteSaving(owner: string | null, recipe: string) {
  const [newer, setNewer] = useState<NewerNote>()
  return {
    newer,
    /** Once the writer has seen it. */
    dropNewer: () => setNewer(undefined),
    /** @returns whether it is saved; false where there is a newer one. An empty text deletes the note. */
    async save(text: string, basis: string): Promise<boolean> {
      if (owner === null) return false
      try {
        const note = await send(recipe, text.trim(), basis)
        storeKitchen(owner, recipe, { note })
        setNewer(undefined)
        return true
      } catch (failure) {
        if (!(failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE'))) throw failure
        setNewer((await readKitchen(owner, recipe)).note)
        return false
      }
    },
  }
}

async function send(recipe: string, text: string, basis: string): Promise<RecipeNote | null> {
  const params = { recipe }
  const seen_at = basis === NONE ? null : basis
  if (text !== '') return sessionApi('PATCH /recipe_note/{recipe}', { params, body: { text, seen_at } })
  if (seen_at !== null) await sessionApi('DELETE /recipe_note/{recipe}', { params, query: { seen_at } })
  return null
}
