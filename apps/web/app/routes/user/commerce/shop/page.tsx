import type { ShopItem } from '@zivina/contract/commerce/shop'
import { MY_RECIPES_PATH } from '#app/features/catalogue/user-paths.ts'
import { PointOffers } from '#app/features/commerce/points/point-offers.tsx'
import { usePointOffers } from '#app/features/commerce/points/use-point-offers.ts'
import { SHOP_PATH } from '#app/features/commerce/user-paths.ts'
import type { Paged } from '#app/kit/list/paged.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { BalancePanel } from './balance-panel.tsx'
import { MovesPanel, PurchasesPanel } from './history-panels.tsx'
import { ItemCard } from './item-card.tsx'
import { useBalance, useOwnPurchases, usePointMoves, useShopItems } from './use-shop.ts'

const TITLE = 'Obchod za body'
const NOUN = { last: 'poslední položku', more: 'další položky', ofOne: 'položky', ofMany: 'položek' }
const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-3'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Body za vaše recepty, fotky a\u00a0hlášení chyb, co se za ně dá pořídit a\u00a0co jste už koupili.',
  keywords: ['body za recepty', 'obchod za body'],
  path: SHOP_PATH,
})

/** Where points are spent: what the person has, what it buys, what they bought and how their points changed. */
export default function Shop() {
  const [items, purchases, moves] = [useShopItems(), useOwnPurchases(), usePointMoves()]
  const balance = useBalance()
  const offers = usePointOffers()
  // All of it at once, so that nothing moves when the next part arrives.
  const isReady =
    [items, purchases, moves].every(({ isLoaded, failure }) => isLoaded || failure !== null) && !offers.isPending
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      {isReady ? (
        <>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            {balance === undefined ? null : <BalancePanel balance={balance} />}
            <PointOffers offers={offers.data ?? []} />
          </div>
          <Items list={items} balance={balance ?? 0} />
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <PurchasesPanel list={purchases} />
            <MovesPanel list={moves} />
          </div>
        </>
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Items({ list, balance }: { list: Paged<ShopItem>; balance: number }) {
  return (
    <section aria-labelledby="nabidka" className="flex flex-col gap-4">
      <h2 id="nabidka" className="text-xl">
        Co se dá koupit
      </h2>
      <PagedList
        list={list}
        noun={NOUN}
        nothing={
          <EmptyState
            picture="shop"
            title="Obchod je teď prázdný"
            link={{ href: MY_RECIPES_PATH, label: 'Moje recepty' }}
          >
            Body vám zůstávají a{'\u00a0'}nepropadnou. Až tu zase něco bude, uvidíte to tady i{'\u00a0'}s{'\u00a0'}
            cenou.
          </EmptyState>
        }
      >
        {(items) => (
          <ul className={GRID}>
            {items.map((item) => (
              <ItemCard key={item.guid} item={item} balance={balance} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function Waiting() {
  return (
    <div role="status" className="flex flex-col gap-6">
      <span className="sr-only">Načítám obchod…</span>
      <Skeleton className="h-48 w-full rounded-card" />
      <div className={GRID}>
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
    </div>
  )
}
