import type { User } from '@zivina/contract/account/users'
import type { Activities, Activity } from '@zivina/contract/body/activities'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { COMPENDIUM } from '@zivina/nutrition/compendium'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Figures } from '#app/features/account/figures.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useMovement } from './use-movement.ts'

const MovementDialog = lazyDialog(() => import('#app/features/body/movement-form/movement-dialog.tsx'))

/** The movement of the last two weeks, the latest day first. */
export function MovementList({ user }: { user: User }) {
  const movement = useMovement()
  const [edited, edit] = useState<Activity | null>(null)
  const shape = <Skeletons count={2} className="h-24 w-full rounded-card" />
  return (
    <Panel title="Poslední dva týdny">
      <QueryGate query={movement} waiting={{ text: 'Načítám pohyb…', shape }}>
        {(activities) =>
          activities.results.length === 0 ? (
            <EmptyState picture="movement" title="Zatím nic zapsaného">
              <p>Zapište nahoře třeba procházku. Počítá se každý pohyb.</p>
            </EmptyState>
          ) : (
            <Days activities={activities} user={user} onEdit={edit} onRemove={movement.remove} />
          )
        }
      </QueryGate>
      {edited ? (
        <MovementDialog
          activity={edited}
          onSave={(moved) => movement.change(edited, moved)}
          onClose={() => edit(null)}
        />
      ) : null}
    </Panel>
  )
}

type DaysProps = {
  activities: Activities
  user: User
  onEdit: (activity: Activity) => void
  onRemove: (activity: Activity) => void
}

function Days({ activities, user, onEdit, onRemove }: DaysProps) {
  const isFirst = readsKilojoulesFirst(user)
  const days = [...new Set(activities.results.map(({ day }) => day))].reverse()
  return days.map((day) => (
    <section key={day} aria-label={dayText(day)}>
      <h3 className="text-base">{dayText(day)}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {activities.results
          .filter((activity) => activity.day === day)
          .map((activity) => (
            <Row
              key={activity.guid}
              activity={activity}
              isFirst={isFirst}
              onEdit={() => onEdit(activity)}
              onRemove={() => onRemove(activity)}
            />
          ))}
      </ul>
    </section>
  ))
}

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

type RowProps = { activity: Activity; isFirst: boolean; onEdit: () => void; onRemove: () => void }

function Row({ activity: { code, minutes, kilojoules, source }, isFirst, onEdit, onRemove }: RowProps) {
  const { name } = COMPENDIUM[code]
  return (
    <li className="flex items-center gap-2">
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4 py-2">
        <span>
          {name} <span className="figures text-muted">{formatMinutes(minutes)}</span>
        </span>
        <Figures words={null} className="figures font-semibold">
          {kilojoules === null ? 'bez hmotnosti nevíme' : energyText(kilojoules, isFirst)[0]}
        </Figures>
      </span>
      {source === 'manual' ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`Upravit: ${name}`}
          className={BUTTON}
          onClick={onEdit}
        >
          <PencilLine aria-hidden />
        </button>
      ) : null}
      <button type="button" aria-label={`Smazat: ${name}`} className={BUTTON} onClick={onRemove}>
        <Trash2 aria-hidden />
      </button>
    </li>
  )
}
