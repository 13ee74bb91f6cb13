import type { DayMovement } from '@zivina/contract/body/activities'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { COMPENDIUM } from '@zivina/nutrition/compendium'
import { Footprints } from 'lucide-react'
import { MOVEMENT_PATH } from '#app/features/body/user-paths.ts'
import { PlanEnergy } from '#app/features/planning/board/plan-energy.tsx'
import { COUNTING_TEXTS } from '../movement-words.ts'

/** The movement of a day: what it took beyond rest, and whether the target of the day is higher for it. */
export function MovementCard({ day, movement }: { day: string; movement: DayMovement }) {
  const { activities, kilojoules, counting } = movement
  const isNone = activities.length === 0
  return (
    <section aria-label="Pohyb" className="flex flex-col gap-2 rounded-card bg-surface p-3 shadow-card sm:p-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="flex items-center gap-2 text-lg">
          <Footprints className="size-5 shrink-0 text-brand" aria-hidden /> Pohyb
        </h3>
        {isNone ? null : (
          <strong className="own-figures figures text-heading">
            {kilojoules === null ? 'bez hmotnosti nevíme' : <PlanEnergy kilojoules={kilojoules} coverage={1} />}
          </strong>
        )}
      </div>
      {isNone ? null : (
        <ul aria-label="Zapsaný pohyb" className="divide-y divide-line">
          {activities.map(({ guid, code, minutes, kilojoules }) => (
            <li key={guid} className="figures flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
              <span>
                {COMPENDIUM[code].name} <span className="text-muted">{formatMinutes(minutes)}</span>
              </span>
              {kilojoules === null ? null : (
                <span className="own-figures">
                  <PlanEnergy kilojoules={kilojoules} coverage={1} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="max-w-text text-sm text-muted">{isNone ? 'Zatím žádný pohyb.' : COUNTING_TEXTS[counting]}</p>
        <a
          href={`${MOVEMENT_PATH}?den=${day}`}
          className="inline-flex min-h-11 items-center text-brand underline print:hidden"
        >
          Zapsat pohyb
        </a>
      </div>
    </section>
  )
}
