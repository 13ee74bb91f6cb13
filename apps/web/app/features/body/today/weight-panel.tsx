import type { User } from '@zivina/contract/account/users'
import { Scale } from 'lucide-react'
import { Figures } from '#app/features/account/figures.tsx'
import { MEASURES_PATH, TREND_PATH } from '#app/features/body/user-paths.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { dateText } from '#app/kit/text/date-text.ts'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sayKilograms } from '../measurement-words.ts'
import { WeighIn } from '../weigh-in.tsx'
import { useRecords } from './use-records.ts'
import { type Today, useToday } from './use-today.ts'

/** The last weight and today's in one field. Without the consent to data about health it only leads to where that is given. */
export function WeightPanel({ user, first }: { user: User; first: Today | null }) {
  return (
    <Panel title="Hmotnost" Icon={Scale}>
      {user.health_data_consent ? (
        <Figures words={<HiddenWeight />}>
          <div className="flex flex-col gap-4">
            <Weighing user={user} first={first} />
          </div>
        </Figures>
      ) : (
        <>
          <p className="max-w-text">Zapisujte si hmotnost a{'\u00a0'}uvidíte, kam směřuje. Měření patří jen vám.</p>
          <div>
            <LinkButton href={MEASURES_PATH}>Začít s{'\u00a0'}měřením</LinkButton>
          </div>
        </>
      )}
    </Panel>
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

function Weighing({ user, first }: { user: User; first: Today | null }) {
  const query = useToday('weighing', first)
  const { weigh } = useRecords()
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám hmotnost…', shape: <Skeleton className="h-32 w-full" /> }}>
      {(last) => (
        <>
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span>
              {last?.weight ? (
                <>
                  Naposledy <strong className="figures text-heading">{sayKilograms(last.weight)}</strong>{' '}
                  <span className="text-muted">{dateText(last.day)}</span>
                </>
              ) : (
                'Zatím žádný záznam.'
              )}
            </span>
            <a
              href={user.is_premium ? TREND_PATH : MEASURES_PATH}
              className="inline-flex min-h-11 items-center text-brand underline"
            >
              {user.is_premium ? 'Trend hmotnosti' : 'Měření těla'}
            </a>
          </p>
          <div className="[&>form]:bg-transparent [&>form]:p-0 [&>form]:shadow-none">
            <WeighIn last={last} record={weigh} />
          </div>
        </>
      )}
    </QueryGate>
  )
}
