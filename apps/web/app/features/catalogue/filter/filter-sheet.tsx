import { counted } from '@zivina/czech/plural'
import type { ChipNames } from '@zivina/domain/catalogue/filter/filter-chips'
import { FILTER_DEFAULTS, normalizeFilter, type RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { knownNames } from './known-options.ts'
import { FilterFields } from './panel/filter-fields.tsx'
import type { PanelOptions } from './panel-options.ts'
import { type CountOf, useCount } from './use-count.ts'

type FilterSheetProps = {
  open: boolean
  onClose: () => void
  filter: RecipeFilter
  count: number
  options: PanelOptions
  names: ChipNames
  apply: (filter: RecipeFilter) => void
  /** Set where another list than the public one is filtered. */
  countOf?: CountOf
}

/** The filters on a phone: a sheet whose button shows the number of recipes found, and closes it. */
export default function FilterSheet({ open, ...rest }: FilterSheetProps) {
  // Each opening starts with the filter of the page.
  return open ? <OpenSheet {...rest} /> : null
}

function OpenSheet({ onClose, filter, count, options, names, apply, countOf }: Omit<FilterSheetProps, 'open'>) {
  const [draft, setDraft] = useState(filter)
  const found = useCount(draft, { filter, count }, countOf)
  const { search, ordering, descending } = draft
  return (
    <Dialog
      open
      onClose={onClose}
      side="bottom"
      title="Filtry"
      footer={
        <div className="flex gap-3">
          <Button variant="quiet" onClick={() => setDraft({ ...FILTER_DEFAULTS, search, ordering, descending })}>
            Zrušit vše
          </Button>
          <Button variant="accent" onClick={() => apply(draft)} className="figures min-w-0 flex-1" aria-live="polite">
            {labelFor(found)}
          </Button>
        </div>
      }
    >
      <div className="px-5 py-1">
        <FilterFields
          filter={draft}
          change={(change) => setDraft((now) => normalizeFilter({ ...now, ...change }))}
          options={options}
          names={{ ...names, ingredients: { ...names.ingredients, ...knownNames() } }}
          scope="panel"
        />
      </div>
    </Dialog>
  )
}

function labelFor(found: number | null): string {
  if (found === null) return 'Zobrazit recepty'
  return found === 0 ? 'Žádný recept neodpovídá' : `Zobrazit ${counted(found, 'recept', 'recepty', 'receptů')}`
}
