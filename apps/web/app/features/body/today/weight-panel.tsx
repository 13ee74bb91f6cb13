import type { User } from '@zivina/contract/account/users'
import { Figures } from '#app/features/account/figures.tsx'
import { MEASURES_PATH, TREND_PATH } from '#app/features/body/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sayKilograms } from '../measurement-words.ts'
import { useWeightNow } from '../use-measured-now.ts'
import { WeighIn } from '../weigh-in.tsx'
import { useRecords } from './use-records.ts'
import { type ShownDay, useToday } from './use-today.ts'
import { WeightSpark } from './weight-spark.tsx'

type WeightPanelProps = { user: User; shown: ShownDay; isAhead: boolean }

/** The last weight with its line, and that of the shown day in one field, which a day to come does not have. Without the consent to data about health it only leads to where that is given. */
export function WeightPanel({ user, shown, isAhead }: WeightPanelProps) {
  return (
    <section
      aria-label="Hmotnost"
      className="flex flex-col gap-2 rounded-card bg-surface px-4 py-3 shadow-card sm:px-6"
    >
      {user.health_data_consent ? (
        <Figures words={<HiddenWeight />}>
          <Weighing user={user} shown={shown} isAhead={isAhead} />
        </Figures>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <p>Zapisujte si hmotnost. Měření vidíte jen vy.</p>
          <LinkButton href={MEASURES_PATH}>Začít s{'\u00a0'}měřením</LinkButton>
        </div>
      )}
    </section>
  )
}

function HiddenWeight() {
  return (
    <p className="max-w-text">
      Čísla jsou skrytá, jak jste si zvolili. Měření najdete na stránce{' '}
      <a href={MEASURES_PATH} className="text-brand underline">
        Měření těla
      </a>
      .
    </p>
  )
}

function Weighing({ user, shown, isAhead }: WeightPanelProps) {
  const query = useToday('weighing', shown)
  const { weigh } = useRecords(shown.day)
  const weightNow = useWeightNow()
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám hmotnost…', shape: <Skeleton className="h-24 w-full" /> }}>
      {(weighings) => {
        const last = weighings[0] ?? null
        const ofDay = weighings.find(({ day }) => day === shown.day) ?? last
        return (
          <div className="flex flex-col gap-2">
            <a
              href={user.is_premium ? TREND_PATH : MEASURES_PATH}
              className="flex min-h-11 items-center justify-between gap-3 rounded-md hover:bg-brand-soft"
            >
              <span className="figures leading-tight">
                Hmotnost{' '}
                {last === null ? (
                  <span className="text-muted">zatím bez záznamu</span>
                ) : (
                  <>
                    <strong className="text-heading">{sayKilograms(last.weight)}</strong>{' '}
                    <span className="text-sm text-muted">{dateText(last.day)}</span>
                  </>
                )}
              </span>
              <WeightSpark weighings={weighings} />
            </a>
            {isAhead ? null : (
              <WeighIn key={shown.day} last={ofDay} record={weigh} weightNow={weightNow} day={shown.day} isCompact />
            )}
          </div>
        )
      }}
    </QueryGate>
  )
}
