import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import type { ListData } from '#app/features/catalogue/filter/list-data.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** Shown for an offset beyond the last recipe. */
export function PastEnd({ data }: { data: ListData }) {
  return (
    <EmptyState
      title="Tady už žádné recepty nejsou"
      action={
        <LinkButton href={listAddress(data.filter)} variant="accent">
          Zobrazit od začátku
        </LinkButton>
      }
    />
  )
}
