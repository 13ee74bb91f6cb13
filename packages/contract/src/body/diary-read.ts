import { DIARY_KINDS } from '@zivina/domain/body/diary-kinds'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { CONSTITUENTS, type Constituent } from '@zivina/nutrition/constituents/constituents'
import { z } from 'zod'
import { DayTargets } from '#contract/account/targets.ts'
import { RecipeTotals } from '#contract/catalogue/recipes/read.ts'
import { changesFields } from '#contract/kernel/changes-since.ts'
import { Guid, ImageUrl, Share, Timestamp } from '#contract/kernel/fields.ts'
import { DayMovement } from './activities.ts'
import { DiaryUnit } from './diary-fields.ts'

const ConstituentName = z.enum(CONSTITUENTS as [Constituent, ...Constituent[]])

/**
 * Vitamins, minerals and other constituents that were eaten; one that is absent is unknown. Both bounds are equal where the
 * figure is exact. A coverage below 1 makes it a lower bound.
 */
export const EatenConstituents = z.partialRecord(
  ConstituentName,
  z.object({ low: z.number(), high: z.number(), coverage: Share }),
)
export type EatenConstituents = z.infer<typeof EatenConstituents>

/** What was eaten in a day or a longer time. A coverage below 1 makes a figure a lower bound; null is unknown. */
export const DiaryTotals = z
  .object({ ...RecipeTotals.shape, constituents: EatenConstituents })
  .meta({ id: 'DiaryTotals' })
export type DiaryTotals = z.infer<typeof DiaryTotals>

/** What a row of the diary is about, in entries and suggestions. */
const subject = {
  kind: z.enum(DIARY_KINDS),
  /** The one that is meant; all null where it was deleted since, or is not open to the person any more. */
  recipe: Guid.nullable(),
  recipe_modified: Guid.nullable(),
  ingredient: Guid.nullable(),
  product: Guid.nullable(),
  /** As it was called then. */
  name: z.string(),
  /** Of the recipe, modified recipe or ingredient; null where there is none to open. */
  slug: z.string().nullable(),
  photo: ImageUrl.nullable(),
  /** Portions of a dish; null for everything else. */
  portions: z.number().nullable(),
  /** As it was typed: grams of a dish, an amount of a food, millilitres of water; null where portions or figures were typed. */
  amount: z.number().nullable(),
  unit: DiaryUnit.nullable(),
  /** What it weighed; null where that is unknown. */
  grams: z.number().nullable(),
}

/** Something that was eaten or drunk. Its figures are those of then: what changes in the food later changes nothing here. */
export const DiaryEntry = z
  .object({
    guid: Guid,
    day: z.iso.date(),
    meal: z.enum(MEAL_TYPES),
    position: z.number(),
    ...subject,
    totals: RecipeTotals,
    /** The item of a meal plan that it was recorded from. */
    planned_item: Guid.nullable(),
    note: z.string(),
    created_at: Timestamp,
    changed_at: Timestamp,
  })
  .meta({ id: 'DiaryEntry' })
export type DiaryEntry = z.infer<typeof DiaryEntry>

/** A day without its entries. */
export const DiaryDaySummary = z
  .object({
    day: z.iso.date(),
    /** How many entries it has, drinks of water included. */
    entry_count: z.number().int(),
    totals: DiaryTotals,
    /** Millilitres drunk as water. */
    water: z.number(),
    /** Whether the person says that everything they ate is in it. */
    is_complete: z.boolean(),
    note: z.string(),
  })
  .meta({ id: 'DiaryDaySummary' })
export type DiaryDaySummary = z.infer<typeof DiaryDaySummary>

/** What is to be merged into a copy of some days: each of them comes with all of its entries, and replaces the day of the copy. */
export const DiaryDayChanges = z
  .object({
    ...changesFields,
    days: z.array(DiaryDaySummary.extend({ entries: z.array(DiaryEntry) })),
  })
  .meta({ id: 'DiaryDayChanges' })
export type DiaryDayChanges = z.infer<typeof DiaryDayChanges>

