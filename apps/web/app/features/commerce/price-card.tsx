import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { czk, formatMoney } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { perPeriod } from './period-words.ts'

type PriceCardProps = { service: Service; children?: ReactNode }

/** One item of the price list: name, price and description. */
export function PriceCard({ service, children }: PriceCardProps) {
  return (
    <article className="flex h-full flex-col gap-3 rounded-card bg-surface p-6 shadow-card">
      <h3 className="text-xl">{tied(service.name)}</h3>
      <Price haler={service.price} period={service.period} />
      <p className="text-muted">{tied(service.description)}</p>
      {children ? <div className="mt-auto pt-3">{children}</div> : null}
    </article>
  )
}

/** A price with how often it is paid. */
export function Price({ haler, period }: { haler: number; period: Service['period'] }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="figures font-heading text-3xl font-semibold text-heading">{formatMoney(czk(haler))}</span>
      <span className="text-muted">{perPeriod(period)}</span>
    </p>
  )
}
