/** Limits of a person's own figures and targets, enforced by the server and observed by the screens. */

/** Accepted body measurements: centimetres and kilograms, both ends included. */
export const BODY_RANGES = {
  height: { min: 80, max: 250 },
  weight: { min: 25, max: 400 },
  waist_girth: { min: 30, max: 250 },
  hips_girth: { min: 40, max: 250 },
  chest_girth: { min: 40, max: 250 },
  thigh_girth: { min: 20, max: 150 },
  arm_girth: { min: 10, max: 100 },
} as const
/** The pace towards a goal weight that may be asked for, kilograms a week; the target limits it further by the weight. */
export const GOAL_PACE = { min: 0.05, max: 2 } as const
/** Own targets of one person: each nutrient for every day and for weekdays, and the largest figure, in the unit of the nutrient. */
export const NUTRIENT_TARGETS_MAX = 150
export const NUTRIENT_TARGET_MOST = 100_000
