import type { Targets as DailyTargets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { useState } from 'react'
import { MacroSection } from '#app/features/account/nutrient-targets/macro-section.tsx'
import { NutrientSection } from '#app/features/account/nutrient-targets/nutrient-section.tsx'
import { useNumbersHidden } from '#app/features/account/use-numbers-hidden.ts'
import { useTargets } from '#app/features/account/use-targets.ts'
import { PROFILE_PATH, TARGETS_PATH } from '#app/features/account/user-paths.ts'
import { AdjustmentSection } from '#app/features/account/weight-goal/adjustment-section.tsx'
import { GoalSection } from '#app/features/account/weight-goal/goal-section.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { UserGate } from '#app/session/account/user-gate.tsx'
import { EnergySection } from './energy-section.tsx'
import { WeekdaySection } from './weekday-section.tsx'

const TITLE = 'Denní cíle'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Energie, makroživiny a\u00a0další živiny na den, cílová hmotnost a\u00a0tempo.',
  keywords: ['denní cíle', 'makroživiny', 'cílová hmotnost'],
  path: TARGETS_PATH,
})

/** What a person wants to eat in a day, and how fast they want to change their weight. */
export default function Targets() {
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <UserGate>{(user) => (user.health_data_consent ? <OpenTargets user={user} /> : <ConsentFirst />)}</UserGate>
    </>
  )
}

function ConsentFirst() {
  return (
    <Panel title="Nejdřív souhlas">
      <p className="max-w-text">
        Denní cíle jsou údaje o&nbsp;zdraví a&nbsp;bez vašeho výslovného souhlasu je neukládáme. Souhlas dáte
        v&nbsp;profilu, kde ho můžete také kdykoli odvolat.
      </p>
      <div>
        <LinkButton href={`${PROFILE_PATH}#telo`} variant="accent">
          Otevřít profil
        </LinkButton>
      </div>
    </Panel>
  )
}

/** The page is about figures: for people who hid them it says so first, and asks. */
function OpenTargets({ user }: { user: User }) {
  const isHidden = useNumbersHidden()
  const [isAsked, ask] = useState(false)
  if (isHidden && !isAsked) {
    return (
      <Panel title="Čísla máte skrytá">
        <p className="max-w-text">
          Na této stránce se nastavuje energie, hmotnost a&nbsp;živiny, a&nbsp;proto se bez čísel neobejde. Cíle platí
          dál, i&nbsp;když je nevidíte.
        </p>
        <div>
          <Button onClick={() => ask(true)}>Přesto ukázat čísla na této stránce</Button>
        </div>
      </Panel>
    )
  }
  return <Sections user={user} />
}

function Sections({ user }: { user: User }) {
  const shape = <Skeletons count={4} className="h-64 w-full rounded-card" />
  return (
    <QueryGate query={useTargets()} waiting={{ text: 'Načítám denní cíle…', shape }}>
      {(targets) => <AllSections user={user} targets={targets} />}
    </QueryGate>
  )
}

function AllSections({ user, targets }: { user: User; targets: DailyTargets }) {
  return (
    <>
      <EnergySection user={user} targets={targets} />
      <GoalSection user={user} />
      <WeekdaySection user={user} targets={targets} />
      <MacroSection user={user} targets={targets} />
      <NutrientSection targets={targets} />
      <AdjustmentSection user={user} targets={targets} />
    </>
  )
}
