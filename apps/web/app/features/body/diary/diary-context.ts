import type { DiaryEntry } from '@zivina/contract/body/diary-read'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { createContext, useContext } from 'react'
import type { Moves } from '#app/features/planning/day-board/use-moving.ts'

/** The dialog that is open over the diary. */
export type OpenDialog =
  | { kind: 'add'; meal: MealType; part?: 'quick' }
  | { kind: 'entry' | 'figures' | 'move'; entry: string }
  | { kind: 'copy'; meal: MealType | null }
  | { kind: 'save'; meal: MealType }
  | { kind: 'water' | 'note' | 'meals' }

/** What the parts of a day do. */
export type DiaryBoard = Moves<DiaryEntry> & {
  day: string
  open: (dialog: OpenDialog | null) => void
  remove: (entry: DiaryEntry) => void
  /** Whether an entry waits to be sent and the connection is cut. */
  isUnsaved: (entry: string) => boolean
}

export const DiaryContext = createContext<DiaryBoard | null>(null)

export function useDiaryBoard(): DiaryBoard {
  const board = useContext(DiaryContext)
  if (board === null) throw new Error('Parts of a day are shown within a DiaryContext.')
  return board
}
