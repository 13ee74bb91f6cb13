import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import type { RecipeDetail, RecipeIngredient } from '@zivina/contract/catalogue/recipes/read'
import { defaultStepTitle, isDefaultStepTitle } from '@zivina/contract/catalogue/recipes/steps'
import { FREE_LINE_MAX } from '@zivina/contract/kernel/limits'
import type { CookingType, Difficulty } from '@zivina/domain/catalogue/cooking'
import { type FreeLine, withFreeLines } from '@zivina/domain/catalogue/free-lines'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { homeAmount, ownUnit } from '@zivina/domain/catalogue/kitchen/amount-units'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import type { StorageClass } from '@zivina/domain/catalogue/storage'
import type { DietaryGoal } from '@zivina/nutrition/diets'
import type { Segment } from '@zivina/nutrition/segments'

/** A line of a draft. Amounts are texts, so that they stay as typed. */
export type DraftLine = {
  /** Known only within this draft: keeps a row's place and focus while its content changes. */
  id: string
  /** Null where `text` names no food: it is kept as written. */
  ingredient: IngredientSummary | null
  /** The words of a line without a food; empty otherwise. */
  text: string
  /** As typed: „1“, „2 lžíce“, „hrst“. */
  amount: string
  /** What a bare number is in; null until the user chooses. */
  unit: AmountUnit | null
  segment: Segment
  count_macros: boolean
}

/** A step of a draft; an empty title means the default one. */
export type DraftStep = { id: string; title: string; text: string }

/** An unsaved recipe: the content of the editor, stored as a draft and finally saved. */
export type Draft = {
  /** Version of this structure; drafts with another one cannot be read. */
  form: 1
  /** The version the edit began with; null for a recipe that is not created yet. */
  version: number | null
  name: string
  headnote: string
  tip: string
  /** Empty where the author does not say. */
  storage: StorageClass | ''
  /** The level of texture that it is written for, as a digit; empty for none. */
  aimed_iddsi_level: string
  portion_size: number
  time_minutes: string
  resting_time: string
  /** Grams of all portions as weighed; empty if they were not weighed. */
  cooked_weight: string
  difficulty: Difficulty
  cooking_type: CookingType
  meal_types: MealType[]
  dietary_goal: DietaryGoal[]
  tags: string[]
  no_side_dish: boolean
  /** Only for its author; otherwise saving submits it for approval. */
  is_private: boolean
  lines: DraftLine[]
  steps: DraftStep[]
  photos: string[]
  source_url: string
}

/** What is wrong, by the path the server would report it at: `name`, `ingredients.0.amount`, `steps.1.step_text`. */
export type DraftProblems = Readonly<Record<string, string | undefined>>

/** The tab's storage key under which an import passes its draft to the editor. */
export const IMPORT_KEY = 'zivina:recipe-draft:import'

export const newId = (): string => crypto.randomUUID()

export function emptyStep(): DraftStep {
  return { id: newId(), title: '', text: '' }
}

/** An empty draft. */
export function emptyDraft(): Draft {
  return {
    form: 1,
    version: null,
    name: '',
    headnote: '',
    tip: '',
    storage: '',
    aimed_iddsi_level: '',
    portion_size: 4,
    time_minutes: '',
    resting_time: '',
    cooked_weight: '',
    difficulty: 'Easy',
    cooking_type: 'Warm',
    meal_types: [],
    dietary_goal: [],
    tags: [],
    no_side_dish: false,
    is_private: true,
    lines: [],
    steps: [emptyStep()],
    photos: [],
    source_url: '',
  }
}

/** A saved recipe as a draft. */
export function draftFromRecipe(recipe: RecipeDetail): Draft {
  return {
    form: 1,
    version: recipe.version ?? null,
    name: recipe.name,
    headnote: recipe.headnote,
    tip: recipe.tip,
    storage: recipe.storage ?? '',
    aimed_iddsi_level: recipe.aimed_iddsi_level === null ? '' : String(recipe.aimed_iddsi_level),
    portion_size: recipe.portion_size,
    time_minutes: String(recipe.time_minutes),
    resting_time: recipe.resting_time === 0 ? '' : String(recipe.resting_time),
    cooked_weight: typeof recipe.cooked_weight === 'number' ? typedAmount(String(recipe.cooked_weight)) : '',
    difficulty: recipe.difficulty,
    cooking_type: recipe.cooking_type,
    meal_types: recipe.meal_types,
    dietary_goal: recipe.dietary_goal,
    tags: recipe.tags,
    no_side_dish: recipe.no_side_dish,
    is_private: recipe.is_private ?? false,
    lines: withFreeLines<RecipeIngredient, FreeLine>(recipe.ingredients, recipe.free_lines ?? []).map((line) =>
      'text' in line ? freeLine(line.text, line.segment) : lineOf(line),
    ),
    steps: draftSteps(recipe.steps),
    photos: recipe.photos,
    source_url: recipe.source_url ?? '',
  }
}

function lineOf({ ingredient: guid, amount, typed, segment, count_macros, ...food }: RecipeIngredient): DraftLine {
  const ingredient = { ...food, guid, amount: Number(amount) }
  const line = { ...foodLine(ingredient, Number(amount)), segment, count_macros }
  return typed ? { ...line, ...typed } : line
}

/** A line with a stored amount of a food, shown as a person would have typed it. */
export function foodLine(ingredient: IngredientSummary, amount: number): DraftLine {
  const home = homeAmount(amount, ingredient)
  return { ...LINE, id: newId(), ingredient, text: '', amount: typedAmount(String(home.amount)), unit: home.unit }
}

/** A line that names no food. */
export function freeLine(text: string, segment: Segment = 'Main'): DraftLine {
  const plain = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, FREE_LINE_MAX)
  return { ...LINE, id: newId(), ingredient: null, text: plain, amount: '', unit: null, segment }
}

const LINE = { segment: 'Main', count_macros: true } as const

/** Saved steps as they are edited. */
export function draftSteps(steps: RecipeDetail['steps']): DraftStep[] {
  const inOrder = Object.entries(steps).sort(([a], [b]) => Number(a) - Number(b))
  return inOrder.map(([, { step_title, step_text }]) => ({
    id: newId(),
    title: isDefaultStepTitle(step_title) ? '' : step_title,
    text: step_text,
  }))
}

/** „250.00“ as a person would type it: „250“; „2.50“: „2,5“. */
export function typedAmount(amount: string): string {
  return String(Number(amount)).replace('.', ',')
}

/** The title of a step, its own or the default one. */
export function stepTitle(step: DraftStep, place: number): string {
  return step.title.trim() || defaultStepTitle(place)
}

/** Reads a stored draft; null where its structure is another. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null
  // Diets were chosen once; now the ingredients decide.
  const { diet_types: _, ...draft } = kept as Partial<Draft> & { diet_types?: unknown }
  if (draft.form !== 1) return null
  const lists = [draft.lines, draft.steps, draft.meal_types, draft.dietary_goal, draft.tags]
  if (!lists.every(Array.isArray) || typeof draft.name !== 'string') return null
  const read = { ...emptyDraft(), ...draft }
  return { ...read, lines: read.lines.map(withUnit) }
}

/** Earlier drafts have amounts in the food's own unit. */
function withUnit(line: Omit<DraftLine, 'unit'> & Partial<Pick<DraftLine, 'unit'>>): DraftLine {
  const { unit = line.ingredient ? ownUnit(line.ingredient) : null } = line
  return { ...line, unit }
}
