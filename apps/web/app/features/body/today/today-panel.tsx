import type { DayTargets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import type { DayMovement } from '@zivina/contract/body/activities'
import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { counted } from '@zivina/czech/plural'
import { energyWithMovement } from '@zivina/nutrition/activity-energy'
import { Footprints, Sun } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Figures } from '#app/features/account/figures.tsx'
import { DIARY_PATH, MEANING_PATH } from '#app/features/body/user-paths.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { UnsavedNotice } from '../diary/day/unsaved-notice.tsx'
import { totalsOf } from '../diary/diary-days.ts'
import { COUNTING_TEXTS } from '../diary/movement-words.ts'
import { EnergyOfDay } from './energy-of-day.tsx'
import { MacroRows } from './macro-rows.tsx'
import { type Today, useToday, useTodayDiary } from './use-today.ts'

/** What was eaten today, against the targets. */
export function TodayPanel({ user, first }: { user: User; first: Today | null }) {
  const diary = useTodayDiary(first)
  const targets = useToday('targets', first)
  const failed = [diary, targets].find(({ data, error, isFetching }) => data === undefined && error && !isFetching)
  return (
    <Panel title="Dnes" Icon={Sun}>
      <UnsavedNotice count={diary.isCut ? diary.waiting.length : 0} isUnstored={diary.isUnstored} />
      {failed?.error ? <LoadFailure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && diary.data !== undefined && targets.data !== undefined ? (
        <Eaten user={user} day={diary.data} targets={targets.data} isAsSaved={diary.waiting.length === 0} />
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

type EatenProps = { user: User; day: DiaryDayDetail | null; targets: DayTargets; isAsSaved: boolean }

function Eaten({ user, day, targets, isAsSaved }: EatenProps) {
  const count = eatenCount(day)
  const aims = day ? { ...targets, kilojoules: energyWithMovement(targets.kilojoules, day.movement) } : targets
  const totals = day && totalsOf(day, isAsSaved)
  const words =
    count === 0
      ? 'Dnes zatím nemáte nic zapsaného.'
      : `Dnes máte v\u00a0deníku ${counted(count, 'položku', 'položky', 'položek')}. Čísla jsou skrytá, jak jste si zvolili.`
  return (
    <Figures words={<p className="max-w-text">{words}</p>}>
      <div className="flex flex-col gap-5">
        {user.settings.includes('calorie_bar_hidden') ? null : (
          <EnergyOfDay user={user} totals={totals} target={aims.kilojoules} />
        )}
        {day && day.movement.activities.length > 0 ? <Moved user={user} movement={day.movement} /> : null}
        <MacroRows totals={totals} targets={aims} weight={user.weight} />
        {count === 0 ? (
          <p className="max-w-text text-muted">
            Začněte třeba snídaní. Stačí napsat, co jste měli, a{'\u00a0'}čísla se tu rozběhnou.
          </p>
        ) : null}
      </div>
    </Figures>
  )
}

/** What movement took today, and what that does to the target. */
function Moved({ user, movement: { kilojoules, counting } }: { user: User; movement: DayMovement }) {
  return (
    <p className="figures flex items-start gap-2">
      <Footprints className="mt-0.5 size-5 shrink-0 text-brand" aria-hidden />
      <span>
        Pohyb{' '}
        <strong className="text-heading">
          {kilojoules === null ? 'bez hmotnosti nevíme' : energyText(kilojoules, readsKilojoulesFirst(user))[0]}
        </strong>
        . <span className="text-muted">{COUNTING_TEXTS[counting]}</span>
      </span>
    </p>
  )
}
