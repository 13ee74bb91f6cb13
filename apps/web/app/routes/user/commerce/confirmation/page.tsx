import { OrderOutcome } from '#app/features/commerce/orders/order-outcome.tsx'
import { PREMIUM_PATH } from '#app/features/commerce/paths.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'

/** The order that the address names; without one the user's newest, as on another device. */
const load = guarded(async ({ api, url, signal }) => {
  const guid = url.searchParams.get('objednavka')
  if (guid !== null) return { order: await api('GET /order/{guid}', { params: { guid }, signal }) }
  const { results } = await api('GET /order', { query: { limit: '1' }, signal })
  return { order: results[0] ?? null }
})

export const loader = load
export const clientLoader = load

export const meta = privateMetaOf({
  title: 'Potvrzení objednávky',
  description: 'Jak dopadla platba a\u00a0co máte odkdy dokdy zapnuté.',
  keywords: ['objednávka', 'platba'],
  path: '/potvrzeni-objednavky',
})

/** What has become of an order: it only reads and waits, so a reload or another device shows the same. */
export default function Confirmation({ loaderData: { order } }: Route.ComponentProps) {
  return order === null ? <NoOrder /> : <OrderOutcome key={order.guid} first={order} />
}

function NoOrder() {
  return (
    <>
      <h1 className="text-3xl">Zatím žádná objednávka</h1>
      <p className="max-w-text text-lg">Až si něco objednáte, uvidíte tady, jak dopadla platba.</p>
      <p>
        <LinkButton href={PREMIUM_PATH} variant="brand">
          Co je Premium
        </LinkButton>
      </p>
    </>
  )
}
