import { EmptyState } from '../../../components/ui/empty-state.tsx'
import { LinkButton } from '../../../components/ui/link-button.tsx'
import { listAddress } from './list-address.ts'
import type { ListData } from './list-data.ts'

/** An address that skips more recipes than there are. */
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
