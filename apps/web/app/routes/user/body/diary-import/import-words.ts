import type { ImportPreview } from '@zivina/contract/body/diary-import'
import { counted } from '@zivina/czech/plural'
import type { ImportField, ImportSource } from '@zivina/domain/body/diary-import/columns'
import type { Rejection } from '@zivina/domain/body/diary-import/read-entries'

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

export const SOURCE_LABELS: Record<ImportSource, string> = {
  zivina: 'Vypadá to na export z\u00a0Živiny.',
  cronometer: 'Vypadá to na export Servings z\u00a0Cronometeru.',
  myfitnesspal: 'Vypadá to na Nutrition Summary z\u00a0MyFitnessPalu: každý druh jídla bude jedna položka.',
  other: 'Tuto tabulku neznáme. Zkontrolujte prosím, co který sloupec znamená.',
}

const REJECTION_LABELS: Record<Rejection, string> = {
  no_day: 'chybí datum',
  bad_day: 'datum nelze přečíst',
  too_late: 'datum je příliš daleko',
  nothing: 'není v\u00a0něm název ani žádná hodnota',
  bad_figure: 'místo čísla je něco jiného',
  too_much: 'hodnota je větší, než kolik se dá sníst',
  day_full: 'ten den už má nejvíc položek, kolik deník pojme',
}

export const rowsText = (count: number): string => counted(count, 'řádek', 'řádky', 'řádků')
export const entriesText = (count: number): string => counted(count, 'položka', 'položky', 'položek')

/** „2 řádky: datum nelze přečíst (řádek 5, 9)“ for each reason. */
export function rejectionTexts({ by_reason, first }: ImportPreview['rejected']): string[] {
  return (Object.keys(by_reason) as Rejection[]).map((reason) => {
    const lines = first.filter((one) => one.reason === reason).map(({ line }) => line)
    const shown = lines.slice(0, LINES_SHOWN).join(', ')
    const more = (by_reason[reason] ?? 0) > LINES_SHOWN ? '\u00a0…' : ''
    return `${rowsText(by_reason[reason] ?? 0)}: ${REJECTION_LABELS[reason]} (řádek v\u00a0souboru: ${shown}${more})`
  })
}

const LINES_SHOWN = 8
