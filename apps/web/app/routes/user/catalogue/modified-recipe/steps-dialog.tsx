import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useReducer } from 'react'
import { useRevalidator } from 'react-router'
import { checkSteps } from '#app/features/catalogue/recipe-editor/check-draft.ts'
import { draftSteps, emptyDraft } from '#app/features/catalogue/recipe-editor/draft.ts'
import { stepsPayload } from '#app/features/catalogue/recipe-editor/draft-payload.ts'
import { draftReducer } from '#app/features/catalogue/recipe-editor/draft-reducer.ts'
import { problemsOf } from '#app/features/catalogue/recipe-editor/problems-of.ts'
import { StepList } from '#app/features/catalogue/recipe-editor/step-list.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'

type StepsDialogProps = { recipe: RecipeModifiedDetail; onClose: () => void }

/** The reducer holds what is typed; the form only sends it. */
const NO_VALUES: Record<string, string> = {}

/** The steps of a modified recipe: its own, or the original's to start from. */
export default function StepsDialog({ recipe, onClose }: StepsDialogProps) {
  const { slug, version, has_own_steps } = recipe
  const { api } = useAccount()
  const { revalidate } = useRevalidator()
  const [{ steps }, dispatch] = useReducer(draftReducer, recipe, ({ steps }) => {
    return { ...emptyDraft(), steps: draftSteps(steps) }
  })
  const save = async (own: ReturnType<typeof stepsPayload> | null) => {
    await api('PATCH /recipe_modified/{slug}', { params: { slug }, body: { version, steps: own } })
    showSnackbar(SUCCESS_MESSAGES.SUCCESS, 'success')
    // The page with the new steps replaces this one and its dialog: until then nothing on it can be pressed. It is drawn later
    // than this promise resolves, so closing the dialog here would let presses reach the old page, and lose them.
    await revalidate()
  }
  const form = useForm<string, Record<string, string>>({
    saved: NO_VALUES,
    check: () => checkSteps(steps),
    problemsOf,
    submit: () => save(stepsPayload(steps)),
  })
  return (
    <FormDialog
      form={form}
      title="Upravit postup"
      label="Uložit postup"
      onClose={onClose}
      extra={
        has_own_steps ? (
          <ActionButton variant="quiet" run={() => save(null)}>
            Vrátit původní postup
          </ActionButton>
        ) : (
          <Button variant="quiet" onClick={onClose}>
            Zrušit
          </Button>
        )
      }
    >
      <StepList steps={steps} problems={form.problems} dispatch={dispatch} />
    </FormDialog>
  )
}
