import type { ShopItem } from '@zivina/contract/commerce/shop'
import { Crown, Gift } from 'lucide-react'
import { useRef } from 'react'
import { useOwnPremium, useRightsChanged } from '#app/features/commerce/membership/use-own-premium.ts'
import { pointsText } from '#app/features/commerce/points/points-text.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { comesText, obstacleText } from './shop-words.ts'
import { useShopChanged } from './use-shop.ts'

/** An item with its price, and the button that asks before it buys. */
export function ItemCard({ item, balance }: { item: ShopItem; balance: number }) {
  const { data: premium } = useOwnPremium()
  const obstacle = obstacleText(item, balance, premium)
  return (
    <li className="flex flex-col overflow-hidden rounded-card bg-surface shadow-card">
      <ItemPicture item={item} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h3 className="wrap-anywhere text-lg">{item.name}</h3>
        {item.description === '' ? null : (
          <p className="whitespace-pre-line wrap-anywhere text-muted">{item.description}</p>
        )}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-2">
          <Price item={item} />
          {obstacle === null ? (
            <BuyButton item={item} balance={balance} comes={comesText(item, premium)} />
          ) : (
            <span className="rounded-full bg-sunken px-4 py-2 text-muted">{obstacle}</span>
          )}
        </div>
      </div>
    </li>
  )
}

function ItemPicture({ item }: { item: ShopItem }) {
  if (item.image !== null) {
    return (
      <Picture
        src={item.image}
        alt=""
        ratio="4-3"
        widths={[320, 480, 720]}
        sizes="(width >= 60rem) 20rem, (width >= 37.5rem) 45vw, 92vw"
        className="aspect-4/3 w-full bg-sunken object-cover"
      />
    )
  }
  const Icon = item.premium_days === null ? Gift : Crown
  return (
    <span className="flex h-28 items-center justify-center bg-brand-soft text-brand" aria-hidden="true">
      <Icon className="size-12" strokeWidth={1.5} />
    </span>
  )
}

function Price({ item: { points, full_points, sale_ends } }: { item: ShopItem }) {
  const isOnSale = points < full_points
  return (
    <p className="flex flex-col">
      <span className="figures font-heading text-xl font-semibold text-heading">
        {pointsText(points)}
        {isOnSale ? (
          <>
            {' '}
            <span className="sr-only">místo</span>
            <s className="text-base font-normal text-muted">{full_points}</s>
          </>
        ) : null}
      </span>
      {isOnSale && sale_ends !== null ? (
        <span className="text-sm text-brand-strong">Akce do {dayText(sale_ends)}</span>
      ) : null}
    </p>
  )
}

type BuyButtonProps = { item: ShopItem; balance: number; comes: readonly string[] }

function BuyButton({ item, balance, comes }: BuyButtonProps) {
  const { api } = useAccount()
  const shopChanged = useShopChanged()
  const rightsChanged = useRightsChanged()
  // The same purchase for as long as it is not answered, so that one whose answer got lost is not made twice.
  const guid = useRef(uuidV7())
  const { name, points } = item
  const buy = async () => {
    try {
      const made = await api('POST /shop/{guid}/purchase', {
        params: { guid: item.guid },
        body: { guid: guid.current, points },
      })
      guid.current = uuidV7()
      if (made.premium !== null) await rightsChanged()
      showSnackbar(`Koupeno: ${name}. Zbývá vám ${pointsText(made.balance)}.`, 'success')
    } finally {
      // Also where it costs something else by now, or is sold out.
      await shopChanged()
    }
  }
  return (
    <ConfirmButton
      variant="brand"
      label={
        <>
          Koupit<span className="sr-only"> {name}</span>
        </>
      }
      title={`Koupit ${name}?`}
      action={{ label: `Koupit za ${pointsText(points)}`, pendingLabel: 'Kupuji…', variant: 'brand', run: buy }}
      keepLabel="Nechat být"
    >
      {comes.join(' ')} Zůstane vám {pointsText(balance - points)}. Nákup nejde vzít zpět.
    </ConfirmButton>
  )
}
