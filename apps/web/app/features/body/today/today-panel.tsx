import type { DayTargets } from '@zivina/contract/account/targets'
import type { User } from '@zivina/contract/account/users'
import type { DayMovement } from '@zivina/contract/body/activities'
import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { formatNumber } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'
import { energyWithMovement } from '@zivina/nutrition/activity-energy'
import { caloriesFromKilojoules } from '@zivina/nutrition/energy'
import { macroGoals } from '@zivina/nutrition/macro-goals'
import { Footprints } from 'lucide-react'
import { energyText, readsKilojoulesFirst } from '#app/features/account/energy-text.ts'
import { Figures } from '#app/features/account/figures.tsx'
import { PROFILE_PATH } from '#app/features/account/user-paths.ts'
import { ADD_PATH } from '#app/features/body/user-paths.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { UnsavedNotice } from '../diary/day/unsaved-notice.tsx'
import { totalsOf } from '../diary/diary-days.ts'
import { COUNTING_TEXTS } from '../diary/movement-words.ts'
import { EnergyOfDay } from './energy-of-day.tsx'
import { MacroRows } from './macro-rows.tsx'
import { remainingText } from './remaining-text.ts'
import { type ShownDay, useToday, useTodayDiary } from './use-today.ts'

/** What was eaten in a day, against the targets: what is left in a sentence, then a ring with three bars beside it. */
export function TodayPanel({ user, shown, isToday }: { user: User; shown: ShownDay; isToday: boolean }) {
  const diary = useTodayDiary(shown)
  const targets = useToday('targets', shown)
  const failed = [diary, targets].find(({ data, error, isFetching }) => data === undefined && error && !isFetching)
  return (
    <section
      aria-label={'Energie a\u00a0živiny'}
      className="flex flex-col gap-3 rounded-card bg-surface p-4 shadow-card sm:p-6"
    >
      <UnsavedNotice count={diary.isCut ? diary.waiting.length : 0} isUnstored={diary.isUnstored} />
      {failed?.error ? <LoadFailure failure={failed.error} onRetry={() => void failed.refetch()} /> : null}
      {!failed && diary.data !== undefined && targets.data !== undefined ? (
        <Eaten user={user} day={diary.data} targets={targets.data} isAsSaved={diary.waiting.length === 0} />
      ) : null}
      {failed || (diary.data !== undefined && targets.data !== undefined) ? null : (
        <div role="status">
          <span className="sr-only">Načítám den…</span>
          <Skeleton className="h-44 w-full" />
        </div>
      )}
      {isToday && diary.data !== undefined && eatenCount(diary.data) === 0 ? (
        <LinkButton href={ADD_PATH} variant="accent" className="self-start">
          Zapsat první jídlo
        </LinkButton>
      ) : null}
    </section>
  )
}

/** What was eaten; water is told by itself. */
function eatenCount(day: DiaryDayDetail | null): number {
  return day?.entries.filter(({ kind }) => kind !== 'water').length ?? 0
}

type EatenProps = { user: User; day: DiaryDayDetail | null; targets: DayTargets; isAsSaved: boolean }

function Eaten({ user, day, targets, isAsSaved }: EatenProps) {
  const count = eatenCount(day)
  const target = day ? energyWithMovement(targets.kilojoules, day.movement) : targets.kilojoules
  const totals = day && totalsOf(day, isAsSaved)
  const goals = macroGoals(target, user, targets.nutrients)
  const isInKilojoules = readsKilojoulesFirst(user)
  const unit = isInKilojoules ? 'kJ' : 'kcal'
  const figure = (kilojoules: number) =>
    formatNumber(isInKilojoules ? kilojoules : caloriesFromKilojoules(kilojoules), 0)
  const words =
    count === 0
      ? 'Zatím nemáte nic zapsaného.'
      : `V\u00a0deníku máte ${counted(count, 'položku', 'položky', 'položek')}. Čísla jsou skrytá, jak jste si zvolili.`
  const isEnergyHidden = user.settings.includes('calorie_bar_hidden')
  return (
    <Figures words={<p className="max-w-text">{words}</p>}>
      <div className="flex flex-col gap-3">
        {isEnergyHidden ? null : (
          <p className="figures font-heading text-lg leading-snug font-semibold text-heading" data-testid="remaining">
            {remainingText({
              totals,
              target,
              protein: goals.protein,
              say: (kilojoules) => `${figure(kilojoules)}\u00a0${unit}`,
            })}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:gap-x-6">
          {isEnergyHidden ? null : <EnergyOfDay totals={totals} target={target} figure={figure} unit={unit} />}
          <MacroRows totals={totals} goals={goals} />
        </div>
        {target === null ? (
          <a href={`${PROFILE_PATH}#telo`} className="inline-flex min-h-11 items-center text-brand underline">
            Spočítat denní cíl
          </a>
        ) : null}
        {day && day.movement.activities.length > 0 ? <Moved user={user} movement={day.movement} /> : null}
      </div>
    </Figures>
  )
}

/** What movement took that day, and what that does to the target. */
function Moved({ user, movement: { kilojoules, counting } }: { user: User; movement: DayMovement }) {
  return (
    <p className="figures flex items-start gap-2 text-sm">
      <Footprints className="mt-0.5 size-4 shrink-0 text-brand" aria-hidden />
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
