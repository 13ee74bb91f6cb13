import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { DIET_TYPES } from '@zivina/domain/catalogue/diet-types'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { DIETARY_PREFERENCES } from '@zivina/nutrition/diets'
import { SEXES } from '@zivina/nutrition/targets'
import { WEIGHT_UNITS } from '@zivina/nutrition/weight-units'
import { z } from 'zod'
import { RecipeTotals } from '#contract/catalogue/recipes/read.ts'
import { Guid, ImageUrl, Timestamp } from '#contract/kernel/fields.ts'

/** The nutrients that a target may bound, in grams a day. */
export const TARGET_NUTRIENTS = [
  'protein',
  'carbohydrates',
  'fat',
  'fiber',
  'sugars',
  'saturated_fats',
  'salt',
] as const
export type TargetNutrient = (typeof TARGET_NUTRIENTS)[number]

const Grams = z.number().min(0).max(2000)
const Bounds = z
  .strictObject({ min: Grams.nullable(), max: Grams.nullable() })
  .refine(({ min, max }) => min === null || max === null || min <= max)
/** Bounds of nutrients for a day, grams; what it does not name is not bounded. */
export const NutrientBounds = z.partialRecord(z.enum(TARGET_NUTRIENTS), Bounds)
export type NutrientBounds = z.infer<typeof NutrientBounds>

/**
 * Where the energy of a target comes from: computed for the eater's account, typed for the plan, the average requirement of a child of
 * that age and sex (EFSA 2013), or unknown. `hidden`: it is not the reader's to know.
 */
export const TARGET_SOURCES = ['account', 'own', 'child', 'unknown', 'hidden'] as const

/** What of an eater: `needs` – diets, allergens and what they do not eat; `target` – energy, nutrients, sex and year of birth. */
export const EaterData = z.object({ needs: z.boolean(), target: z.boolean() })
export type EaterData = z.infer<typeof EaterData>

/** An eater of a plan, as far as the reader is told: what they are not told is empty or null, which means nothing then. */
export const Eater = z
  .object({
    guid: Guid,
    /** As typed, or the username of the account. */
    name: z.string(),
    /** The account it stands for; null for an eater without one. */
    user: Guid.nullable(),
    /** What the reader is told of them. */
    told: EaterData,
    /**
     * What the account agreed to: `needs` is told to the plan's owner and its editors, `target` to the owner, and both are used for what
     * they compute. Null without an account, of whom what was typed is told to those who may change the plan.
     */
    agreed: EaterData.nullable(),
    sex: z.enum(SEXES).nullable(),
    birth_year: z.number().int().nullable(),
    target: z.object({
      source: z.enum(TARGET_SOURCES),
      /** kJ a day, unrounded; null where it is unknown or hidden. */
      kilojoules: z.number().nullable(),
      /** Typed for the plan; a nutrient of which nothing is typed has the bounds that the eater's account sets itself. */
      nutrients: NutrientBounds,
    }),
    /** Bounds that are typed for the plan. */
    nutrients: NutrientBounds,
    /** Typed energy, kJ a day; null where the target comes from elsewhere. */
    kilojoules: z.number().nullable(),
    diet_types: z.array(z.enum(DIET_TYPES)),
    dietary_preference: z.enum(DIETARY_PREFERENCES),
    /** To be avoided: typed ones, and those of the account. */
    allergens: z.array(z.enum(ALLERGENS)),
    /** Excluded for the plan, and what the eater’s account does not eat. Neither is in what is planned. */
    excluded_ingredients: z.array(z.object({ guid: Guid, name: z.string() })),
    account_excluded: z.array(z.object({ guid: Guid, name: z.string() })),
    version: z.number().int(),
  })
  .meta({ id: 'Eater' })
export type Eater = z.infer<typeof Eater>

/**
 * Whether the recipe or ingredient of an item is there: `open` – the reader may open it; `hidden` – it is another person's private recipe
 * that the plan's other people see by name and figures alone; `gone` – it was deleted or made private: „recept už není dostupný“,
 * name and figures are the last known.
 */
