import type { IngredientSummary } from '@zivina/contract/catalogue/ingredients/read'
import { isDefaultStepTitle } from '@zivina/contract/catalogue/recipes/steps'
import type { Segment } from '@zivina/nutrition/segments'
import { type Draft, emptyDraft, emptyStep, newId, typedAmount } from './draft.ts'

/** The storage key under which an import passes its recipe to the editor. */
const KEY = 'zivina:recipe-draft:import'

type Imported = {
  name?: string
  portion_size?: number
  time_minutes?: number | null
  resting_time?: number | null
  source_url?: string | null
  steps?: Record<string, { step_title?: string; step_text?: string }>
  ingredients?: { ingredient: IngredientSummary; amount: string; segment?: Segment; count_macros?: boolean }[]
  unmatched?: string[]
}

/** The imported recipe as a draft, or null where there is none. */
export function readImport(storage: Storage): Draft | null {
  try {
    const imported = JSON.parse(storage.getItem(KEY) ?? 'null') as Imported | null
    return imported === null ? null : draftFromImport(imported)
  } catch {
    return null
  }
}

/** Deletes the passed recipe once its draft is saved. */
export function forgetImport(storage: Storage): void {
  storage.removeItem(KEY)
}

const minutes = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

/** Lines without a matching food come last, to be resolved. */
export function draftFromImport(imported: Imported): Draft {
  const { ingredients = [], unmatched = [], steps = {} } = imported
  const blank = emptyDraft()
  const read = Object.entries(steps)
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, { step_title = '', step_text = '' }]) => ({
      id: newId(),
      title: isDefaultStepTitle(step_title) ? '' : step_title,
      text: step_text,
    }))
  const line = { id: '', text: '', segment: 'Main' as Segment, count_macros: true }
  return {
    ...blank,
    name: imported.name ?? '',
    portion_size: imported.portion_size && imported.portion_size >= 1 ? Math.round(imported.portion_size) : 4,
    time_minutes: minutes(imported.time_minutes),
    resting_time: minutes(imported.resting_time),
    source_url: imported.source_url ?? '',
    steps: read.length > 0 ? read : [emptyStep()],
    lines: [
      ...ingredients.map((given) => ({ ...line, ...given, id: newId(), amount: typedAmount(given.amount) })),
      ...unmatched.map((text) => ({ ...line, id: newId(), ingredient: null, text, amount: '' })),
    ],
  }
}
