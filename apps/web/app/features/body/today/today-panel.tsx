import type { DayTargets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { counted } from '@zivina/czech/plural'
import { Sun } from 'lucide-react'
import { Figures } from '#app/features/account/figures.tsx'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { DIARY_PATH, MEANING_PATH } from '#app/session/user-navigation.ts'
import { EnergyOfDay } from './energy-of-day.tsx'
import { MacroRows } from './macro-rows.tsx'
import { type Today, useToday } from './use-today.ts'

/** What was eaten today, against the targets. */
export function TodayPanel({ user, first }: { user: User; first: Today | null }) {
  const diary = useToday('diary', first)
  const targets = useToday('targets', first)
  const failed = [diary, targets].find(({ data, error, isFetching }) => data === undefined && error && !isFetching)
  return (
    <Panel title="Dnes" Icon={Sun}>
      {failed?.error ? <LoadFailure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && diary.data !== undefined && targets.data !== undefined ? (
        <Eaten user={user} day={diary.data} targets={targets.data} />
      ) : null}
      {failed || (diary.data !== undefined && targets.data !== undefined) ? null : (
        <div role="status">
          <span className="sr-only">Načítám dnešní den…</span>
          <Skeleton className="h-72 w-full" />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={DIARY_PATH} variant="accent">
          {isEmpty(diary.data) ? 'Zapsat první jídlo' : 'Otevřít deník'}
        </LinkButton>
        <LinkButton href={MEANING_PATH}>Co mi jídlo dává</LinkButton>
      </div>
    </Panel>
  )
}

/** What was eaten; water is told by itself. */
function eatenCount(day: DiaryDayDetail | null | undefined): number {
  return day?.entries.filter(({ kind }) => kind !== 'water').length ?? 0
}

const isEmpty = (day: DiaryDayDetail | null | undefined) => day !== undefined && eatenCount(day) === 0

function Eaten({ user, day, targets }: { user: User; day: DiaryDayDetail | null; targets: DayTargets }) {
  const count = eatenCount(day)
  const words =
    count === 0
      ? 'Dnes zatím nemáte nic zapsaného.'
      : `Dnes máte v\u00a0deníku ${counted(count, 'položku', 'položky', 'položek')}. Čísla jsou skrytá, jak jste si zvolili.`
  return (
    <Figures words={<p className="max-w-text">{words}</p>}>
      <div className="flex flex-col gap-5">
        {user.settings.includes('calorie_bar_hidden') ? null : (
          <EnergyOfDay user={user} totals={day?.totals ?? null} target={targets.kilojoules} />
        )}
        <MacroRows totals={day?.totals ?? null} targets={targets} weight={user.weight} />
        {count === 0 ? (
          <p className="max-w-text text-muted">
            Začněte třeba snídaní. Stačí napsat, co jste měli, a{'\u00a0'}čísla se tu rozběhnou.
          </p>
        ) : null}
      </div>
    </Figures>
  )
}
