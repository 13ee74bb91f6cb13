import { ORDERS_PER_PAGE } from '@zivina/contract/commerce/limits'
import { Receipt } from 'lucide-react'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { ordersKey } from '../membership/use-own-premium.ts'
import { OrderCard } from './order-card.tsx'

const NOUN = { last: 'poslední objednávku', more: 'další objednávky', ofOne: 'objednávky', ofMany: 'objednávek' }

/** The user's orders, the newest first. */
export function OrdersPanel() {
  const { api, guid } = useAccount()
  const list = usePagedList({
    queryKey: ordersKey(guid),
    read: (offset, signal) =>
      api('GET /order', { query: { offset: String(offset), limit: String(ORDERS_PER_PAGE) }, signal }),
    identity: (order) => order.guid,
  })
  return (
    <Panel title="Objednávky" Icon={Receipt} id="objednavky">
      <PagedList
        list={list}
        noun={NOUN}
        waiting={{ text: 'Načítám objednávky…', shape: <Skeleton className="h-40 w-full rounded-card" /> }}
        nothing={<NoOrders />}
      >
        {(orders) => (
          <ul className="flex flex-col gap-4">
            {orders.map((order) => (
              <li key={order.guid}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </Panel>
  )
}

function NoOrders() {
  return (
    <div className="flex flex-col items-center gap-2 rounded-card bg-sunken px-6 py-8 text-center">
      <p className="font-heading text-lg font-semibold text-heading">Zatím žádné objednávky</p>
      <p className="max-w-text text-muted">Až si něco objednáte, najdete tu stav platby.</p>
    </div>
  )
}
