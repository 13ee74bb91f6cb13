import { TRIAL_DAYS } from '@zivina/contract/commerce/limits'
import type { Service } from '@zivina/contract/commerce/services'
import { OwnPart } from './own-part.tsx'
import { PlusCard, PremiumCard } from './plan-card.tsx'

const REGISTRATION = `/prihlasit?${new URLSearchParams({ rezim: 'registrace', zpet: '/premium' })}`

/** The plans with their prices and buttons, and what the user has already. */
export function PlanCards({ plans }: { plans: readonly Service[] }) {
  const renewing = plans.filter(({ period }) => period !== null)
  const plus = plans.filter(({ period }) => period === null)
  return (
    <section aria-labelledby="plany" className="flex flex-col gap-5">
      <h2 id="plany" className="sr-only">
        Členství a{'\u00a0'}ceny
      </h2>
      <OwnPart />
      <ul className="grid items-stretch gap-5 md:grid-cols-2">
        {renewing.length === 0 ? null : (
          <li>
            <PremiumCard services={renewing} />
          </li>
        )}
        {plus.map((service) => (
          <li key={service.guid}>
            <PlusCard service={service} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">Ceny jsou konečné, včetně DPH. Členství se přidává k{'\u00a0'}účtu.</p>
      <p className="for-nobody">
        <span>
          <a href={REGISTRATION} className="font-semibold text-brand underline">
            Založte si účet
          </a>{' '}
          a{'\u00a0'}Premium si {TRIAL_DAYS} dní vyzkoušíte zdarma, bez karty.
        </span>
      </p>
    </section>
  )
}
