import { CircleAlert } from 'lucide-react'
import { Fields } from '#app/kit/form/fields.tsx'
import type { TableForm } from '#app/kit/form/use-table-form.ts'
import type { IngredientBody } from './ingredient-table.ts'
import { judgeValues } from './ingredient-values.ts'

/** What the values typed so far say about themselves, and for unlikely ones the question whether they are right. */
export function PlausibilityNotes({ form }: { form: TableForm<IngredientBody> }) {
  const findings = judgeValues(form.values)
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
      {findings.some(({ severity }) => severity === 'unlikely') ? (
        <Fields of={form} only={['confirmed']} className="contents" />
      ) : null}
    </div>
  )
}
