import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { MY_RECIPES_PATH, recipeEditorPath } from '#app/session/user-navigation.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft, DraftProblems } from './draft.ts'
import { problemsOf } from './problems-of.ts'
import { type Saved, type SaveTarget, saveRecipe } from './save-recipe.ts'

type SavingOptions = { draft: Draft; target: SaveTarget; onSaved: () => void }

/** Sends the recipe once; problems are shown at their places, and nothing typed is lost. */
export function useRecipeSaving({ draft, target, onSaved }: SavingOptions) {
  const { api } = useAccount()
  const [problems, setProblems] = useState<DraftProblems>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [conflict, setConflict] = useState(false)
  const [pending, setPending] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)
  const [refusals, setRefusals] = useState(0)
  const busy = useRef(false)
  useLeave(saved)

  const refuse = (found: DraftProblems) => {
    setProblems(found)
    setRefusals((before) => before + 1)
  }
  const fail = (error: unknown) => {
    const found = problemsOf(error)
    if (found) refuse(found)
    else if (error instanceof ApiFailure && error.has('CHANGED_ELSEWHERE')) setConflict(true)
    else setFailure(describeFailure(error))
  }
  const save = async (overwrite = false) => {
    if (busy.current) return
    const found = checkDraft(draft)
    setFailure(null)
    setConflict(false)
    setProblems(found)
    if (Object.keys(found).length > 0) return refuse(found)
    busy.current = true
    setPending(true)
    try {
      const result = await saveRecipe(api, target, draft, overwrite)
      onSaved()
      setSaved(result)
    } catch (error) {
      fail(error)
      busy.current = false
      setPending(false)
    }
  }
  return { save, problems, failure, conflict, closeConflict: () => setConflict(false), pending, refusals }
}

/** After saving, navigates to the list, or to the photos that are missing. */
function useLeave(saved: Saved | null): void {
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (!saved) return
    const { recipe, without_photos } = saved
    client.removeQueries({ queryKey: ['own-recipes'] })
    client.removeQueries({ queryKey: ['recipe-editor'] })
    const waits = recipe.status === 'Pending' ? 'Recept je uložený a\u00a0čeká na schválení.' : 'Recept je uložený.'
    showSnackbar(without_photos ? SUCCESS_MESSAGES.SUCCESS_AND_NOW_PHOTOS : waits, 'success')
    const timer = setTimeout(() => {
      void navigate(without_photos ? recipeEditorPath(recipe.slug) : MY_RECIPES_PATH)
    })
    return () => clearTimeout(timer)
  }, [saved, navigate, client])
}
