import type { MealPlanItem } from '@zivina/contract/planning/meal-plan-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { createContext, type ReactNode, useContext } from 'react'
import type { DayRange } from '#app/kit/text/day-names.ts'
import type { Moves } from '../day-board/use-moving.ts'
import type { leftoversIn } from '../plan/plan-days.ts'

/** Who eats by a plan, as its pages need it: a shared link tells the name alone. */
export type PlanEater = { guid: string; name: string }

/** What the parts of a plan’s days do. A plan that one only reads has no `edit`. */
export type Board = {
  eaters: readonly PlanEater[]
  /** Whose sums and energies are shown. */
  eater: string
  /** The day that cooks a leftover, where it is among those shown, and the days on which the rest of a meal is eaten. */
  leftovers: ReturnType<typeof leftoversIn>
  /** While an item is moved to another day: the energy of both days before that, kJ. Their sums are those after it. */
  before: ReadonlyMap<string, number | null>
  edit: BoardEdit | null
  /** Beside an item of a day, what another area does with it; null where there is nothing. */
  besideItem: ((item: MealPlanItem) => ReactNode) | null
}
export type BoardEdit = Moves<MealPlanItem> & {
  /** Opens what can be done with an item. */
  openItem: (item: MealPlanItem) => void
  openAdd: (day: string, meal: MealType) => void
  openNote: (day: string) => void
  openCopy: (day: string) => void
  clear: (range: DayRange) => void
}

export const BoardContext = createContext<Board | null>(null)

export function useBoard(): Board {
  const board = useContext(BoardContext)
  if (board === null) throw new Error('Parts of a meal plan are shown within a BoardContext.')
  return board
}
