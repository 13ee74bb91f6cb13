import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { czk, formatMoney, monthlyInCrowns } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { cn } from '#app/kit/ui/class-names.ts'

type PriceCardProps = { service: Service; highlighted?: boolean; children?: ReactNode }

/** One item of the price list: name, price and description. */
export function PriceCard({ service, highlighted = false, children }: PriceCardProps) {
  const price = czk(service.price)
  return (
    <article
      className={cn(
        'flex h-full flex-col gap-3 rounded-card bg-surface p-6 shadow-card',
        highlighted && 'ring-2 ring-brand',
      )}
    >
      <h3 className="text-xl">{tied(service.name)}</h3>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="figures font-heading text-3xl font-semibold text-heading">{formatMoney(price)}</span>
        <span className="text-muted">{PERIODS[service.period ?? 'once']}</span>
      </p>
      {service.period === 'Yearly' ? (
        <p className="figures text-sm text-muted">to je {formatMoney(monthlyInCrowns(price, 12))} měsíčně</p>
      ) : null}
      <p className="text-muted">{tied(service.description)}</p>
      {children ? <div className="mt-auto pt-3">{children}</div> : null}
    </article>
  )
}

const PERIODS = { Monthly: 'měsíčně', Yearly: 'ročně', once: 'jednorázově' } as const