export const AVAILABILITIES = ['open', 'hidden', 'gone'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** A dish or a food in a meal of a day. */
export const MealPlanItem = z
  .object({
    guid: Guid,
    day: z.iso.date(),
    meal_type: z.enum(MEAL_TYPES),
    /** Orders the items of one meal, recipes and ingredients together. */
    position: z.number().int(),
    /** The one of the three that is planned; all null unless it is `open`. */
    recipe: Guid.nullable(),
    recipe_modified: Guid.nullable(),
    ingredient: Guid.nullable(),
    name: z.string(),
    /** Of the recipe, modified recipe or ingredient; null unless it is `open`. */
    slug: z.string().nullable(),
    photo: ImageUrl.nullable(),
    /** Minutes of work and cooking, and of waiting; null for an ingredient. A leftover costs none: that is `leftover_of`. */
    time_minutes: z.number().int().nullable(),
    resting_time: z.number().int().nullable(),
    /** Portions that the recipe is written for; null for an ingredient. */
    portion_size: z.number().int().nullable(),
    /** Of an ingredient, in one portion, in its own unit: "150.00". */
    amount: z.string().nullable(),
    weight_units: z.enum(WEIGHT_UNITS).nullable(),
    /** What the recipe suits; empty for an ingredient. */
    diet_types: z.array(z.enum(DIET_TYPES)),
    dietary_preference: z.array(z.enum(DIETARY_PREFERENCES)),
    without_allergens: z.array(z.enum(ALLERGENS)),
    /** Of one portion. */
    totals: RecipeTotals,
    portions: z.array(z.object({ eater: Guid, portions: z.number() })),
    /** The earlier item that cooks it. It costs no time and is not bought: what it takes is cooked and bought with that one. */
    leftover_of: Guid.nullable(),
    /** Computing the plan anew keeps it: recipe, day, meal and portions. */
    is_pinned: z.boolean(),
    note: z.string(),
    availability: z.enum(AVAILABILITIES),
    version: z.number().int(),
    updated_at: Timestamp,
  })
  .meta({ id: 'MealPlanItem' })
export type MealPlanItem = z.infer<typeof MealPlanItem>

/** What one eater has in a day or a week. A coverage below 1 makes a total a lower bound; null is unknown. */
export const EaterTotals = z.object({ eater: Guid, ...RecipeTotals.shape }).meta({ id: 'EaterTotals' })
export type EaterTotals = z.infer<typeof EaterTotals>

/** A day of a plan. Its items are in the order of meals and of places in them. */
export const MealPlanDay = z
  .object({
    day: z.iso.date(),
    note: z.string(),
    recipes: z.array(MealPlanItem),
    /** Single ingredients. */
    ingredients: z.array(MealPlanItem),
    /** One row for each eater. */
    totals: z.array(EaterTotals),
  })
  .meta({ id: 'MealPlanDay' })
export type MealPlanDay = z.infer<typeof MealPlanDay>

/** A calendar week, from Monday, of the days that were read. */
export const MealPlanWeek = z
  .object({
    monday: z.iso.date(),
    /** How many of its read days have something planned: the target of the week is that of a day times this. */
    planned_days: z.number().int(),
    totals: z.array(EaterTotals),
  })
  .meta({ id: 'MealPlanWeek' })
export type MealPlanWeek = z.infer<typeof MealPlanWeek>

export const PLAN_ROLES = ['owner', 'creator', 'editor', 'viewer'] as const
export type PlanRole = (typeof PLAN_ROLES)[number]

/** A meal plan as lists show it. */
export const MealPlan = z
  .object({
    guid: Guid,
    name: z.string(),
    note: z.string(),
    /** The folder of the caller; null is the main one, and for what others share. */
    folder: Guid.nullable(),
    /** For whom it is; null for one that an admin has not assigned yet. */
    premium_user: Guid.nullable(),
    /** Who made it; null where their account was deleted. */
    creator: Guid.nullable(),
    /** Username of the owner, or of the creator while it has none. */
    owner_name: z.string(),
    role: z.enum(PLAN_ROLES),
    abilities: z.object({
      /** Days, items, eaters, name and note. */
      can_edit: z.boolean(),
      /** Folder, deleting, sharing. */
      can_manage: z.boolean(),
    }),
    /** The first and the last day that has something planned. */
    first_day: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
    planned_days: z.number().int(),
    version: z.number().int(),
    created_at: Timestamp,
    /** The last change of anything in it. */
    updated_at: Timestamp,
  })
  .meta({ id: 'MealPlan' })
export type MealPlan = z.infer<typeof MealPlan>

/** A plan with the days of a range that have a note or something planned. */
export const MealPlanDetail = z
  .object({
    ...MealPlan.shape,
    eaters: z.array(Eater),
    from: z.iso.date(),
    to: z.iso.date(),
    meal_days: z.array(MealPlanDay),
    meal_weeks: z.array(MealPlanWeek),
  })
  .meta({ id: 'MealPlanDetail' })
export type MealPlanDetail = z.infer<typeof MealPlanDetail>

/** A plan as its read-only link shows it: who eats is told by name alone, and recipes that are not public by name and figures. */
export const SharedMealPlan = z
  .object({
    guid: Guid,
    name: z.string(),
    owner_name: z.string(),
    eaters: z.array(z.object({ guid: Guid, name: z.string() })),
    from: z.iso.date(),
    to: z.iso.date(),
    first_day: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
    meal_days: z.array(MealPlanDay),
    meal_weeks: z.array(MealPlanWeek),
    updated_at: Timestamp,
  })
  .meta({ id: 'SharedMealPlan' })
export type SharedMealPlan = z.infer<typeof SharedMealPlan>

/** What a change of days or items did. */
export const MealPlanChange = z
  .object({
    /** Of the plan. */
    updated_at: Timestamp,
    /** Each day that the change touched, as it is now. */
    meal_days: z.array(MealPlanDay),
    /** Items that are new, and items that are no longer there: undoing removes the former and restores the latter. */
    added: z.array(Guid),
    removed: z.array(Guid),
  })
  .meta({ id: 'MealPlanChange' })
export type MealPlanChange = z.infer<typeof MealPlanChange>
