import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import { daysOf } from '@zivina/domain/planning/plan-days'
import { useMemo } from 'react'
import { useMoving } from '#app/features/planning/day-board/use-moving.ts'
import { weekOf } from '#app/kit/text/day-names.ts'
import type { DiaryBoard } from './diary-context.ts'
import { type Days, dayIn, entryAt, entryIn, mealOf, mealsOf, withEntries } from './diary-days.ts'
import { changedEntries } from './diary-writes.ts'
import { useDialogStep } from './use-dialog-step.ts'
import type { useDiary } from './use-diary.ts'
import type { DiaryAddress } from './use-diary-address.ts'
import { useDiaryChanges } from './use-diary-changes.ts'

export type BoardInput = { days: Days; address: DiaryAddress } & Pick<
  ReturnType<typeof useDiary>,
  'change' | 'waiting' | 'isCut' | 'outbox'
>

/** Everything that can be done with the entries of a day, and the dialog that is open over it. */
export function useDiaryBoardOf({ days, address: { day, go }, change, waiting, isCut }: Omit<BoardInput, 'outbox'>) {
  const changes = useDiaryChanges(days, change)
  const { opened, open } = useDialogStep(day)
  const { moves, announcement, placed } = useMoving<DiaryEntry>({
    ground: {
      spotOf: ({ day: on, meal }) => ({ day: on, meal_type: meal }),
      mealOf: (on, meal) => mealOf(days, on, meal),
      range: daysOf(weekOf(day)),
      meals: mealsOf(dayIn(days, day)),
    },
    itemIn: (guid) => entryIn(days, guid),
    move: changes.move,
    onDay: (to) => go({ day: to }),
    actions: {
      open: ({ guid }) => open({ kind: 'entry', entry: guid }),
      move: ({ guid }) => open({ kind: 'move', entry: guid }),
      remove: changes.remove,
    },
  })
  const unsaved = useMemo(
    () => new Set(isCut ? waiting.flatMap(({ write }) => changedEntries(write)) : []),
    [waiting, isCut],
  )
  const board: DiaryBoard = { ...moves, day, open, remove: changes.remove, isUnsaved: (guid) => unsaved.has(guid) }
  const shown = placed === null ? days : withEntries(days, [entryAt(days, placed.item, placed.place)])
  return { board, changes, announcement, shown, dialog: opened?.dialog ?? null, dialogDay: opened?.day ?? day, open }
}
