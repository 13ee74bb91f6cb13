import type { FormEvent } from 'react'
import { Button } from '../../../components/ui/button.tsx'
import { LIST_PATH } from './list-address.ts'
import { FilterFields, type FilterFieldsProps } from './panel/filter-fields.tsx'

export const PANEL_ID = 'filtry'
export const FORM_ID = 'filtry-formular'

type FilterPanelProps = Omit<FilterFieldsProps, 'scope'> & { settle: () => void }

/**
 * The filters beside the list. A plain form: with scripts each choice counts at once, without them the button sends it.
 * On phones a sheet takes its place, and without scripts the link to its anchor brings it out.
 */
export function FilterPanel({ settle, ...fields }: FilterPanelProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    settle()
  }
  return (
    <aside
      id={PANEL_ID}
      aria-label="Filtry"
      className="hidden rounded-card bg-surface shadow-card target:block md:sticky md:top-20 md:block md:max-h-[calc(100dvh-6rem)] md:overflow-y-auto md:overscroll-contain print:hidden"
    >
      <form id={FORM_ID} method="get" action={LIST_PATH} onSubmit={submit} className="px-4 py-2">
        <FilterFields {...fields} />
        <noscript>
          <Button type="submit" variant="accent" className="my-4 w-full">
            Zobrazit recepty
          </Button>
        </noscript>
      </form>
    </aside>
  )
}
