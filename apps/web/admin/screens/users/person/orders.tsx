import { useQuery } from '@tanstack/react-query'
import type { ManagedOrder } from '@zivina/contract/commerce/managed-orders'
import { STATE_WORDS } from '@zivina/contract/commerce/order-words'
import { formatMoney } from '@zivina/domain/money'
import { useState } from 'react'
import { PageSteps } from '#admin/kit/record/page-steps.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { momentText } from '#app/kit/text/dates.ts'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { FoldedMoney } from '../../orders/money-section.tsx'
import type { PersonPartProps } from './person-part.ts'

/** What the person ordered, the latest first, each with its money, which can be given back here. */
export function Orders({ person: { guid: user }, reload }: PersonPartProps) {
  const [page, setPage] = useState(1)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['GET /admin/order', user, page],
    queryFn: ({ signal }) => sessionApi('GET /admin/order', { query: { user, page: String(page) }, signal }),
    staleTime: 0,
    placeholderData: (before) => before,
  })
  const change = () => {
    void refetch()
    void reload()
  }
  return (
    <Section title="Objednávky">
      {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          {data.count === 0 ? <p className="text-muted">Nic si neobjednal(a).</p> : null}
          <ul className="divide-y divide-line text-sm empty:hidden">
            {data.results.map((order) => (
              <OrderRow key={order.guid} order={order} onChange={change} />
            ))}
          </ul>
          <PageSteps label="Stránky objednávek" page={page} count={data.count} go={setPage} />
        </>
      ) : error ? null : (
        <Skeleton className="h-6 w-full" />
      )}
    </Section>
  )
}

function OrderRow({ order, onChange }: { order: ManagedOrder; onChange: () => void }) {
  const { number, service, state, amount, refunded, created_at, begins, ends, withdrawn_at } = order
  const details = [
    `č. ${number}`,
    momentText(created_at),
    begins === null ? '' : `platí ${dateText(begins)} – ${ends === null ? 'bez konce' : dateText(ends)}`,
    refunded.haler === 0 ? '' : `vráceno ${formatMoney(refunded)}`,
    withdrawn_at === null ? '' : `odstoupení ${momentText(withdrawn_at)}`,
  ]
  return (
    <li className="py-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{service.name}</span>
        <span className="figures">
          {formatMoney(amount)}, {STATE_WORDS[state]}
        </span>
      </p>
      <p className="wrap-anywhere text-muted">{details.filter(Boolean).join(' · ')}</p>
      <FoldedMoney guid={order.guid} onChange={onChange} />
    </li>
  )
}
