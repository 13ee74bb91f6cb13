import { useQuery } from '@tanstack/react-query'
import { CONSENT_KIND_LABELS } from '@zivina/domain/counselling/consent-kinds'
import { useState } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

const AT_ONCE = 20
const MOST = 100

/** Who looked at the person's data, read once it is opened. */
export function LooksList() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={'Kdo a\u00a0kdy se díval'} onToggle={setOpen} className="pt-2">
      {isOpen ? <Looks /> : null}
    </Disclosure>
  )
}

function Looks() {
  const { api } = useAccount()
  const [limit, setLimit] = useState(AT_ONCE)
  const query = useQuery({
    queryKey: ['health-looks', limit],
    queryFn: ({ signal }) => api('GET /health_look', { query: { limit: String(limit) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám záznamy…', shape: <Skeleton className="h-24" /> }}>
      {({ results, count }) =>
        results.length === 0 ? (
          <p className="text-muted">Zatím se nikdo nedíval.</p>
        ) : (
          <div className="flex flex-col items-start gap-3">
            <ul className="figures w-full">
              {results.map(({ guid, nutritionist, kind, looked_at }) => (
                <li key={guid} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
                  <span>
                    {nutritionist}: {CONSENT_KIND_LABELS[kind].toLowerCase()}
                  </span>
                  <time dateTime={looked_at} className="text-muted">
                    {momentText(looked_at)}
                  </time>
                </li>
              ))}
            </ul>
            {count > limit && limit < MOST ? <Button onClick={() => setLimit(MOST)}>Starší záznamy</Button> : null}
          </div>
        )
      }
    </QueryGate>
  )
}
