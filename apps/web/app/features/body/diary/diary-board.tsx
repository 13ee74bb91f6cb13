import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { addDays } from '@zivina/domain/calendar-day'
import { dayShare } from '@zivina/nutrition/day-share'
import { useEffect } from 'react'
import { BoardWords } from '#app/features/planning/day-board/board-words.tsx'
import { DayStrip, type Fullness } from '#app/features/planning/day-board/day-strip.tsx'
import { useDayKeys } from '#app/kit/days/use-day-keys.ts'
import { useSwipe } from '#app/kit/device/use-swipe.ts'
import { RefusedWrites } from '#app/kit/outbox/refused-writes.tsx'
import { useUser } from '#app/session/account/user-query.ts'
import { useEarlySuggestions } from './add/use-suggestions.ts'
import { DayMenu } from './day/day-menu.tsx'
import { DayView } from './day/day-view.tsx'
import { UnsavedNotice } from './day/unsaved-notice.tsx'
import { DiaryDialogs, preloadDialogs } from './dialogs/diary-dialogs.tsx'
import { dayTitle, PeriodBar } from './diary-bar.tsx'
import { DiaryContext } from './diary-context.ts'
import { dayIn, eatenIn, sumOf, totalsOf } from './diary-days.ts'
import { type BoardInput, useDiaryBoardOf } from './use-diary-board.ts'

/** One day of the diary with everything that can be done there. */
export function DiaryBoard(input: BoardInput) {
  const { days, address, waiting, isCut, outbox } = input
  const { day, today, go } = address
  const { board, changes, announcement, shown, dialog, dialogDay, open } = useDiaryBoardOf(input)
  const isBarHidden = useUser().data?.settings.includes('calorie_bar_hidden') ?? false
  useDayKeys({
    undo: changes.undoLast,
    step: (by) => go({ day: addDays(day, by) }),
    isOn: dialog === null && board.carried === null,
  })
  useEarlySuggestions(today)
  useEffect(() => void preloadDialogs(), [])
  const swipe = useSwipe((by) => go({ day: addDays(day, by) }))

  const shownDay = dayIn(shown, day)
  const eaten = eatenIn(shownDay)
  const isAsSaved = board.carried === null && waiting.length === 0
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
          day={day}
          today={today}
          isBarHidden={isBarHidden}
          empty="bez záznamu"
          fullnessOf={(each) => fullnessOf(dayIn(shown, each))}
          onDay={(to) => go({ day: to })}
          onDrop={board.dropOnDay}
        />
        <UnsavedNotice count={isCut ? waiting.length : 0} isUnstored={outbox.isUnstored} />
        <RefusedWrites {...outbox} />
        <DayView
          detail={shownDay}
          totals={totalsOf(shownDay, isAsSaved)}
          changes={changes}
          isBarHidden={isBarHidden}
          isNew={days.every(({ entries }) => entries.length === 0)}
        />
        <BoardWords
          keys="M&nbsp;přesun, Delete smaže"
          announcement={announcement}
          count={eaten.length}
          empty="Tento den je zatím bez záznamu."
        />
      </div>
      <DiaryDialogs days={days} changes={changes} dialog={dialog} open={open} day={dialogDay} />
    </DiaryContext>
  )
}

function fullnessOf(day: DiaryDayDetail | undefined): Fullness {
  const eaten = eatenIn(day)
  return { count: eaten.length, share: dayShare(sumOf(eaten).kilojoules, day?.target.kilojoules ?? null) }
}
