import type { Service } from '@zivina/contract/commerce/services'
import { tied } from '@zivina/contract/kernel/typography'
import { PriceCard } from '#app/features/commerce/price-card.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'

const REGISTRATION = `/prihlasit?${new URLSearchParams({ rezim: 'registrace', zpet: '/premium' })}`

/** The plans with their prices and buttons; each plan needs an account first. */
export function PlanCards({ plans }: { plans: readonly Service[] }) {
  const isPremium = useSession()?.is_premium ?? false
  return (
    <section aria-labelledby="clenstvi" className="flex flex-col gap-4">
      <h2 id="clenstvi" className="sr-only">
        Členství a{'\u00a0'}ceny
      </h2>
      {isPremium ? (
        <p className="rounded-card bg-brand-soft px-5 py-4 font-semibold text-heading" role="status">
          Premium máte zapnuté. Platnost najdete v{' '}
          <a href="/uzivatel/profil-a-objednavky" className="text-brand underline">
            profilu
          </a>
          .
        </p>
      ) : null}
      <ul className="grid gap-5 md:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.guid}>
            <PriceCard service={plan} highlighted={plan.period === 'Yearly'}>
              <PlanAction name={plan.name} highlighted={plan.period === 'Yearly'} />
            </PriceCard>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">Ceny jsou konečné, včetně DPH. Členství se přidává k{'\u00a0'}účtu.</p>
    </section>
  )
}

/**
 * The page is the same for all visitors and contains both buttons; an attribute set before the first paint decides which is
 * visible.
 */
function PlanAction({ name, highlighted }: { name: string; highlighted: boolean }) {
  const variant = highlighted ? 'accent' : 'outline'
  return (
    <>
      <span className="for-nobody w-full">
        <span className="flex w-full flex-col gap-2">
          <LinkButton href={REGISTRATION} variant={variant} className="w-full">
            Chci {tied(name)}
          </LinkButton>
          <span className="text-center text-sm text-muted">Nejdřív si založíte bezplatný účet.</span>
        </span>
      </span>
      <span className="for-user w-full">
        <LinkButton
          href="/uzivatel/profil-a-objednavky"
          variant={variant}
          className="w-full"
          aria-label={`Moje členství: ${name}`}
        >
          Moje členství
        </LinkButton>
      </span>
    </>
  )
}
