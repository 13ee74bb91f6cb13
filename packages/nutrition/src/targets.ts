import { kilojoulesFromCalories } from './energy.ts'
import { goalChange, type PaceFacts, type WeightGoal } from './goal-pace.ts'

export const SEXES = ['female', 'male'] as const
export type Sex = (typeof SEXES)[number]

/**
 * Energy of a whole day as a multiple of the basal energy.
 * Source: the multipliers in general use with the Mifflin–St Jeor and Harris–Benedict equations. They are conventions
 * rather than measurements; EFSA (2013) gives 1.4, 1.6, 1.8 and 2.0 for low to very high activity.
 */
export const ACTIVITY_FACTORS = {
  sedentary: 1.2,
  light: 1.375,
  moderate: 1.55,
  active: 1.725,
  very_active: 1.9,
} as const
export type Activity = keyof typeof ACTIVITY_FACTORS
export const ACTIVITIES = Object.keys(ACTIVITY_FACTORS) as [Activity, ...Activity[]]

export const TARGET_GOALS = ['Weight maintain', 'Weight loss', 'Weight gain'] as const satisfies WeightGoal[]
export type TargetGoal = (typeof TARGET_GOALS)[number]

/**
 * What a goal adds to or subtracts from the energy that keeps the weight, as a share of it. Loss is the mildest of the 15–30 %
 * that Yumuk et al. (European Guidelines for Obesity Management in Adults, Obes Facts 2015;8:402–424) hold for sufficient. Gain
 * is the low end of the 10–20 % of Iraki et al. (Sports 2019;7:154).
 */
export const GOAL_ADJUSTMENTS = {
  'Weight maintain': 0,
  'Weight loss': -0.15,
  'Weight gain': 0.1,
} as const satisfies Record<TargetGoal, number>

/**
 * The least energy that is ever proposed, kJ a day: about 1200 kcal and 1500 kcal, the low ends of the diets that
 * Jensen et al. (2013 AHA/ACC/TOS Guideline, Circulation 2014;129:S102–S138) prescribe without supervision.
 */
export const TARGET_FLOORS = { female: 5000, male: 6300 } as const satisfies Record<Sex, number>

/** Below this many kg/m² an adult is underweight. Source: WHO, Physical status, Technical Report Series 854 (1995). */
export const UNDERWEIGHT_BMI = 18.5
/** The age from which the product treats a person as fully grown and may propose losing weight. */
export const ADULT_AGE = 18
/** Ages in years of the people in the study behind the equation. */
export const EQUATION_AGES = { from: 19, to: 78 } as const

/** The input of a target. `null` is unknown. */
export type TargetFacts = {
  sex: Sex | null
  /** `YYYY-MM-DD` */
  birth_date: string | null
  /** Centimetres. */
  height: number | null
  /** Kilograms. */
  weight: number | null
  activity: Activity | null
  target_goal: TargetGoal | null
  pregnant_or_breastfeeding: boolean
}

/** What a person chose beyond the facts. `null`, and absent, is nothing chosen. */
export type GoalFacts = PaceFacts & {
  /** What keeps the weight by the person's own weighing and diary, kJ a day, as they accepted it. */
  measured_kilojoules: number | null
}
type KnownFacts = { [Name in keyof TargetFacts]: NonNullable<TargetFacts[Name]> }

export const TARGET_FIELDS = ['sex', 'birth_date', 'height', 'weight', 'activity', 'target_goal'] as const
export type TargetField = (typeof TARGET_FIELDS)[number]

export const TARGET_LIMITS = [
  'floor',
  'under_age',
  'pregnant_or_breastfeeding',
  'underweight',
  'pace',
  'change',
  'goal_reached',
] as const
/** Why a target differs from what the goal gives; the last three by `goalChange`. */
export type TargetLimit = (typeof TARGET_LIMITS)[number]

/** How a target was computed; energies in kJ a day, unrounded. */
export type TargetReasoning = {
  basal_kilojoules: number
  activity_factor: number
  /** What keeps the weight: basal energy times the factor, or what was measured. */
  maintenance_kilojoules: number
  /** Whether the person's own weighing and diary decide what keeps the weight. */
  is_measured: boolean
  /** What the goal would give without limits. */
  goal_kilojoules: number
  floor_kilojoules: number
  /** Why the target differs from what the goal gives; null where it does not. */
  limited_by: TargetLimit | null
}

