import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LIMIT_MAX } from '@zivina/contract/kernel/limits'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { ConsentPanel } from '#app/features/counselling/consent-panel.tsx'
import { ConsultationCard } from '#app/features/counselling/consultation-card.tsx'
import { NoteConsent } from '#app/features/counselling/note-consent.tsx'
import { TailoredPlans } from '#app/features/counselling/tailored-plans.tsx'
import { CONSULTATIONS_PATH } from '#app/features/counselling/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const TITLE = 'Moje poradna'
const KEY = ['consultations'] as const

export const meta = privateMetaOf({
  title: TITLE,
  description:
    'Vaše konzultace s\u00a0nutriční terapeutkou: termíny, přesunutí, zrušení a\u00a0na čem jste se domluvili.',
  keywords: ['nutriční poradna', 'konzultace'],
  path: CONSULTATIONS_PATH,
})

/** The person's own consultations. */
export default function Consultations() {
  const { api } = useAccount()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /consultation', { query: { limit: String(LIMIT_MAX) }, signal }),
    staleTime: 0,
  })
  const refresh = () => client.invalidateQueries({ queryKey: KEY })
  useReturnFromGateway(refresh)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{TITLE}</h1>
        {query.data && query.data.count > 0 ? (
          <LinkButton href="/nutricni-poradna#cenik" variant="accent">
            Objednat další
          </LinkButton>
        ) : null}
      </div>
      <QueryGate query={query} waiting={{ text: 'Načítám vaše konzultace…', shape: <Skeleton className="h-64" /> }}>
        {({ results }) =>
          results.length === 0 ? (
            <EmptyState
              picture="talk"
              title="Zatím jste si žádnou konzultaci neobjednali"
              link={{ href: '/nutricni-poradna#cenik', label: 'Vybrat termín' }}
            >
              Tady uvidíte své termíny a{'\u00a0'}to, na čem jste se s{'\u00a0'}nutriční terapeutkou domluvili.
            </EmptyState>
          ) : (
            <>
              <ul className="flex flex-col gap-5">
                {results.map((consultation) => (
                  <li key={consultation.guid}>
                    <ConsultationCard consultation={consultation} onChange={refresh} />
                  </li>
                ))}
              </ul>
              <TailoredPlans />
              <ConsentPanel />
              <NoteConsent onWithdrawn={refresh} />
            </>
          )
        }
      </QueryGate>
    </>
  )
}

/** Has the payment read once where the person returns from the gateway, as its notification may come later than they do. */
function useReturnFromGateway(refresh: () => Promise<unknown>): void {
  const { api } = useAccount()
  const [search, setSearch] = useSearchParams()
  // An order has the guid of its consultation.
  const guid = search.get('objednavka')
  const asked = useRef<string | null>(null)
  useEffect(() => {
    if (guid === null || asked.current === guid) return
    asked.current = guid
    void api('POST /consultation/{guid}/check', { params: { guid } })
      // A gateway that does not answer is asked again by the server.
      .catch(() => {})
      .finally(() => {
        void refresh()
        setSearch({}, { replace: true })
      })
  }, [api, guid, refresh, setSearch])
}
