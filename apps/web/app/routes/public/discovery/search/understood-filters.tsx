import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { activeFilterChips } from '@zivina/domain/catalogue/filter/filter-chips'
import type { RecipeFilter } from '@zivina/domain/catalogue/filter/filters'
import { X } from 'lucide-react'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** What was understood of a question; names are those of its ingredients by guid. */
export type UnderstoodQuestion = {
  filter: RecipeFilter
  names: Readonly<Record<string, string>>
  notes: readonly string[]
  count: number
}

/** What was understood of a question, as filters: each leads to the list without it, the button to the list with all of them. */
export function UnderstoodFilters({ question }: { question: UnderstoodQuestion }) {
  const { filter, names, notes, count } = question
  const byProtein = filter.ordering === 'protein_in_total'
  return (
    <section aria-label="Jak jsme dotaz pochopili" className="flex flex-col gap-4">
      <ul aria-label="Vybrané filtry" className="flex flex-wrap gap-2">
        {activeFilterChips(filter, { ingredients: names }).map(({ key, label, without }) => (
          <li key={key} className="max-w-full">
            <a
              href={listAddress(without)}
              className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-brand bg-brand-soft py-1 pr-3 pl-4 leading-tight text-text hover:border-brand-strong"
            >
              <span className="sr-only">Odebrat filtr: </span>
              <span className="wrap-anywhere line-clamp-2">{tied(label)}</span>
              <X className="size-4 shrink-0" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
      {byProtein ? <p>Recepty řadíme od největšího množství bílkovin v{'\u00a0'}porci.</p> : null}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {count > 0 ? (
        <div>
          <LinkButton href={listAddress(filter)}>
            {`Zobrazit ${counted(count, 'recept', 'recepty', 'receptů')}`}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}