/** What one aims at on a day: kJ, and own bounds by nutrient. */
export const DiaryTarget = DayTargets.omit({ day: true })
export type DiaryTarget = z.infer<typeof DiaryTarget>

/** A day with its entries in the order of meals and of places in them. */
export const DiaryDayDetail = z
  .object({
    ...DiaryDaySummary.shape,
    /** Without movement, which is added by `energyWithMovement`. */
    target: DiaryTarget,
    movement: DayMovement,
    entries: z.array(DiaryEntry),
  })
  .meta({ id: 'DiaryDayDetail' })
export type DiaryDayDetail = z.infer<typeof DiaryDayDetail>

/** What a person aims at on a day and what they have eaten of it, kJ or grams. */
const RemainingPart = z.object({
  /** Null where there is no target. Of the energy both bounds are the target, with movement where that is added. */
  goal: z.object({ least: z.number().nullable(), most: z.number().nullable() }).nullable(),
  /** Null where nothing is known of what was eaten. */
  eaten: z.number().nullable(),
  coverage: Share,
})

/** What remains of a day follows from it by `remainsOf`. */
export const DayRemains = z
  .object({
    day: z.iso.date(),
    /** Whether something eaten is recorded. */
    is_begun: z.boolean(),
    parts: z.object({
      kilojoules: RemainingPart,
      protein: RemainingPart,
      carbohydrates: RemainingPart,
      fat: RemainingPart,
    }),
    /** kJ that movement added to the target; 0 where it is not added. */
    movement: z.number(),
  })
  .meta({ id: 'DayRemains' })
export type DayRemains = z.infer<typeof DayRemains>

/** What a change did: the entries that were written, and the days that it touched as they are now. */
export const DiaryChange = z
  .object({ entries: z.array(DiaryEntry), days: z.array(DiaryDaySummary) })
  .meta({ id: 'DiaryChange' })
export type DiaryChange = z.infer<typeof DiaryChange>

/** The sum over some days. */
export const DiaryPeriod = z
  .object({
    from: z.iso.date(),
    to: z.iso.date(),
    /** Days with something eaten, and those of them that the person called complete: averages are over the former. */
    recorded_days: z.number().int(),
    complete_days: z.number().int(),
    totals: DiaryTotals,
    water: z.number(),
  })
  .meta({ id: 'DiaryPeriod' })
export type DiaryPeriod = z.infer<typeof DiaryPeriod>

/** Something that one may want to record: in one tap by `copy` of the entry it stands for. */
export const DiarySuggestion = z
  .object({
    ...subject,
    /** The last entry of it, for `copy`. */
    entry: Guid,
    day: z.iso.date(),
    meal: z.enum(MEAL_TYPES),
    /** kJ of that entry; null where it is unknown. */
    kilojoules: z.number().nullable(),
    /** How often it was recorded in the time that was looked at. */
    count: z.number().int(),
  })
  .meta({ id: 'DiarySuggestion' })
export type DiarySuggestion = z.infer<typeof DiarySuggestion>

/** A dish or food of a plan that is for this meal and not yet recorded. */
export const PlannedSuggestion = z
  .object({
    plan: Guid,
    plan_name: z.string(),
    item: Guid,
    /** Who eats it, and how many portions. */
    eater: Guid,
    eater_name: z.string(),
    is_me: z.boolean(),
    portions: z.number(),
    meal: z.enum(MEAL_TYPES),
    /** What is planned, one of the three; all are null where it is gone. */
    recipe: Guid.nullable(),
    recipe_modified: Guid.nullable(),
    ingredient: Guid.nullable(),
    name: z.string(),
    slug: z.string().nullable(),
    photo: ImageUrl.nullable(),
    /** kJ of the eater's part. */
    kilojoules: z.number().nullable(),
  })
  .meta({ id: 'PlannedSuggestion' })
export type PlannedSuggestion = z.infer<typeof PlannedSuggestion>

/** A favourite recipe. */
export const FavoriteSuggestion = z.object({
  recipe: Guid,
  slug: z.string(),
  name: z.string(),
  photo: ImageUrl.nullable(),
  /** kJ of one portion. */
  kilojoules: z.number().nullable(),
})
