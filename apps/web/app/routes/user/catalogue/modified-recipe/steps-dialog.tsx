import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { useReducer } from 'react'
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
import { STAYS_TYPED, useChange } from './use-change.ts'

type StepsDialogProps = { recipe: RecipeModifiedDetail; onClose: () => void }

/** The reducer holds what is typed; the form only sends it. */
const NO_VALUES: Record<string, string> = {}

/** The steps of a modified recipe: its own, or the original's to start from. */
export default function StepsDialog({ recipe, onClose }: StepsDialogProps) {
  const { change, isOutdated } = useChange(recipe)
  const [{ steps }, dispatch] = useReducer(draftReducer, recipe, ({ steps }) => {
    return { ...emptyDraft(), steps: draftSteps(steps) }
  })
  const form = useForm<string, Record<string, string>>({
    saved: NO_VALUES,
    check: () => checkSteps(steps),
    problemsOf,
    submit: () => change({ steps: stepsPayload(steps) }),
  })
  return (
    <FormDialog
      form={isOutdated ? { ...form, failure: STAYS_TYPED } : form}
      title="Upravit postup"
      label="Uložit postup"
      onClose={onClose}
      extra={
        recipe.has_own_steps ? (
          <ActionButton variant="quiet" run={() => change({ steps: null })}>
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
