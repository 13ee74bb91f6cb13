import { formatNumber } from '@zivina/czech/format-number'
import { normalizeSearch } from '@zivina/czech/search-text'
import { CONSTITUENT_LABELS } from '@zivina/domain/catalogue/constituent-labels'
import { decimalsOf } from '@zivina/domain/catalogue/format'
import { NUTRIENT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { constituentUnit } from '@zivina/nutrition/constituents/constituents'
import { TARGET_NUTRIENTS, type TargetBounds, type TargetNutrient } from '@zivina/nutrition/nutrient-targets'
import { STORED_NUTRIENTS, type StoredNutrient } from '@zivina/nutrition/nutrients'

/** The weekdays from Monday. */
export const WEEKDAY_NAMES = ['Pondělí', 'Úterý', 'Středa', 'Čtvrtek', 'Pátek', 'Sobota', 'Neděle'] as const

const isStored = (nutrient: TargetNutrient): nutrient is StoredNutrient =>
  (STORED_NUTRIENTS as readonly string[]).includes(nutrient)

export function nutrientName(nutrient: TargetNutrient): string {
  return isStored(nutrient) ? NUTRIENT_LABELS[nutrient].name : CONSTITUENT_LABELS[nutrient]
}

export function nutrientUnit(nutrient: TargetNutrient): string {
  return isStored(nutrient) ? NUTRIENT_LABELS[nutrient].unit : constituentUnit(nutrient)
}

/** „nejméně 90 g“, „nejvýše 6 g“, „90–110 g“ */
export function boundsText(nutrient: TargetNutrient, { least, most }: TargetBounds): string {
  const unit = nutrientUnit(nutrient)
  const figure = (value: number) => formatNumber(value, decimalsOf(value))
  if (least !== null && most !== null) return `${figure(least)}–${figure(most)}\u00a0${unit}`
  if (least !== null) return `nejméně ${figure(least)}\u00a0${unit}`
  return most === null ? '' : `nejvýše ${figure(most)}\u00a0${unit}`
}

/** Nutrients whose name contains what is typed, in their order, whatever its accents; none for an empty text. */
export function findNutrients(text: string): TargetNutrient[] {
  const wanted = normalizeSearch(text)
  if (wanted === '') return []
  return TARGET_NUTRIENTS.filter((nutrient) => normalizeSearch(nutrientName(nutrient)).includes(wanted))
}
