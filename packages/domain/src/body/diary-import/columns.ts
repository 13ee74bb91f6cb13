import { normalizeSearch } from '@zivina/czech/search-text'

/** What a column of the table may be. Energy and salt are told in either of two ways. */
export const IMPORT_FIELDS = [
  ...(['day', 'meal', 'name', 'amount', 'unit', 'grams', 'portions', 'kilojoules', 'calories'] as const),
  ...(['protein', 'carbohydrates', 'sugars', 'fat', 'saturated_fats', 'fiber', 'salt', 'sodium', 'note'] as const),
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]

/** The number of the column of each field; null where the table has none. */
export type ColumnMapping = Record<ImportField, number | null>

/** Where a table seems to come from, by its columns. */
export const IMPORT_SOURCES = ['zivina', 'cronometer', 'myfitnesspal', 'other'] as const
export type ImportSource = (typeof IMPORT_SOURCES)[number]

/**
 * How columns are called: ours, those of Cronometer's „Servings“ and MyFitnessPal's „Nutrition Summary“, and other usual names. The
 * first name of a field that the table has counts.
 */
const NAMES: Record<ImportField, readonly string[]> = {
  day: ['datum', 'day', 'date', 'den'],
  meal: ['jidlo dne', 'group', 'meal', 'meal name', 'meal type', 'jidlo'],
  name: ['nazev', 'food name', 'food', 'name', 'item', 'description', 'potravina', 'food item'],
  amount: ['mnozstvi', 'amount', 'quantity', 'serving size', 'serving'],
  unit: ['jednotka', 'unit', 'units'],
  grams: ['hmotnost (g)', 'weight (g)', 'grams', 'gramy', 'gramaz'],
  portions: ['porce', 'servings', 'number of servings'],
  kilojoules: ['energie (kj)', 'energy (kj)', 'kilojoules', 'kj'],
  calories: ['energie (kcal)', 'energy (kcal)', 'calories', 'kcal', 'calories (kcal)', 'kalorie'],
  protein: ['bilkoviny (g)', 'protein (g)', 'protein', 'bilkoviny'],
  carbohydrates: ['sacharidy (g)', 'carbs (g)', 'carbohydrates (g)', 'carbohydrates', 'carbs', 'sacharidy'],
  sugars: ['cukry (g)', 'sugars (g)', 'sugar', 'sugar (g)', 'sugars', 'cukry'],
  fat: ['tuky (g)', 'fat (g)', 'fat', 'tuky'],
  saturated_fats: [
    ...['nasycene mastne kyseliny (g)', 'saturated (g)', 'saturated fat', 'saturated fat (g)', 'sat fat (g)'],
    'nasycene tuky',
  ],
  fiber: ['vlaknina (g)', 'fiber (g)', 'fiber', 'dietary fiber (g)', 'fibre (g)', 'vlaknina'],
  salt: ['sul (g)', 'salt (g)', 'salt', 'sul'],
  sodium: ['sodium (mg)', 'sodik (mg)', 'sodium'],
  note: ['poznamka', 'note', 'notes', 'comment'],
}

/** Columns that only one tracker has in this way. */
const SIGNS: Record<Exclude<ImportSource, 'other'>, readonly string[]> = {
  zivina: ['datum', 'jidlo dne', 'nazev', 'energie (kj)'],
  cronometer: ['day', 'group', 'food name', 'energy (kcal)'],
  myfitnesspal: ['date', 'meal', 'calories', 'carbohydrates (g)'],
}

/** What the columns of a table seem to be; a person confirms it. */
export function guessColumns(columns: readonly string[]): { mapping: ColumnMapping; source: ImportSource } {
  const folded = columns.map(normalizeSearch)
  const placeOf = (field: ImportField): number | null => {
    const places = NAMES[field].map((name) => folded.indexOf(name)).filter((place) => place >= 0)
    return places[0] ?? null
  }
  const mapping = Object.fromEntries(IMPORT_FIELDS.map((field) => [field, placeOf(field)])) as ColumnMapping
  const sources = Object.keys(SIGNS) as Exclude<ImportSource, 'other'>[]
  return { mapping, source: sources.find((source) => SIGNS[source].every((name) => folded.includes(name))) ?? 'other' }
}
