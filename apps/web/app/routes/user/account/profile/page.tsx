import type { User } from '@zivina/contract/account/users'
import { Scale, ShieldAlert } from 'lucide-react'
import { HealthConsent } from '#app/features/account/health-consent.tsx'
import { PROFILE_PATH, TARGETS_PATH } from '#app/features/account/user-paths.ts'
import { ExcludedPanel } from '#app/features/catalogue/excluded-foods/excluded-panel.tsx'
import { MembershipPanel } from '#app/features/commerce/membership/membership-panel.tsx'
import { OrdersPanel } from '#app/features/commerce/orders/orders-panel.tsx'
import { PREMIUM_PATH } from '#app/features/commerce/paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { AddressForm } from './address-form.tsx'
import { AllergensForm } from './allergens-form.tsx'
import { PersonalForm } from './personal-form.tsx'

const TITLE = 'Profil a\u00a0objednávky'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Vaše údaje, denní cíl a\u00a0objednávky.',
  keywords: ['profil', 'denní energetický cíl', 'objednávky'],
  path: PROFILE_PATH,
})

// Only who gave the consent has this form.
const BodyForm = lazyPart(
  async () => ({ default: (await import('#app/features/account/body-figures/body-form.tsx')).BodyForm }),
  {
    waiting: <Skeleton className="h-120 w-full" />,
  },
)

/** The user's personal data and orders. */
export default function Profile() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <UserGate>
        {(user) => (
          <>
            <PersonalForm user={user} />
            <BodyPanel user={user} />
            <AllergensPanel user={user} />
            <ExcludedPanel />
            <AddressForm user={user} />
            <MembershipPanel plansHref={PREMIUM_PATH} />
            <OrdersPanel />
          </>
        )}
      </UserGate>
    </>
  )
}

function BodyPanel({ user }: { user: User }) {
  return (
    <Panel
      title="Tělo a&nbsp;cíl"
      Icon={Scale}
      id="telo"
      intro="Spočítáme, kolik energie denně potřebujete, a&nbsp;ukážeme vám celý postup."
    >
      {user.health_data_consent ? <BodyForm user={user} /> : <HealthConsent />}
      {user.health_data_consent ? (
        <p>
          <LinkButton href={TARGETS_PATH}>Tempo, živiny a&nbsp;cíle podle dnů</LinkButton>
        </p>
      ) : null}
    </Panel>
  )
}

function AllergensPanel({ user }: { user: User }) {
  return (
    <Panel
      title="Alergeny"
      Icon={ShieldAlert}
      id="alergeny"
      intro="Upozorníme vás u&nbsp;každé suroviny a&nbsp;každého receptu, kde alergen je nebo ho nejde vyloučit. Etiketu čtěte vždy: upozornění ji nenahrazuje."
    >
      {user.health_data_consent ? (
        <AllergensForm user={user} />
      ) : (
        <p className="max-w-text">
          Alergie je údaj o&nbsp;zdraví. Nejdřív nám k&nbsp;údajům o&nbsp;zdraví dejte souhlas v&nbsp;části{' '}
          <a href="#telo" className="font-semibold text-brand-strong underline">
            Tělo a&nbsp;cíl
          </a>
          .
        </p>
      )}
    </Panel>
  )
}
