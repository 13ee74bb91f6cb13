import type { NewDiaryEntryInput } from '@zivina/contract/body/diary-fields'
import type { DiaryEntry, PlannedSuggestion } from '@zivina/contract/body/diary-read'
import type { SavedMeal } from '@zivina/contract/body/saved-meals'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { type NutrientValues, totalsFrom } from '@zivina/nutrition/macros'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { byNutrient, type Choice, onlyEnergy } from './choices.ts'
import { type Helping, helpingOf } from './helping.ts'

/** New entries for the call, and how they look until the answer is there. */
export type NewEntries = { entries: NewDiaryEntryInput[]; looks: DiaryEntry[] }
export type Where = { day: string; meal: MealType }

/** Behind everything that is there. */
const AT_THE_END = 1e8
let made = 0

/** The fields that an entry has whatever it is of. */
function blank({ day, meal }: Where): DiaryEntry {
  const now = new Date().toISOString()
  made += 1
  return {
    guid: uuidV7(),
    day,
    meal,
    position: AT_THE_END + made,
    note: '',
    kind: 'quick',
    recipe: null,
    recipe_modified: null,
    ingredient: null,
    product: null,
    name: '',
    slug: null,
    photo: null,
    portions: null,
    amount: null,
    unit: null,
    grams: null,
    totals: onlyEnergy(null),
    planned_item: null,
    created_at: now,
    changed_at: now,
  }
}

/** Some amount of something. @param guid of the entry, where it is known before */
export function entryOf(choice: Choice, helping: Helping | null, where: Where, guid = uuidV7()): NewEntries {
  const { kind, name, slug, photo, ingredient } = choice
  const portions = helping?.unit === 'portions' ? helping.count : null
  const measured =
    helping === null || helping.unit === 'portions' ? null : { amount: helping.count, unit: helping.unit }
  const look: DiaryEntry = {
    ...blank(where),
    guid,
    kind,
    name,
    slug,
    photo,
    ingredient,
    portions,
    ...measured,
    grams: choice.gramsOf(helping),
    totals: choice.totalsOf(helping),
    planned_item: choice.planned_item ?? null,
  }
  return { entries: [newEntry(look, choice.whatOf(helping))], looks: [look] }
}

/** Entries once more: in another meal, on another day. */
export function copiesOf(entries: readonly DiaryEntry[], whereOf: (entry: DiaryEntry) => Where): NewEntries {
  const copied = entries.map((entry) => {
    const { guid, created_at, changed_at, position } = blank(whereOf(entry))
    const look = { ...entry, ...whereOf(entry), guid, created_at, changed_at, position, planned_item: null }
    return { look, entry: newEntry(look, { kind: 'copy', entry: entry.guid }) }
  })
  return { entries: copied.map(({ entry }) => entry), looks: copied.map(({ look }) => look) }
}

/** What is there of a saved meal. */
export function entriesOfMeal({ items }: SavedMeal, where: Where): NewEntries {
  const there = items
    .filter(({ is_there }) => is_there)
    .map(({ what, name, kilojoules }) => {
      const look: DiaryEntry = {
        ...blank(where),
        kind: what.kind,
        name,
        totals: onlyEnergy(kilojoules),
        ...saidOf(what),
      }
      return { look, entry: newEntry(look, what) }
    })
  return { entries: there.map(({ entry }) => entry), looks: there.map(({ look }) => look) }
}

type SavedItem = SavedMeal['items'][number]['what']

function saidOf(what: SavedItem): Pick<DiaryEntry, 'portions' | 'amount' | 'unit'> {
  if (what.kind === 'quick') return { portions: null, amount: null, unit: null }
  if (what.kind === 'ingredient' || what.kind === 'product')
    return { portions: null, amount: what.amount, unit: what.unit }
  const { portions = null, grams = null } = what
  return { portions, amount: grams, unit: grams === null ? null : 'g' }
}

/** A drink of water. */
export function waterEntry(milliliters: number, day: string): NewEntries {
  const look: DiaryEntry = {
    ...blank({ day, meal: 'Drinks' }),
    kind: 'water',
    name: 'Voda',
    amount: milliliters,
    unit: 'ml',
    grams: milliliters,
    totals: onlyEnergy(0),
  }
  return { entries: [newEntry(look, { kind: 'water', milliliters })], looks: [look] }
}

/** What is planned for an eater; what it contains besides energy is known once the server has recorded it. */
export function plannedEntry(planned: PlannedSuggestion, day: string): NewEntries {
  const { plan, item, eater, meal, name, slug, photo, portions, kilojoules } = planned
  const look: DiaryEntry = {
    ...blank({ day, meal }),
    kind: 'recipe',
    name,
    slug,
    photo,
    portions,
    planned_item: item,
    totals: onlyEnergy(kilojoules),
  }
  return { entries: [newEntry(look, { kind: 'planned', plan, item, eater })], looks: [look] }
}

type QuickFigures = Pick<NutrientValues, 'protein' | 'carbohydrates' | 'fat'> & { name: string; kilojoules: number }

/** Figures alone; what is null is unknown. */
export function quickEntry({ name, ...known }: QuickFigures, where: Where): NewEntries {
  const values = byNutrient((nutrient): number | null =>
    nutrient in known ? known[nutrient as keyof typeof known] : null,
  )
  const coverage = byNutrient((nutrient) => (values[nutrient] === null ? 0 : 1))
  const look: DiaryEntry = { ...blank(where), name, totals: totalsFrom(values, coverage) }
  return { entries: [newEntry(look, { kind: 'quick', name, ...known })], looks: [look] }
}

function newEntry({ guid, day, meal, note }: DiaryEntry, what: NewDiaryEntryInput['what']): NewDiaryEntryInput {
  return { guid, day, meal, what, ...(note === '' ? {} : { note }) }
}

/** An entry as a part of a saved meal; null where its food is gone. */
export function savedItemOf(entry: DiaryEntry): SavedItem | null {
  const { kind, recipe, recipe_modified, ingredient, product, totals, name } = entry
  const helping = helpingOf(entry)
  const portion = helping?.unit === 'portions' ? { portions: helping.count } : { grams: helping?.count }
  if (kind === 'quick') return quickItemOf(name, totals)
  if (helping === null) return null
  if (kind === 'recipe' && recipe !== null) return { kind, recipe, ...portion }
  if (kind === 'recipe_modified' && recipe_modified !== null) return { kind, recipe_modified, ...portion }
  if (helping.unit === 'portions') return null
  if (kind === 'ingredient' && ingredient !== null)
    return { kind, ingredient, amount: helping.count, unit: helping.unit }
  if (kind !== 'product' || product === null || (helping.unit !== 'g' && helping.unit !== 'ml')) return null
  return { kind, product, amount: helping.count, unit: helping.unit }
}

function quickItemOf(name: string, totals: DiaryEntry['totals']): SavedItem | null {
  if (totals.kilojoules === null) return null
  return {
    kind: 'quick',
    name,
    kilojoules: totals.kilojoules,
    protein: totals.protein_in_total,
    carbohydrates: totals.carbohydrates_in_total,
    fat: totals.fat_in_total,
    fiber: totals.fiber_in_total,
    sugars: totals.sugars_in_total,
    saturated_fats: totals.saturated_fats_in_total,
    salt: totals.salt_in_total,
  }
}
