import { useQueryClient } from '@tanstack/react-query'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { MY_RECIPES_PATH, recipeEditorPath } from '#app/features/catalogue/user-paths.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { checkDraft } from './check-draft.ts'
import type { Draft, DraftProblems } from './draft.ts'
import { problemsOf } from './problems-of.ts'
import { type Saved, type SaveTarget, saveRecipe } from './save-recipe.ts'

type SavingOptions = {
  draft: Draft
  target: SaveTarget
  onSaved: () => void
  /** The page that follows. */
  wayOnceSaved: (saved: Saved) => string
}

/** In the user area: the list, or the photos that are missing. */
export function wayInUserArea({ recipe, without_photos }: Saved): string {
  return without_photos ? recipeEditorPath(recipe.slug) : MY_RECIPES_PATH
}

/** The draft holds what is typed; the form only sends it. */
const NO_VALUES: Record<string, string> = {}

/** Sends the recipe once; problems are shown at their places, and nothing typed is lost. */
export function useRecipeSaving({ draft, target, onSaved, wayOnceSaved }: SavingOptions) {
  const { api } = useAccount()
  const [hasConflict, setHasConflict] = useState(false)
  const [saved, setSaved] = useState<Saved | null>(null)
  const overwrites = useRef(false)
  const refusedBy = useRef<'browser' | 'server'>('browser')
  useLeave(saved, wayOnceSaved)
  const form = useForm<string, Record<string, string>>({
    saved: NO_VALUES,
    guarded: true,
    check: () => {
      refusedBy.current = 'browser'
      return checkDraft(draft)
    },
    problemsOf: (refusal) => {
      refusedBy.current = 'server'
      return problemsOf(refusal, draft.lines)
    },
    onFailure: (failure) => {
      const isConflict = failure.has('CHANGED_ELSEWHERE')
      if (isConflict) setHasConflict(true)
      return isConflict
    },
    submit: async () => {
      const result = await saveRecipe(api, target, draft, overwrites.current)
      onSaved()
      setSaved(result)
    },
  })
  const overwrite = () => {
    setHasConflict(false)
    overwrites.current = true
    form.form.ref.current?.requestSubmit()
    overwrites.current = false
  }
  // Until the page is left, nothing is sent again.
  const pending = form.pending || saved !== null
  // What the browser refused is shown until it is mended, not until the next attempt.
  const problems = refusedBy.current === 'server' ? form.problems : stillBroken(form.problems, draft)
  return { ...form, problems, pending, hasConflict, overwrite, closeConflict: () => setHasConflict(false) }
}

function stillBroken(problems: DraftProblems, draft: Draft): DraftProblems {
  if (!Object.values(problems).some(Boolean)) return problems
  const broken = checkDraft(draft)
  return Object.fromEntries(Object.keys(problems).map((path) => [path, problems[path] && broken[path]]))
}

/** After saving, navigates to the page that follows. */
function useLeave(saved: Saved | null, wayOnceSaved: SavingOptions['wayOnceSaved']): void {
  const way = useRef(wayOnceSaved)
  const navigate = useNavigate()
  const client = useQueryClient()
  useEffect(() => {
    if (!saved) return
    const { recipe, without_photos } = saved
    client.removeQueries({ queryKey: ['own-recipes'] })
    client.removeQueries({ queryKey: ['recipe-editor'] })
    // Also one that is being read: it may still name the draft that became this recipe.
    client.removeQueries({ queryKey: ['recipe-drafts'] })
    showSnackbar(without_photos ? SUCCESS_MESSAGES.SUCCESS_AND_NOW_PHOTOS : savedWords(recipe), 'success')
    const timer = setTimeout(() => {
      // The way back leads past the editor, whose draft is gone.
      void navigate(way.current(saved), { replace: true })
    })
    return () => clearTimeout(timer)
  }, [saved, navigate, client])
}

function savedWords({ is_private, status }: RecipeDetail): string {
  if (is_private) return 'Recept je uložený jen pro vás.'
  return status === 'Pending' ? 'Recept je uložený a\u00a0čeká na schválení.' : 'Recept je uložený.'
}
