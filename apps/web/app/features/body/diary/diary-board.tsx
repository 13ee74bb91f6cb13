import type { DiaryDayDetail, DiaryEntry, DiaryTotals } from '@zivina/contract/body/diary-read'
import { addDays } from '@zivina/domain/calendar-day'
import { dayShare } from '@zivina/nutrition/day-share'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { itemsText } from '#app/features/planning/plan-words.ts'
import { useSwipe } from '#app/kit/use-swipe.ts'
import { useUser } from '#app/session/user-query.ts'
import { DayMenu } from './day/day-menu.tsx'
import { DayStrip } from './day/day-strip.tsx'
import { DayView } from './day/day-view.tsx'
import { UnsavedNotice } from './day/unsaved-notice.tsx'
import { DiaryDialogs } from './dialogs/diary-dialogs.tsx'
import { dayTitle, PeriodBar } from './diary-bar.tsx'
import { type DiaryBoard as Board, DiaryContext, type OpenDialog } from './diary-context.ts'
import { type Days, dayIn, eatenIn, entryIn, isSamePlace, type Place, sumOf } from './diary-days.ts'
import { writtenEntries } from './diary-writes.ts'
import { useDayKeys } from './use-day-keys.ts'
import type { useDiary } from './use-diary.ts'
import type { DiaryAddress } from './use-diary-address.ts'
import { useDiaryCarry } from './use-diary-carry.ts'
import { useDiaryChanges } from './use-diary-changes.ts'

type DiaryBoardProps = {
  days: Days
  address: DiaryAddress
} & Pick<ReturnType<typeof useDiary>, 'change' | 'waiting' | 'isCut'>

/** One day of the diary with everything that can be done there. */
export function DiaryBoard({ days, address, change, waiting, isCut }: DiaryBoardProps) {
  const { day, today, go } = address
  const changes = useDiaryChanges(days, change)
  const [dialog, open] = useState<OpenDialog | null>(null)
  const isBarHidden = useUser().data?.settings.includes('calorie_bar_hidden') ?? false
  const drop = (entry: DiaryEntry, place: Place) => {
    if (!isSamePlace(days, entry, place)) changes.move(entry, place)
  }
  const carrying = useDiaryCarry({ days, day, drop, onDay: (to) => go({ day: to }) })
  useDayKeys({
    undo: changes.undoLast,
    step: (by) => go({ day: addDays(day, by) }),
    isOn: dialog === null && carrying.carried === null,
  })
  const swipe = useSwipe((by) => go({ day: addDays(day, by) }))

  const unsaved = useMemo(
    () => new Set(isCut ? waiting.flatMap(({ write }) => writtenEntries(write)) : []),
    [waiting, isCut],
  )
  const { shown } = carrying
  const shownDay = dayIn(shown, day)
  const eaten = eatenIn(shownDay)
  const isAsSaved = carrying.carried === null && waiting.length === 0
  const board: Board = {
    day,
    open,
    remove: changes.remove,
    drop: (guid, place) => withEntry(days, guid, (entry) => drop(entry, place)),
    dropOnDay: (guid, to) => withEntry(days, guid, (entry) => drop(entry, { day: to, meal: entry.meal, before: null })),
    carried: carrying.carried,
    onEntryKey: (event: KeyboardEvent, entry: DiaryEntry) => {
      if (carrying.onKey(event, entry) || event.ctrlKey || event.metaKey || event.altKey) return
      const action = ENTRY_KEYS[event.key]
      if (action === undefined) return
      event.preventDefault()
      if (action === 'remove') changes.remove(entry)
      else open({ kind: action, entry: entry.guid })
    },
    isUnsaved: (guid) => unsaved.has(guid),
  }
  const fullnessOf = (each: string) => {
    const ofDay = eatenIn(dayIn(shown, each))
    const target = dayIn(shown, each)?.target.kilojoules ?? null
    return { count: ofDay.length, share: dayShare(sumOf(ofDay).kilojoules, target) }
  }
  return (
    <DiaryContext value={board}>
      <div {...swipe} className="diary-board flex flex-col gap-4">
        <PeriodBar
          address={address}
          name={dayTitle(day, today)}
          before={{ label: 'Předchozí den', day: addDays(day, -1) }}
          after={{ label: 'Další den', day: addDays(day, 1) }}
          isNow={day === today}
        >
          <DayMenu isEmpty={eaten.length === 0} clear={() => changes.clear(day)} />
        </PeriodBar>
        <DayStrip
          {...{ day, today, fullnessOf, isBarHidden }}
          onDay={(to) => go({ day: to })}
          onDrop={board.dropOnDay}
        />
        <UnsavedNotice count={isCut ? waiting.length : 0} />
        <DayView detail={shownDay} totals={totalsOf(shownDay, isAsSaved)} changes={changes} isBarHidden={isBarHidden} />
        <p id="diary-carry-help" hidden>
          Mezerníkem zvednete a&nbsp;šipkami přesunete, Enterem otevřete, M&nbsp;přesun, Delete smaže.
        </p>
        <p aria-live="assertive" className="sr-only">
          {carrying.announcement}
        </p>
        <p role="status" className="sr-only">
          {eaten.length === 0 ? 'Tento den je zatím bez záznamu.' : itemsText(eaten.length)}
        </p>
      </div>
      <DiaryDialogs {...{ days, day, changes, dialog, open }} />
    </DiaryContext>
  )
}

/** What keys do while an entry has the focus. */
const ENTRY_KEYS: Readonly<Record<string, 'entry' | 'move' | 'remove'>> = {
  Enter: 'entry',
  m: 'move',
  Delete: 'remove',
  Backspace: 'remove',
}

/** The sums of the server; those of what is shown while something waits to be sent. */
function totalsOf(day: DiaryDayDetail | undefined, isAsSaved: boolean): DiaryTotals {
  if (day && isAsSaved) return day.totals
  return { ...sumOf(eatenIn(day)), constituents: day?.totals.constituents ?? {} }
}

function withEntry(days: Days, guid: string, use: (entry: DiaryEntry) => void): void {
  const entry = entryIn(days, guid)
  if (entry) use(entry)
}
