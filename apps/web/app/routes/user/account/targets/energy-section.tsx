import type { Targets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import { calendarDay } from '@zivina/domain/calendar-day'
import { energyTarget, missingForTarget } from '@zivina/nutrition/targets'
import { Flame } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { goalOf } from '#app/features/account/goal-of.ts'
import { SafeLimits, TargetSources } from '#app/features/account/target-explanations.tsx'
import { TARGET_FIELD_NAMES } from '#app/features/account/target-labels.ts'
import { targetSteps } from '#app/features/account/target-steps.ts'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { MOVEMENT_PATH } from '#app/features/body/user-paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Disclosure } from '#app/kit/ui/disclosure.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

type EnergySectionProps = { user: User; targets: Targets }

/** The energy of today and how it is computed. */
export function EnergySection({ user, targets }: EnergySectionProps) {
  const { kilojoules } = targets.day
  return (
    <Panel title="Energie na dnešek" Icon={Flame} id="energie">
      {kilojoules === null ? <Missing user={user} /> : <Today user={user} kilojoules={kilojoules} />}
    </Panel>
  )
}

function Missing({ user }: { user: User }) {
  const missing = missingForTarget(user).map((field) => TARGET_FIELD_NAMES[field])
  return (
    <>
      <p className="max-w-text">Energii spočítáme, až bude v&nbsp;profilu vyplněno: {missing.join(', ')}.</p>
      <div>
        <LinkButton href={`${PROFILE_PATH}#telo`} variant="accent">
          Doplnit údaje
        </LinkButton>
      </div>
    </>
  )
}

function Today({ user, kilojoules }: { user: User; kilojoules: number }) {
  const isFirst = readsKilojoulesFirst(user)
  const [first, second] = energyText(kilojoules, isFirst)
  return (
    <>
      <p className="figures flex flex-wrap items-baseline gap-x-3">
        <strong className="font-heading text-4xl font-semibold text-heading">{first}</strong>
        <span className="text-lg text-muted">{second}</span>
      </p>
      <div>
        <LinkButton href={MOVEMENT_PATH}>Zapsat pohyb</LinkButton>
      </div>
      <Steps user={user} kilojoules={kilojoules} />
      <p className="text-sm text-muted">
        Je to doporučení pro zdravé lidi, ne lékařská rada. Při nemoci, v&nbsp;těhotenství a&nbsp;při kojení se poraďte
        s&nbsp;lékařem nebo nutričním terapeutem.
      </p>
    </>
  )
}

/** The reasoning. What is left between the computed target and that of today comes from the weekday and own bounds. */
function Steps({ user, kilojoules }: { user: User; kilojoules: number }) {
  const day = calendarDay(new Date())
  const facts = { ...user, ...goalOf(user) }
  const target = energyTarget(facts, day)
  if (target === null) return null
  const steps = targetSteps(facts, target.reasoning, target.kilojoules, day)
  const own = { title: 'Dnešní den', how: 'podle rozdělení na dny v\u00a0týdnu a\u00a0vašich mezí', kilojoules }
  const isFirst = readsKilojoulesFirst(user)
  return (
    <div>
      <Disclosure title="Jak jsme k&nbsp;tomu došli" titleClassName="text-brand-strong">
        <ol className="flex flex-col divide-y divide-line">
          {[...steps, ...(Math.abs(kilojoules - target.kilojoules) < 1 ? [] : [own])].map((step) => (
            <li key={step.title} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5">
              <span className="min-w-0 flex-1 basis-64">
                <span className="block font-medium">{step.title}</span>
                <span className="figures block text-sm text-muted">{step.how}</span>
              </span>
              <span className="figures font-semibold">{energyText(step.kilojoules, isFirst)[0]}</span>
            </li>
          ))}
        </ol>
      </Disclosure>
      <SafeLimits />
      <TargetSources />
    </div>
  )
}
