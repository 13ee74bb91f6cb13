import type { User } from '@zivina/contract/account/users'
import { missingForTarget } from '@zivina/nutrition/targets'
import { Flame } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Figures } from '#app/features/account/figures.tsx'
import {
  ACTIVITY_LABELS,
  LIMIT_TEXTS,
  TARGET_FIELD_NAMES,
  TARGET_GOAL_LABELS,
} from '#app/features/account/target-labels.ts'
import { PROFILE_PATH, TARGETS_PATH } from '#app/features/account/user-paths.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'

/** The daily energy target with its reasoning, or a link to the missing facts. */
export function EnergyPanel({ user }: { user: User }) {
  return (
    <Panel title="Vaše energie na den" Icon={Flame}>
      {user.daily_kilojoules === null ? (
        <NextStep user={user} />
      ) : (
        <Target user={user} kilojoules={user.daily_kilojoules} />
      )}
    </Panel>
  )
}

function Target({ user, kilojoules }: { user: User; kilojoules: number }) {
  const [first, second] = energyText(kilojoules, readsKilojoulesFirst(user))
  return (
    <>
      <Figures words="Denní cíl máte nastavený. Čísla jsou skrytá, jak jste si zvolili.">
        <p className="figures flex flex-wrap items-baseline gap-x-3">
          <strong className="font-heading text-4xl font-semibold text-heading">{first}</strong>
          <span className="text-lg text-muted">{second}</span>
        </p>
      </Figures>
      <p className="max-w-text">{reasonInShort(user)}</p>
      <p className="text-sm text-muted">Doporučení pro zdravé dospělé, ne lékařská rada.</p>
      <div>
        <LinkButton href={TARGETS_PATH}>Denní cíle</LinkButton>
      </div>
    </>
  )
}

function reasonInShort(user: User): string {
  const goal = user.target_goal ? TARGET_GOAL_LABELS[user.target_goal].phrase : ''
  const activity = user.activity ? ACTIVITY_LABELS[user.activity].label.toLocaleLowerCase('cs') : ''
  const limit = user.target_reasoning?.limited_by
  const base = `Počítáme s\u00a0vaší výškou, hmotností, věkem a\u00a0pohybem (${activity}); cílem je ${goal}.`
  return limit ? `${base} ${LIMIT_TEXTS[limit]}` : base
}

function NextStep({ user }: { user: User }) {
  const missing = user.health_data_consent ? missingForTarget(user).map((field) => TARGET_FIELD_NAMES[field]) : []
  return (
    <>
      <p className="max-w-text">
        {missing.length > 0
          ? `Do výpočtu chybí: ${missing.join(', ')}. Doplnění zabere chvilku.`
          : 'Řekněte nám výšku, hmotnost, věk a\u00a0jak se hýbete. Spočítáme, kolik energie denně potřebujete, a\u00a0ukážeme jak.'}
      </p>
      <div>
        <LinkButton href={`${PROFILE_PATH}#telo`} variant="accent">
          {missing.length > 0 ? 'Doplnit údaje' : 'Spočítat denní cíl'}
        </LinkButton>
      </div>
    </>
  )
}
