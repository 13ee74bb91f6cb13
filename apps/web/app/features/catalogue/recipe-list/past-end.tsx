import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import type { ListData } from './list-data.ts'

/** Shown for an offset beyond the last recipe. */
export function PastEnd({ data }: { data: ListData }) {
  return (
    <EmptyState
      title="Tady už žádné recepty nejsou"
      link={{ href: listAddress(data.filter), label: 'Zobrazit od začátku' }}
    />
  )
}
