import type { CallOutput } from '@zivina/contract/client'
import { activeFilterChips } from '@zivina/domain/catalogue/filter/filter-chips'
import { filterOf } from '#app/features/catalogue/filter/ask-question.ts'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'

/** What was understood of a question, as links to the list: without one of its filters, and with all of them. */
export type UnderstoodQuestion = {
  chips: { key: string; label: string; path: string }[]
  path: string
  by_protein: boolean
  notes: readonly string[]
  count: number
}

type Understood = NonNullable<CallOutput<'GET /search_all'>['understood']>

export function toUnderstoodQuestion(understood: Understood): UnderstoodQuestion {
  const filter = filterOf(understood)
  const names = Object.fromEntries(understood.ingredients.map(({ guid, name }) => [guid, name]))
  return {
    chips: activeFilterChips(filter, { ingredients: names }).map(({ key, label, without }) => ({
      key,
      label,
      path: listAddress(without),
    })),
    path: listAddress(filter),
    by_protein: filter.ordering === 'protein_in_total',
    notes: understood.notes,
    count: understood.count,
  }
}
