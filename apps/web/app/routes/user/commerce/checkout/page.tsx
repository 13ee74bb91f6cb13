import type { User } from '@zivina/contract/account/users'
import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import type { OrderPreview } from '@zivina/contract/commerce/orders'
import type { Service } from '@zivina/contract/commerce/services'
import type { PaymentMethod } from '@zivina/domain/commerce/bank-transfers'
import { useMemo, useState } from 'react'
import { redirect, useRevalidator } from 'react-router'
import { CheckoutForm } from '#app/features/commerce/checkout/checkout-form.tsx'
import { DowngradePanel } from '#app/features/commerce/checkout/downgrade-panel.tsx'
import { PurchaseSummary } from '#app/features/commerce/checkout/purchase-summary.tsx'
import { useDiscountCode } from '#app/features/commerce/checkout/use-discount-code.ts'
import { MEMBERSHIP_PATH, PREMIUM_PATH } from '#app/features/commerce/paths.ts'
import { PointsForm } from '#app/features/commerce/points/points-form.tsx'
import { GiftForm } from '#app/features/commerce/vouchers/gift-form.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'

/** What a plan would cost; null where it is bought already and renews. */
async function readPreview(api: ApiClient, service: string, signal: AbortSignal): Promise<OrderPreview | null> {
  try {
    return await api('GET /order/preview', { query: { service }, signal })
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.has('ALREADY_SUBSCRIBED')) return null
    throw failure
  }
}

const load = guarded(async ({ api, user: { user_guid }, url, signal }) => {
  const { results } = await api('GET /service', { signal })
  const wanted = url.searchParams.get('sluzba')
  const service = results.find(({ slug, kind }) => kind !== 'counselling' && slug === wanted)
  if (service === undefined) throw redirect(PREMIUM_PATH)
  const [user, preview] = await Promise.all([
    api('GET /user/{guid}', { params: { guid: user_guid }, signal }),
    service.kind === 'premium' ? readPreview(api, service.guid, signal) : null,
  ])
  return { user, service, preview, first_code: url.searchParams.get('kod') ?? '' }
})

export const loader = load
export const clientLoader = load

export const meta = privateMetaOf({
  title: 'Objednávka',
  description: 'Co kupujete, za kolik a\u00a0kdy se to obnoví.',
  keywords: ['objednávka', 'Premium'],
  path: '/objednavka',
})

/** The checkout of a plan. */
export default function Checkout({ loaderData: { user, service, preview, first_code } }: Route.ComponentProps) {
  if (service.kind === 'voucher')
    return <OneTimePurchase title="Darovat Premium" Form={GiftForm} user={user} service={service} />
  if (service.kind === 'points')
    return <OneTimePurchase title="Koupit body" Form={PointsForm} user={user} service={service} />
  if (preview === null) return <AlreadyBought />
  return <Purchase key={preview.service.guid} user={user} preview={preview} first_code={first_code} />
}

type PurchaseProps = { user: User; preview: OrderPreview; first_code: string }

function Purchase({ user, preview, first_code }: PurchaseProps) {
  const { revalidate } = useRevalidator()
  const [seen] = useState(preview.amount)
  const [chosen, setMethod] = useState<PaymentMethod>('card')
  const method = preview.by_transfer ? chosen : 'card'
  const bought = useMemo(() => (method === 'card' ? preview : paidOnce(preview)), [preview, method])
  const code = useDiscountCode(preview.amount, first_code)
  const shown = code.discount.haler > 0 || seen.haler !== preview.amount.haler ? seen : null
  return (
    <>
      <h1 className="text-3xl">{preview.change === 'downgrade' ? 'Změna plánu' : 'Objednávka'}</h1>
      {user.platforms.some((platform) => platform !== 'web') ? <AlsoInApp /> : null}
      <PurchaseSummary preview={bought} before={shown} code={code} method={method} />
      {preview.change === 'downgrade' ? (
        <DowngradePanel preview={preview} />
      ) : (
        <CheckoutForm
          user={user}
          preview={bought}
          code={code}
          method={method}
          onMethod={setMethod}
          onOutdated={() => void revalidate()}
        />
      )}
    </>
  )
}

/** The same paid by transfer: nothing renews. */
function paidOnce(preview: OrderPreview): OrderPreview {
  return { ...preview, service: { ...preview.service, period: null }, renews_on: null, renewal_amount: null }
}

type OneTimePurchaseProps = { title: string; Form: typeof GiftForm; user: User; service: Service }

function OneTimePurchase({ title, Form, user, service }: OneTimePurchaseProps) {
  const { revalidate } = useRevalidator()
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      <Form key={service.guid} user={user} service={service} onOutdated={() => void revalidate()} />
    </>
  )
}

function AlsoInApp() {
  return (
    <p className="rounded-card bg-sunken p-4">
      Premium už máte z{'\u00a0'}aplikace a{'\u00a0'}tahle objednávka ho neukončí. Abyste neplatili dvakrát, zrušte ho v
      {'\u00a0'}nastavení App Store nebo Google Play.
    </p>
  )
}

function AlreadyBought() {
  return (
    <>
      <h1 className="text-3xl">Tento plán už máte</h1>
      <p className="max-w-text text-lg">
        Předplatné vám běží a{'\u00a0'}obnovuje se samo. Podruhé ho kupovat nemusíte.
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton href={MEMBERSHIP_PATH} variant="brand">
          Moje členství
        </LinkButton>
        <LinkButton href={PREMIUM_PATH}>Ostatní plány</LinkButton>
      </p>
    </>
  )
}
