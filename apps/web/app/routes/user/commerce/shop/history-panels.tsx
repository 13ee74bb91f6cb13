import type { PointMove, ShopPurchase } from '@zivina/contract/commerce/shop'
import { History, PackageCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { pointsText } from '#app/features/commerce/points/points-text.ts'
import type { Paged } from '#app/kit/list/paged.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { moveText, purchaseText, reasonText } from './shop-words.ts'

const PURCHASE = { last: 'poslední nákup', more: 'další nákupy', ofOne: 'nákupu', ofMany: 'nákupů' }
const MOVE = { last: 'poslední pohyb', more: 'další pohyby', ofOne: 'pohybu', ofMany: 'pohybů' }

/** What the person bought for points, and how each purchase is. */
export function PurchasesPanel({ list }: { list: Paged<ShopPurchase> }) {
  return (
    <Panel title="Co jste koupili" Icon={PackageCheck}>
      <PagedList
        list={list}
        noun={PURCHASE}
        nothing={<p className="text-muted">Zatím nic. Co si tu koupíte, zůstane tady i{'\u00a0'}se stavem předání.</p>}
      >
        {(purchases) => (
          <Rows>
            {purchases.map((purchase) => (
              <Row
                key={purchase.guid}
                name={purchase.item_name}
                note={purchaseText(purchase)}
                at={purchase.created_at}
                points={pointsText(purchase.points)}
              />
            ))}
          </Rows>
        )}
      </PagedList>
    </Panel>
  )
}

/** How the points of the person came and went. */
export function MovesPanel({ list }: { list: Paged<PointMove> }) {
  return (
    <Panel title="Pohyby bodů" Icon={History}>
      <PagedList
        list={list}
        noun={MOVE}
        nothing={<p className="text-muted">Zatím žádné. První body přibudou, až něco od vás schválíme.</p>}
      >
        {(moves) => (
          <Rows>
            {moves.map((move) => (
              <Row key={move.guid} name={reasonText(move)} at={move.created_at} points={moveText(move.points)} />
            ))}
          </Rows>
        )}
      </PagedList>
    </Panel>
  )
}

function Rows({ children }: { children: ReactNode }) {
  return <ul className="flex flex-col divide-y divide-line">{children}</ul>
}

type RowProps = { name: string; note?: string; at: string; points: string }

function Row({ name, note, at, points }: RowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="flex min-w-0 flex-col">
        <span className="wrap-anywhere font-medium text-heading">{name}</span>
        <span className="flex flex-wrap gap-x-3 text-sm text-muted">
          {note === undefined ? null : <span>{note}</span>}
          <time dateTime={at}>{dayText(at)}</time>
        </span>
      </span>
      <span className="figures shrink-0 font-semibold">{points}</span>
    </li>
  )
}