/**
 * Basal energy of a day in kcal, unrounded: 10 × weight + 6.25 × height − 5 × age, + 5 for men, − 161 for women.
 * Source: Mifflin MD, St Jeor ST et al., Am J Clin Nutr 1990;51:241–247 (healthy people of 19–78 years).
 *
 * @param weight kilograms
 * @param height centimetres
 * @param age whole years
 */
export function basalCalories(sex: Sex, weight: number, height: number, age: number): number {
  return 10 * weight + 6.25 * height - 5 * age + (sex === 'male' ? 5 : -161)
}

/** Body mass index in kg/m², unrounded, of kilograms and centimetres. Unknown where either is. */
export function bodyMassIndex(weight: number | null, height: number | null): number | null {
  return weight === null || height === null ? null : weight / (height / 100) ** 2
}

/**
 * Whole years lived on a given day. In a common year, a person born on 29 February has a birthday on 1 March.
 *
 * @param birthDate `YYYY-MM-DD`
 * @param day `YYYY-MM-DD`, in the person's own calendar
 * @returns negative before the birth
 */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** The facts that a target still needs, in the order of the form. */
export function missingForTarget(facts: TargetFacts): TargetField[] {
  return TARGET_FIELDS.filter((field) => facts[field] === null)
}

function isKnown<Facts extends TargetFacts>(facts: Facts): facts is Facts & KnownFacts {
  return missingForTarget(facts).length === 0
}

/**
 * Recommended energy for a day: basal energy (Mifflin–St Jeor) times activity, or the measured energy that the person accepted, and
 * what the goal adds to it. Losing weight is never proposed to people who are under 18, pregnant, breastfeeding or underweight:
 * their target keeps the weight, and is never below the computed one. No target is below the floor of the sex. It is advice
 * for healthy people, not a treatment.
 *
 * @param day `YYYY-MM-DD` for which the age is computed
 * @returns kJ a day, unrounded, with the steps of the computation; null while a fact is unknown or the birth date is in the
 * future
 */
export function energyTarget(
  facts: TargetFacts & Partial<GoalFacts>,
  day: string,
): { kilojoules: number; reasoning: TargetReasoning } | null {
  if (!isKnown(facts)) return null
  const age = ageOn(facts.birth_date, day)
  if (age < 0) return null
  const basal = kilojoulesFromCalories(basalCalories(facts.sex, facts.weight, facts.height, age))
  const activity_factor = ACTIVITY_FACTORS[facts.activity]
  const guard = deficitRefusal(facts, age)
  const maintenance = maintenanceOf(basal * activity_factor, facts.measured_kilojoules ?? null, guard)
  const change = goalChange(facts, maintenance, GOAL_ADJUSTMENTS[facts.target_goal])
  const isRefused = guard !== null && change.kilojoules < 0
  const guarded = isRefused ? maintenance : maintenance + change.kilojoules
  const floor = TARGET_FLOORS[facts.sex]
  const reasoning: TargetReasoning = {
    basal_kilojoules: basal,
    activity_factor,
    maintenance_kilojoules: maintenance,
    is_measured: maintenance !== basal * activity_factor,
    goal_kilojoules: maintenance + change.wanted_kilojoules,
    floor_kilojoules: floor,
    limited_by: guarded < floor ? 'floor' : isRefused ? guard : change.limited_by,
  }
  return { kilojoules: Math.max(guarded, floor), reasoning }
}

function maintenanceOf(computed: number, measured: number | null, guard: TargetLimit | null): number {
  if (measured === null) return computed
  return guard === null ? measured : Math.max(measured, computed)
}

/**
 * Why a person must not be advised to eat less than keeps their weight, or null where they may.
 * @param age whole years
 */
export function deficitRefusal(
  facts: Pick<TargetFacts, 'height' | 'weight' | 'pregnant_or_breastfeeding'>,
  age: number,
): Extract<TargetLimit, 'under_age' | 'pregnant_or_breastfeeding' | 'underweight'> | null {
  if (age < ADULT_AGE) return 'under_age'
  if (facts.pregnant_or_breastfeeding) return 'pregnant_or_breastfeeding'
  const index = bodyMassIndex(facts.weight, facts.height)
  return index !== null && index < UNDERWEIGHT_BMI ? 'underweight' : null
}
