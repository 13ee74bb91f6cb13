import { CircleAlert } from 'lucide-react'
import { controlAttributes, FieldError } from '#app/kit/form/field-frame.tsx'
import type { Form } from '#app/kit/form/use-form.ts'
import { Checkbox } from '#app/kit/ui/checkbox.tsx'
import { type IngredientValues, judgeValues } from './ingredient-values.ts'

/** Findings about the values typed so far, and a checkbox to confirm unlikely ones. */
export function PlausibilityNotes({ form, id }: { form: Form<IngredientValues>; id: string }) {
  const findings = judgeValues(form.values)
  const asks = findings.some(({ severity }) => severity === 'unlikely')
  const problem = asks ? form.problems.confirmed : undefined
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      <ul role="status" className="flex flex-col gap-2 empty:hidden">
        {findings.map(({ problem: code, message }) => (
          <li key={code} className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3">
            <CircleAlert className="mt-0.5 size-5 shrink-0 text-heading" aria-hidden />
            <span>{message}</span>
          </li>
        ))}
      </ul>
      {asks ? (
        <Checkbox
          checked={form.values.confirmed}
          {...controlAttributes(`${id}-confirmed`, { error: problem })}
          onChange={(event) => form.set('confirmed', event.target.checked)}
        >
          Zkontrolováno, takhle to na obalu opravdu je
        </Checkbox>
      ) : null}
      <FieldError of={`${id}-confirmed`}>{problem}</FieldError>
    </div>
  )
}
