import type { Dispatch } from 'react'
import type { EditAction, EditState } from '../edit/edit-reducer.ts'
import type { PageIngredient } from '../edit/page-ingredient.ts'

/** The edited recipe with what its lines can do. */
export type ListedLines = {
  state: EditState
  /** Whether the lines are fields; otherwise they are text. */
  isEditing: boolean
  dispatch: Dispatch<EditAction>
  onSwap: (key: string) => void
  /** Shows all about a food. */
  onAbout: (food: PageIngredient) => void
}
