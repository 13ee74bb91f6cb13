import type { CertainBounds } from '@zivina/nutrition/constituents/portion-bounds'
import type { StoredNutrient } from '@zivina/nutrition/nutrients'

/** The criteria of the recipe list about a nutrient of one portion, in the order they are shown. */
export const SPAN_FIELDS = [
  'protein_span',
  'carbohydrates_span',
  'sugars_span',
  'fiber_span',
  'fat_span',
  'saturated_fats_span',
  'salt_span',
] as const
export type SpanField = (typeof SPAN_FIELDS)[number]

export const SPAN_NUTRIENTS = {
  protein_span: 'protein',
  carbohydrates_span: 'carbohydrates',
  sugars_span: 'sugars',
  fiber_span: 'fiber',
  fat_span: 'fat',
  saturated_fats_span: 'saturated_fats',
  salt_span: 'salt',
} as const satisfies Record<SpanField, StoredNutrient>
export type SpanNutrient = (typeof SPAN_NUTRIENTS)[SpanField]

/** At least `min` and at most `max` grams of one portion, both included; null is no limit. */
export type NutrientSpan = readonly [min: number | null, max: number | null]
export type NutrientSpans = Record<SpanField, NutrientSpan>

/** Restricts nothing. */
export const ANY_AMOUNT: NutrientSpan = [null, null]
/** The largest limit in grams, and how many decimals one may have. */
export const SPAN_MAX = 300
export const SPAN_DECIMALS = 2

/** Whether a span restricts anything. */
export function isLimited([min, max]: NutrientSpan): boolean {
  return min !== null || max !== null
}

/**
 * The span in its canonical form: two decimals, no lower limit of zero, within 0 and 300 g. One in the wrong order or with
 * something else than numbers restricts nothing.
 */
export function normalizeSpan([min, max]: NutrientSpan): NutrientSpan {
  const least = limit(min)
  const most = limit(max)
  if (least !== null && most !== null && least > most) return ANY_AMOUNT
  return [least === 0 ? null : least, most]
}

function limit(value: number | null): number | null {
  if (value === null || !Number.isFinite(value) || value < 0) return null
  return Math.round(Math.min(value, SPAN_MAX) * 10 ** SPAN_DECIMALS) / 10 ** SPAN_DECIMALS
}

const NUMBER = '\\d{1,3}(?:\\.\\d{1,2})?'
/** `30,` is at least 30 g, `,10` at most 10 g, `10,30` both. Without any limit it is no span. */
export const SPAN_PATTERN = new RegExp(`^(?!,$)(?:${NUMBER})?,(?:${NUMBER})?$`)

/** Reads a span as `formatSpan` writes it; null for anything else, for limits in the wrong order and above 300 g. */
export function parseSpan(text: string): NutrientSpan | null {
  const trimmed = text.trim()
  if (!SPAN_PATTERN.test(trimmed)) return null
  const [min = null, max = null] = trimmed.split(',').map((part) => (part === '' ? null : Number(part)))
  const isOrdered = min === null || max === null || min <= max
  return isOrdered && Math.max(min ?? 0, max ?? 0) <= SPAN_MAX ? [min, max] : null
}

/** `min,max` with a decimal point; an absent limit is empty, and no limit at all is an empty text. */
export function formatSpan(span: NutrientSpan): string {
  const [min, max] = normalizeSpan(span)
  return min === null && max === null ? '' : `${min ?? ''},${max ?? ''}`
}

/** Whether what is certain of a portion lies in a span. What is unknown never does. */
export function isWithinSpan({ low, high }: CertainBounds, [min, max]: NutrientSpan): boolean {
  return (min === null || (low !== null && low >= min)) && (max === null || (high !== null && high <= max))
}

/** Hundredths of a gram, as bounds are stored in two bytes. */
const STEPS = 100
const STORED_MAX = 32_767
/** Stored instead of an unknown bound, so that no comparison with it holds. */
export const UNKNOWN_LOW = -1
export const UNKNOWN_HIGH = STORED_MAX
/** Sums of floating-point numbers that differ by less are the same. */
const NOISE = 1e-6

/** A certain bound in hundredths of a gram: the lower one rounded down, the upper one up, so that no rounding makes a dish pass. */
export function toStoredBounds({ low, high }: CertainBounds): { low: number; high: number } {
  return {
    low: low === null ? UNKNOWN_LOW : Math.min(STORED_MAX, Math.floor(low * STEPS + NOISE)),
    high: high === null ? UNKNOWN_HIGH : Math.min(UNKNOWN_HIGH, Math.ceil(high * STEPS - NOISE)),
  }
}

/** The grams of a stored upper bound; null where it is not known. */
export function fromStoredHigh(high: number): number | null {
  return high >= UNKNOWN_HIGH ? null : high / STEPS
}

/** A limit of a span in the unit of stored bounds. */
export function toStoredLimit(grams: number): number {
  return Math.round(grams * STEPS)
}
