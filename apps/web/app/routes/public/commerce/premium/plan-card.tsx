import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { calendarDay } from '@zivina/domain/calendar-day'
import { fixedTerm, periodTerm } from '@zivina/domain/commerce/periods'
import { czk, formatMoney, monthlyInCrowns } from '@zivina/domain/money'
import type { ReactNode } from 'react'
import { checkoutPath } from '#app/features/commerce/paths.ts'
import { EVERY_PERIOD } from '#app/features/commerce/period-words.ts'
import { Price } from '#app/features/commerce/price-card.tsx'
import { useIsHydrated } from '#app/kit/state/use-is-hydrated.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

const LABELS = { Monthly: 'Měsíčně', Yearly: 'Ročně' } as const
const MONTHS = 12
const CHOICE =
  'inline-flex min-h-11 items-center rounded-full px-4 font-medium transition-colors hover:bg-brand-soft has-checked:bg-brand has-checked:text-on-brand has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
/** The price of a period is shown while its button is chosen. */
const SHOWN = {
  Monthly: 'group-has-[[value=Monthly]:checked]:flex',
  Yearly: 'group-has-[[value=Yearly]:checked]:flex',
} as const

/**
 * Premium with its switch for month and year: native radio buttons, of which the style sheet shows the chosen price, so that the switch
 * works before the scripts do.
 */
export function PremiumCard({ services }: { services: readonly Service[] }) {
  const monthly = services.find(({ period }) => period === 'Monthly')
  return (
    <Card title="Premium">
      <fieldset className="flex w-fit max-w-full rounded-full border border-control bg-surface p-0.5">
        <legend className="sr-only">Jak často platit</legend>
        {services.map(({ guid, period }) => (
          <label key={guid} className={CHOICE}>
            <input
              type="radio"
              className="sr-only"
              name="obdobi"
              value={period ?? ''}
              defaultChecked={period === 'Monthly' || services.length === 1}
            />
            {LABELS[period ?? 'Monthly']}
          </label>
        ))}
      </fieldset>
      {services.map((service) => (
        <div key={service.guid} className={cn('hidden grow flex-col gap-4', SHOWN[service.period ?? 'Monthly'])}>
          <Price haler={service.price} period={service.period} />
          <Comparison service={service} monthly={monthly} />
          <Renewal service={service} />
          <p className="text-muted">{tied(service.description)}</p>
          <Buy service={service} variant="accent" />
        </div>
      ))}
    </Card>
  )
}

/** Premium for a fixed term with a consultation. */
export function PlusCard({ service }: { service: Service }) {
  return (
    <Card title={tied(service.name)}>
      <Price haler={service.price} period={service.period} />
      <Renewal service={service} />
      <p className="text-muted">{tied(service.description)}</p>
      <Buy service={service} variant="outline" />
    </Card>
  )
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <article className="group flex h-full flex-col gap-4 rounded-card bg-surface p-6 shadow-card">
      <h3 className="text-xl">{title}</h3>
      {children}
    </article>
  )
}

/** What a year comes to a month, and how much less that is than paying by the month. */
function Comparison({ service, monthly }: { service: Service; monthly: Service | undefined }) {
  if (service.period !== 'Yearly') return null
  const saved = monthly === undefined ? 0 : monthly.price * MONTHS - service.price
  return (
    <p className="figures font-medium">
      To je {formatMoney(monthlyInCrowns(czk(service.price), MONTHS))} měsíčně
      {saved > 0 ? `, za rok o\u00a0${formatMoney(czk(saved))} méně než po měsících` : ''}.
    </p>
  )
}

/** When it is charged again, counted from today in the browser: the page itself is the same on many days. */
function Renewal({ service: { period, duration_days, price } }: { service: Service }) {
  const isHydrated = useIsHydrated()
  const today = isHydrated ? calendarDay(new Date()) : null
  return (
    <p className={cn('figures min-h-12', today === null && 'text-muted')}>
      {period === null ? fixedText(duration_days, today) : renewalText(period, price, today)}
    </p>
  )
}

function fixedText(days: number | null, today: string | null): string {
  if (today === null || days === null) return 'Platíte jednou a\u00a0samo se to neobnoví.'
  return `Koupíte-li dnes, skončí ${dayText(fixedTerm(today, days).ends)} a\u00a0samo se to neobnoví.`
}

function renewalText(period: 'Monthly' | 'Yearly', price: number, today: string | null): string {
  if (today === null) return `Obnovuje se ${EVERY_PERIOD[period]}, dokud to nezrušíte.`
  return `Koupíte-li dnes, obnoví se ${dayText(periodTerm(today, period, 0).ends)} za ${formatMoney(czk(price))}.`
}

/** The way to the checkout; who is not logged in passes the log-in. */
function Buy({ service, variant }: { service: Service; variant: 'accent' | 'outline' }) {
  return (
    <div className="mt-auto pt-1">
      <LinkButton href={checkoutPath(service.slug)} variant={variant} className="w-full">
        Chci {tied(service.name)}
      </LinkButton>
    </div>
  )
}
