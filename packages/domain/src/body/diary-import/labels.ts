import type { ImportField, ImportSource } from './columns.ts'
import type { Rejection } from './read-entries.ts'

/** What a column can be, in the order of the form. */
export const FIELD_LABELS: Record<ImportField, string> = {
  day: 'Datum',
  meal: 'Druh jídla',
  name: 'Název potraviny',
  calories: 'Energie v\u00a0kcal',
  kilojoules: 'Energie v\u00a0kJ',
  protein: 'Bílkoviny (g)',
  carbohydrates: 'Sacharidy (g)',
  sugars: 'Cukry (g)',
  fat: 'Tuky (g)',
  saturated_fats: 'Nasycené mastné kyseliny (g)',
  fiber: 'Vláknina (g)',
  salt: 'Sůl (g)',
  sodium: 'Sodík (mg)',
  amount: 'Množství',
  unit: 'Jednotka množství',
  grams: 'Hmotnost (g)',
  portions: 'Počet porcí',
  note: 'Poznámka',
}

/** Where a table seems to come from. */
export const SOURCE_LABELS: Record<ImportSource, string> = {
  zivina: 'Vypadá to na export z\u00a0Živiny.',
  cronometer: 'Vypadá to na export Servings z\u00a0Cronometeru.',
  myfitnesspal: 'Vypadá to na Nutrition Summary z\u00a0MyFitnessPalu: každý druh jídla bude jedna položka.',
  other: 'Tuto tabulku neznáme. Zkontrolujte prosím, co který sloupec znamená.',
}

/** Why a row is left out. */
export const REJECTION_LABELS: Record<Rejection, string> = {
  no_day: 'chybí datum',
  bad_day: 'datum nelze přečíst',
  too_late: 'datum je příliš daleko',
  nothing: 'není v\u00a0něm název ani žádná hodnota',
  bad_figure: 'místo čísla je něco jiného',
  too_much: 'hodnota je větší, než kolik se dá sníst',
  day_full: 'ten den už má nejvíc položek, kolik deník pojme',
}
