import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { Segment } from '@zivina/nutrition/segments'
import { type Draft, type DraftLine, type DraftStep, emptyStep, freeLine, newId, typedAmount } from './draft.ts'
import { settledAmount } from './line-amount.ts'

type Lists = 'lines' | 'steps'

export type DraftAction =
  | { type: 'set'; fields: Partial<Omit<Draft, Lists | 'form' | 'version'>> }
  | { type: 'add line'; ingredient: IngredientSummary; amount: string | null; segment: Segment }
  | { type: 'add free line'; text: string; segment: Segment }
  | { type: 'change line'; id: string; fields: Partial<Omit<DraftLine, 'id'>> }
  | { type: 'add step'; id: string }
  | { type: 'change step'; id: string; fields: Partial<Omit<DraftStep, 'id'>> }
  | { type: 'remove'; list: Lists; id: string }
  | { type: 'restore'; list: Lists; item: DraftLine | DraftStep; place: number }
  | { type: 'move'; list: Lists; id: string; place: number }
  | { type: 'replace'; draft: Draft }

/** Applies one change to a draft. */
export function draftReducer(draft: Draft, action: DraftAction): Draft {
  switch (action.type) {
    case 'set':
      return { ...draft, ...action.fields }
    case 'add line':
      return { ...draft, lines: [...draft.lines, newLine(action)] }
    case 'add free line':
      return { ...draft, lines: [...draft.lines, freeLine(action.text, action.segment)] }
    case 'change line':
      return { ...draft, lines: changed<DraftLine>(draft.lines, action.id, action.fields) }
    case 'add step':
      return { ...draft, steps: [...draft.steps, { ...emptyStep(), id: action.id }] }
    case 'change step':
      return { ...draft, steps: changed<DraftStep>(draft.steps, action.id, action.fields) }
    case 'remove':
      return withList(draft, action.list, (items) => items.filter(({ id }) => id !== action.id))
    case 'restore':
      return withList(draft, action.list, (items) => items.toSpliced(action.place, 0, action.item))
    case 'move':
      return withList(draft, action.list, (items) => moved(items, action.id, action.place))
    case 'replace':
      return action.draft
  }
}

type NewLine = Extract<DraftAction, { type: 'add line' }>

function newLine({ ingredient, amount, segment }: NewLine): DraftLine {
  const usual = typedAmount(String(ingredient.amount > 0 ? ingredient.amount : 100))
  const line = { id: newId(), ingredient, text: '', amount: amount ?? usual, unit: null, segment, count_macros: true }
  return { ...line, ...settledAmount(line) }
}

function changed<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  fields: Omit<Partial<Item>, 'id'>,
): Item[] {
  return items.map((item) => (item.id === id ? { ...item, ...fields } : item))
}

/** Moving, removing and restoring are the same for lines and steps. */
function withList(
  draft: Draft,
  list: Lists,
  change: (items: readonly { id: string }[]) => readonly { id: string }[],
): Draft {
  return { ...draft, [list]: change(draft[list]) }
}

function moved<Item extends { id: string }>(items: readonly Item[], id: string, place: number): readonly Item[] {
  const from = items.findIndex((item) => item.id === id)
  const item = items[from]
  if (item === undefined || from === place) return items
  return items.toSpliced(from, 1).toSpliced(Math.max(0, Math.min(place, items.length - 1)), 0, item)
}
