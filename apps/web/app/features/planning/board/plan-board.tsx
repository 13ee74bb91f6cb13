import type { Eater, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { daysOf } from '@zivina/domain/planning/plan-days'
import { type ReactNode, useState } from 'react'
import { useDayKeys } from '#app/kit/days/use-day-keys.ts'
import { type DayRange, dayName, rangeName } from '#app/kit/text/day-names.ts'
import { useEnergyUnit } from '#app/session/account/use-energy-unit.ts'
import { useUser } from '#app/session/account/user-query.ts'
import { BoardWords } from '../day-board/board-words.tsx'
import { mealName } from '../day-board/carrying.ts'
import { useMoving } from '../day-board/use-moving.ts'
import type { OpenDialog } from '../dialogs/open-dialog.ts'
import { PlanDialogs } from '../dialogs/plan-dialogs.tsx'
import { energiesBefore, type Move, moveWords, withSumsAfter } from '../figures/move-preview.ts'
import { weeksOf, withSums } from '../figures/plan-sums.ts'
import { type Days, dayIn, itemIn, leftoversIn, mealOf, mealsOf, withItemAt } from '../plan/plan-days.ts'
import type { PlanAddress } from '../plan/use-plan-address.ts'
import { sayPlanFailure, usePlanChanges } from '../plan/use-plan-changes.ts'
import { BoardBar } from './board-bar.tsx'
import { type Board, BoardContext } from './board-context.ts'
import { EaterChoice } from './eater-choice.tsx'
import { PlanViews } from './plan-views.tsx'

type PlanBoardProps = {
  plan: MealPlanDetail
  address: PlanAddress
  /** Beside each item of a day. */
  besideItem?: ((plan: MealPlanDetail, item: MealPlanItem) => ReactNode) | undefined
  /** With undo. */
  removeEater: (eater: Eater) => void
  /** Called when a dialog opens and when it closes: something may be typed in it. */
  onDialog: (isOpen: boolean) => void
}

/** The days of a plan with everything that can be done there. */
export function PlanBoard({ plan, address, besideItem, removeEater, onDialog }: PlanBoardProps) {
  const { view, day, range, go } = address
  const canEdit = plan.abilities.can_edit
  const changes = usePlanChanges(plan.guid, plan.meal_days)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const open = (wanted: OpenDialog | null) => {
    setDialog(wanted)
    onDialog(wanted !== null)
  }
  const [chosen, choose] = useState<string | null>(null)
  const eater = plan.eaters.find(({ guid }) => guid === chosen) ?? plan.eaters[0]
  const settings = useUser().data?.settings ?? []
  const isBarHidden = settings.includes('calorie_bar_hidden') || settings.includes('numbers_hidden')
  const { days } = changes

  const unit = useEnergyUnit()
  const wordsOf = (to: Move) => (eater && !settings.includes('numbers_hidden') ? moveWords(days, to, eater, unit) : '')
  const shownRange = daysOf(range)
  const { moves, announcement, placed, hovered } = useMoving<MealPlanItem>({
    ground: {
      spotOf: ({ day: on, meal_type }) => ({ day: on, meal_type }),
      mealOf: (on, meal) => mealOf(days, on, meal),
      range: shownRange,
      meals: mealsOf(shownRange.map((each) => dayIn(days, each))),
    },
    itemIn: (guid) => itemIn(days, guid),
    move: (item, place) => {
      const said = `Přesunuto: ${item.name}, ${dayName(place.day)}, ${mealName(place.meal_type)}`
      changes.move(item, place, said).catch(sayPlanFailure)
    },
    onDay: (to) => view === 'den' && go({ day: to }),
    describe: (item, place) => wordsOf({ item, place }),
    actions: {
      open: ({ guid }) => open({ kind: 'item', item: guid }),
      move: ({ guid }) => open({ kind: 'move', item: guid }),
      swap: ({ guid }) => open({ kind: 'swap', item: guid }),
      pin: (item) => item.recipe !== null && void changes.pin(item).catch(sayPlanFailure),
      remove: (item) => void changes.remove(item).catch(sayPlanFailure),
    },
  })
  useDayKeys({ undo: changes.undoLast, isOn: dialog === null })

  const move = placed ?? hovered
  const clear = (cleared: DayRange) => {
    const isDay = cleared.from === cleared.to
    const said = `Vyprázdněno: ${isDay ? dayName(cleared.from) : rangeName(cleared)}`
    changes.clear(cleared, said).catch(sayPlanFailure)
  }
  const board: Board = {
    eaters: plan.eaters,
    eater: eater?.guid ?? '',
    leftovers: leftoversIn(days),
    before: move === null ? new Map() : energiesBefore(days, move, eater?.guid ?? ''),
    besideItem: besideItem ? (item) => besideItem(plan, item) : null,
    edit: canEdit
      ? {
          openItem: ({ guid }) => open({ kind: 'item', item: guid }),
          openAdd: (to, meal) => open({ kind: 'add', day: to, meal }),
          openNote: (to) => open({ kind: 'note', day: to }),
          openCopy: (from) => open({ kind: 'copy', from, to: from }),
          clear,
          ...moves,
        }
      : null,
  }
  const eaters = plan.eaters.map(({ guid }) => guid)
  const arranged = placed === null ? days : withItemAt(days, placed.item, placed.place)
  // Dragged by a pointer, an item stays in its place: without it the browser would end the dragging.
  const shown = hovered === null ? withSums(arranged, eaters) : withSumsAfter(days, hovered, eaters)
  const count = shownRange.reduce((sum, each) => sum + sizeOf(days, each), 0)
  return (
    <BoardContext value={board}>
      <div className="plan-board flex flex-col gap-4">
        <BoardBar plan={plan} address={address} open={open} isEmpty={count === 0} />
        <EaterChoice eaters={plan.eaters} chosen={board.eater} choose={choose} />
        <PlanViews
          view={view}
          day={day}
          range={range}
          today={today()}
          go={go}
          days={shown}
          weeks={weeksOf(shown, eaters)}
          against={{ target: eater?.target ?? null, isBarHidden }}
        />
        {move === null ? null : <MoveWords>{wordsOf(move)}</MoveWords>}
        <BoardWords
          keys="M&nbsp;přesun, X&nbsp;výměna, P&nbsp;připnutí receptu, Delete odebere"
          announcement={announcement}
          count={count}
          empty="Tady zatím nic není."
        />
      </div>
      <PlanDialogs plan={plan} changes={changes} dialog={dialog} open={open} removeEater={removeEater} />
    </BoardContext>
  )
}

/** On a phone, where the sums are further down: what a move would make of both days. Those who hear it are told by the announcement. */
function MoveWords({ children }: { children: string }) {
  if (children === '') return null
  return (
    <p
      aria-hidden
      className="own-figures figures fixed inset-x-3 top-20 z-20 rounded-card bg-surface px-4 py-3 shadow-card md:hidden"
    >
      Po přesunu: {children}
    </p>
  )
}

const today = () => calendarDay(new Date())

function sizeOf(days: Days, day: string): number {
  const { recipes = [], ingredients = [] } = dayIn(days, day) ?? {}
  return recipes.length + ingredients.length
}
