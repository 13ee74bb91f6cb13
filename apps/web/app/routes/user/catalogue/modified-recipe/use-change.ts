import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { ApiFailure, type CallInput } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type Fields = Omit<CallInput<'PATCH /recipe_modified/{slug}'>['body'], 'version'>

/** What a dialog says where it has not overwritten what was changed elsewhere. */
export const STAYS_TYPED: FormFailure = {
  tone: 'info',
  message: 'Mezitím jste to změnili na jiném místě. Co jste zadali, zůstává; uložíte to dalším stiskem.',
}

export type Change = {
  /** Stores fields of the recipe. Once that was refused because of a change elsewhere, the next call overwrites it. */
  change: (fields: Fields) => Promise<void>
  /** Whether the last call was refused because of a change elsewhere. */
  isOutdated: boolean
  /** The page as it is on the server. */
  revalidate: () => Promise<void>
}

/** Changes of the modified recipe of a page. */
export function useChange({ slug, version }: RecipeModifiedDetail): Change {
  const { api } = useAccount()
  const { revalidate } = useRevalidator()
  const [isOutdated, setIsOutdated] = useState(false)
  const change = async (fields: Fields) => {
    const params = { slug }
    try {
      const seen = isOutdated ? (await api('GET /recipe_modified/{slug}', { params })).version : version
      await api('PATCH /recipe_modified/{slug}', { params, body: { version: seen, ...fields } })
    } catch (failure) {
      setIsOutdated(failure instanceof ApiFailure && failure.has('CHANGED_ELSEWHERE'))
      throw failure
    }
    showSnackbar(SUCCESS_MESSAGES.SUCCESS, 'success')
    // The page of the new version replaces this one and its dialogs: until then nothing on it can be pressed. It is drawn later than
    // this promise resolves, so closing a dialog before would let presses reach the old page, which knows the former version.
    await revalidate()
  }
  return { change, isOutdated, revalidate }
}
