import type { FormEvent } from 'react'
import { LIST_PATH } from '#app/features/catalogue/filter/list-address.ts'
import type { FilterFieldsProps } from '#app/features/catalogue/filter/panel/filter-fields.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useIsWide } from './use-is-wide.ts'

export const PANEL_ID = 'filtry'
export const FORM_ID = 'filtry-formular'

const FilterFields = lazyPart(
  async () => ({ default: (await import('#app/features/catalogue/filter/panel/filter-fields.tsx')).FilterFields }),
  {
    waiting: <Skeleton className="my-2 h-[calc(100dvh-8rem)]" />,
  },
)

type FilterPanelProps = Omit<FilterFieldsProps, 'scope'> & { settle: () => void }

/**
 * The filters beside the list. A plain form: with scripts each choice takes effect at once, without them the button submits it.
 * On phones a sheet replaces it, the code of the fields is not even fetched, and without scripts the link to its anchor shows
 * it.
 */
export function FilterPanel({ settle, ...fields }: FilterPanelProps) {
  const isWide = useIsWide()
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
        {isWide ? <FilterFields {...fields} /> : null}
        <noscript>
          <Button type="submit" variant="accent" className="my-4 w-full">
            Zobrazit recepty
          </Button>
        </noscript>
      </form>
    </aside>
  )
}
