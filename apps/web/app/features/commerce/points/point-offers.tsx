import type { Service } from '@zivina/contract/commerce/services'
import { czk, formatMoney } from '@zivina/domain/money'
import { ShoppingBag } from 'lucide-react'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { checkoutPath } from '../paths.ts'
import { pointsText } from './points-text.ts'

/** Points for money, for those who lack some. */
export function PointOffers({ offers }: { offers: readonly Service[] }) {
  if (offers.length === 0) return null
  return (
    <Panel
      title="Koupit body"
      Icon={ShoppingBag}
      intro={'Když vám do odměny kousek chybí. Přibudou hned po zaplacení a\u00a0nepropadnou.'}
    >
      <ul className="flex flex-col divide-y divide-line">
        {offers.map(({ guid, slug, points, price }) => (
          <li key={guid} className="flex flex-wrap items-center justify-between gap-3 py-3 first:pt-0 last:pb-0">
            <span className="figures font-heading text-lg font-semibold text-heading">{pointsText(points ?? 0)}</span>
            <LinkButton
              href={checkoutPath(slug)}
              aria-label={`Koupit za ${formatMoney(czk(price))}: ${pointsText(points ?? 0)}`}
            >
              Koupit za {formatMoney(czk(price))}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
