import type { Eater, MealPlanDetail, MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import { calendarDay } from '@zivina/domain/calendar-day'
import { daysOf } from '@zivina/domain/planning/plan-days'
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react'
import { useUser } from '#app/session/account/user-query.ts'
import { mealName } from '../carry/carrying.ts'
import { useCarry } from '../carry/use-carry.ts'
import type { OpenDialog } from '../dialogs/open-dialog.ts'
import { PlanDialogs } from '../dialogs/plan-dialogs.tsx'
import { weeksOf, withSums } from '../figures/plan-sums.ts'
import { itemsText } from '../figures/plan-words.ts'
import { type DayRange, dayName, rangeName } from '../plan/plan-dates.ts'
import { type Days, dayIn, isSamePosition, itemIn, mealOf, mealsOf, type Place, withItemAt } from '../plan/plan-days.ts'
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

  const drop = (item: MealPlanItem, place: Place) => {
    if (isSamePosition(days, item, place)) return
    const said = `Přesunuto: ${item.name}, ${dayName(place.day)}, ${mealName(place.meal_type)}`
    changes.move(item, place, said).catch(sayPlanFailure)
  }
  const shownRange = daysOf(range)
  const meals = mealsOf(shownRange.map((each) => dayIn(days, each)))
  const carrying = useCarry<MealPlanItem>({
    ground: { mealOf: (on, meal) => mealOf(days, on, meal), range: shownRange, meals },
    drop,
    onDay: (to) => view === 'den' && go({ day: to }),
  })
  useUndoKey(changes.undoLast, dialog === null)

  const onItemKey = (event: KeyboardEvent, item: MealPlanItem) => {
    if (carrying.onKey(event, item) || event.ctrlKey || event.metaKey || event.altKey) return
    const action = ITEM_KEYS[event.key]
    if (action === undefined) return
    event.preventDefault()
    if (action === 'remove') changes.remove(item).catch(sayPlanFailure)
    else open({ kind: action, item: item.guid })
  }
  const clear = (cleared: DayRange) => {
    const isDay = cleared.from === cleared.to
    const said = `Vyprázdněno: ${isDay ? dayName(cleared.from) : rangeName(cleared)}`
    changes.clear(cleared, said).catch(sayPlanFailure)
  }
  const board: Board = {
    eaters: plan.eaters,
    eater: eater?.guid ?? '',
    dayOf: (item) => itemIn(days, item)?.day,
    besideItem: besideItem ? (item) => besideItem(plan, item) : null,
    edit: canEdit
      ? {
          openItem: ({ guid }) => open({ kind: 'item', item: guid }),
          openAdd: (to, meal) => open({ kind: 'add', day: to, meal }),
          openNote: (to) => open({ kind: 'note', day: to }),
          openCopy: (from) => open({ kind: 'copy', from, to: from }),
          clear,
          drop: (guid, place) => withItem(days, guid, (item) => drop(item, place)),
          dropOnDay: (guid, to) =>
            withItem(days, guid, (item) => drop(item, { day: to, meal_type: item.meal_type, before: null })),
          carried: carrying.carried,
          onItemKey,
        }
      : null,
  }
  const eaters = plan.eaters.map(({ guid }) => guid)
  const { placed } = carrying
  const shown = withSums(placed === null ? days : withItemAt(days, placed.item, placed.place), eaters)
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
        <p id="carry-help" hidden>
          Mezerníkem zvednete a&nbsp;šipkami přesunete, Enterem otevřete, M&nbsp;přesun, X&nbsp;výměna, Delete odebere.
        </p>
        <p aria-live="assertive" className="sr-only">
          {carrying.announcement}
        </p>
        <p role="status" className="sr-only">
          {count === 0 ? 'Tady zatím nic není.' : itemsText(count)}
        </p>
      </div>
      <PlanDialogs plan={plan} changes={changes} dialog={dialog} open={open} removeEater={removeEater} />
    </BoardContext>
  )
}

/** What keys do while an item has the focus. */
const ITEM_KEYS: Readonly<Record<string, 'item' | 'move' | 'swap' | 'remove'>> = {
  Enter: 'item',
  m: 'move',
  x: 'swap',
  Delete: 'remove',
}

const today = () => calendarDay(new Date())

function sizeOf(days: Days, day: string): number {
  const { recipes = [], ingredients = [] } = dayIn(days, day) ?? {}
  return recipes.length + ingredients.length
}

function withItem(days: Days, guid: string, use: (item: MealPlanItem) => void): void {
  const item = itemIn(days, guid)
  if (item) use(item)
}

/** The key Z undoes the last change, unless one is typing or a dialog is open. */
function useUndoKey(undo: () => void, isOn: boolean): void {
  const latest = useMemo(() => ({ undo }), [undo])
  useEffect(() => {
    if (!isOn) return
    const onKey = ({ key, target, metaKey, ctrlKey, altKey }: globalThis.KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]')
      if (key === 'z' && !isTyping && !metaKey && !ctrlKey && !altKey) latest.undo()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [isOn, latest])
}
