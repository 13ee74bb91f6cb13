import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SharedWithMe } from '@zivina/contract/planning/shares'
import { useNavigate } from 'react-router'
import { shoppingListPath } from '#app/features/planning/user-paths.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

/** Invitations to lists of others, to accept or decline. */
export function Invitations() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['shared-with-me', guid],
    queryFn: ({ signal }) => api('GET /share', { signal }),
    refetchOnMount: 'always',
  })
  const open = (data?.results ?? []).filter(({ kind, is_accepted }) => kind === 'shopping_list' && !is_accepted)
  if (open.length === 0) return null
  const refresh = () => client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.includes(guid) })
  const accept = async (share: SharedWithMe) => {
    await api('POST /share/{guid}/accept', { params: { guid: share.guid } })
    await refresh()
    await navigate(shoppingListPath(share.object))
  }
  const decline = async (share: SharedWithMe) => {
    await api('DELETE /share/{guid}', { params: { guid: share.guid } })
    await refresh()
  }
  return (
    <section aria-label="Pozvánky" className="flex flex-col gap-3 print:hidden">
      {open.map((share) => (
        <div key={share.guid} className="flex flex-wrap items-center gap-3 rounded-card bg-brand-soft p-4">
          <p className="min-w-0 flex-1 basis-56 wrap-anywhere">
            <strong>{share.owner_name}</strong> vás zve ke společnému nákupnímu seznamu.
          </p>
          <ActionButton variant="brand" run={() => accept(share)} pendingLabel="Přijímám…">
            Přijmout
          </ActionButton>
          <ActionButton variant="quiet" run={() => decline(share)}>
            Odmítnout
          </ActionButton>
        </div>
      ))}
    </section>
  )
}
