import type { ErrorCode } from '@zivina/contract/kernel/errors'
import type { TypedWords } from '@zivina/domain/catalogue/kitchen/say-typed'
import {
  addLine,
  type EditResult,
  type RecipeEdit,
  type RecipeLine,
  removeLine,
  reset,
  restoreLine,
  setAmount,
  setPortions,
  swapLine,
} from '@zivina/nutrition/edits'
import { type PageIngredient, withTyped } from './page-ingredient.ts'

export type PageEdit = RecipeEdit<PageIngredient>

export type EditAction =
  | { type: 'portions'; portions: number }
  /** `typed` where it was typed in words. */
  | { type: 'amount'; key: string; amount: number; typed?: TypedWords | null }
  | { type: 'remove'; key: string }
  | { type: 'restore'; key: string }
  | { type: 'add'; line: RecipeLine<PageIngredient> }
  /** Without an amount the new ingredient weighs the same. */
  | { type: 'swap'; key: string; ingredient: PageIngredient; amount?: number }
  | { type: 'reset' }
  | { type: 'resume'; edit: PageEdit }

/** The edited recipe, and why the last action was refused, if it was. A new `resets` makes fields discard typed text. */
export type EditState = { edit: PageEdit; refusal: ErrorCode | null; resets: number }

/** Applies one action to the edited recipe. Pure; all arithmetic is in the nutrition package. */
export function editReducer(state: EditState, action: EditAction): EditState {
  const { edit } = state
  switch (action.type) {
    case 'portions':
      return accept(state, setPortions(edit, action.portions))
    case 'amount':
      return accept(state, setAmount(noteTyped(edit, action), action.key, action.amount))
    case 'remove':
      return accept(state, removeLine(edit, action.key))
    case 'restore':
      return forget(settle(state, restoreLine(edit, action.key)))
    case 'add':
      return settle(state, addLine(edit, action.line))
    case 'swap':
      return settle(state, swapLine(edit, action.key, action.ingredient, action.amount))
    case 'reset':
      return forget(accept(state, reset(edit)))
    case 'resume':
      return forget(accept(state, action.edit))
  }
}

function noteTyped(edit: PageEdit, { key, amount, typed }: { key: string; amount: number; typed?: TypedWords | null }) {
  if (!typed) return edit
  const noted = (line: PageEdit['lines'][number]) => ({
    ...line,
    typed: withTyped(line.typed, { ...typed, ingredient: line.ingredient.guid, means: amount }),
  })
  return { ...edit, lines: edit.lines.map((line) => (line.key === key ? noted(line) : line)) }
}

function accept(state: EditState, edit: PageEdit): EditState {
  return { ...state, edit, refusal: null }
}

function forget(state: EditState): EditState {
  return { ...state, resets: state.resets + 1 }
}

function settle(state: EditState, result: EditResult<PageIngredient>): EditState {
  return result.ok ? accept(state, result.state) : { ...state, refusal: 'INGREDIENT_ADDED_TO_DETAIL_ALREADY' }
}
