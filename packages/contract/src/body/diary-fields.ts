import { AMOUNT_UNITS, type AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { z } from 'zod'
import {
  DIARY_AMOUNT,
  DIARY_GRAMS_MAX,
  DIARY_KILOJOULES_MAX,
  DIARY_NAME_MAX,
  DIARY_NOTE_MAX,
  DIARY_PORTIONS,
  DIARY_WATER,
} from '#contract/body/limits.ts'
import { Guid, longText, oneLine, Timestamp } from '#contract/kernel/fields.ts'

/** Pieces of requests that several calls on the diary have in common. */

/** A guid that the client makes, so that a write that arrives again is the same write. */
export const DiaryGuid = Guid.overwrite((guid) => guid.toLowerCase())

/**
 * The calendar day as the person says it, `YYYY-MM-DD`: by default the one in Europe/Prague, but a traveller may name
 * theirs. It is never an instant, so no change of the clock moves an entry.
 */
export const DiaryDay = z.iso.date().refine((day) => day >= '1990-01-01' && day <= '2099-12-31', 'date')
export const DiaryMeal = z.enum(MEAL_TYPES)
export const DiaryNote = longText(DIARY_NOTE_MAX)
/** Orders the entries of one meal, the smallest first; between two of them there is always room for a third. */
export const DiaryPosition = z.number().min(-1e9).max(1e9)

/**
 * When the person did it, by the client's clock; now where it is missing, and never later than now. Of two writes of one group of
 * fields (amount, place, note) the later one holds, whichever arrives first.
 */
export const DiaryDoneAt = Timestamp.optional()

export const DiaryPortions = z.number().min(DIARY_PORTIONS.min).max(DIARY_PORTIONS.max)
export const DiaryAmount = z.number().min(DIARY_AMOUNT.min).max(DIARY_AMOUNT.max)
/** Of the scale, or a household measure. */
export const DiaryUnit = z.enum(AMOUNT_UNITS as [AmountUnit, ...AmountUnit[]])
const Grams = z.number().min(0).max(DIARY_GRAMS_MAX)

/** Portions, or grams of the finished dish where its weight is known: exactly one of them. */
const helping = { portions: DiaryPortions.optional(), grams: DiaryAmount.optional() }
const hasOne = ({ portions, grams }: { portions?: number | undefined; grams?: number | undefined }): boolean =>
  (portions === undefined) !== (grams === undefined)
const NEEDED = { path: ['portions'], message: 'required' }

const recipe = z.strictObject({ kind: z.literal('recipe'), recipe: DiaryGuid, ...helping }).refine(hasOne, NEEDED)
const recipeModified = z
  .strictObject({ kind: z.literal('recipe_modified'), recipe_modified: DiaryGuid, ...helping })
  .refine(hasOne, NEEDED)
const ingredient = z.strictObject({
  kind: z.literal('ingredient'),
  ingredient: DiaryGuid,
  amount: DiaryAmount,
  unit: DiaryUnit,
})
const product = z.strictObject({
  kind: z.literal('product'),
  product: DiaryGuid,
  amount: DiaryAmount,
  unit: z.enum(['g', 'ml']),
})

/** Figures alone: energy, and of the rest what the person knows; kJ and grams. What is missing is unknown, not zero. */
const quick = z.strictObject({
  kind: z.literal('quick'),
  name: oneLine(DIARY_NAME_MAX).min(1),
  kilojoules: z.number().min(0).max(DIARY_KILOJOULES_MAX),
  protein: Grams.nullable().optional(),
  carbohydrates: Grams.nullable().optional(),
  fat: Grams.nullable().optional(),
  fiber: Grams.nullable().optional(),
  sugars: Grams.nullable().optional(),
  saturated_fats: Grams.nullable().optional(),
  salt: Grams.nullable().optional(),
})

/** Other figures of an entry that has nothing else: those that are given, of which null is unknown. */
export const NewDiaryFigures = quick
  .omit({ kind: true, kilojoules: true })
  .extend({ kilojoules: quick.shape.kilojoules.nullable() })
  .partial()
export type NewDiaryFigures = z.output<typeof NewDiaryFigures>

const water = z.strictObject({
  kind: z.literal('water'),
  milliliters: z.number().min(DIARY_WATER.min).max(DIARY_WATER.max),
})

/** An own earlier entry again: with the present figures of its food where that is still there, else with those that were kept. */
const copy = z.strictObject({
  kind: z.literal('copy'),
  entry: DiaryGuid,
  /** How many times as much. */
  factor: z.number().min(0.01).max(100).default(1),
})

/**
 * What an eater has of an item of a meal plan; null is the eater who stands for oneself. Recorded a second time, the first entry is
 * answered.
 */
const planned = z.strictObject({
  kind: z.literal('planned'),
  plan: DiaryGuid,
  item: DiaryGuid,
  eater: DiaryGuid.nullable().default(null),
})

/** What was eaten or drunk. */
export const DiaryWhat = z.discriminatedUnion('kind', [
  recipe,
  recipeModified,
  ingredient,
  product,
  quick,
  water,
  copy,
  planned,
])
export type DiaryWhat = z.output<typeof DiaryWhat>
export type DiaryWhatInput = z.input<typeof DiaryWhat>

/** What a saved meal may consist of. */
export const SavedWhat = z.discriminatedUnion('kind', [recipe, recipeModified, ingredient, product, quick])
export type SavedWhat = z.output<typeof SavedWhat>

/** A new entry. */
export const NewDiaryEntry = z.strictObject({
  guid: DiaryGuid,
  day: DiaryDay,
  meal: DiaryMeal,
  /** The end of the meal unless given. */
  position: DiaryPosition.optional(),
  note: DiaryNote.default(''),
  what: DiaryWhat,
})
export type NewDiaryEntry = z.output<typeof NewDiaryEntry>
/** As a client sends it. */
export type NewDiaryEntryInput = z.input<typeof NewDiaryEntry>
