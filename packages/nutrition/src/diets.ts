export const DIETARY_GOALS = ['Weight maintain', 'Eat healthy', 'Weight loss', 'Weight gain'] as const
export type DietaryGoal = (typeof DIETARY_GOALS)[number]

/** Eating styles from the widest to the strictest. */
export const DIETARY_PREFERENCES = ['All', 'Pescetarian', 'Vegetarian', 'Vegan'] as const
export type DietaryPreference = (typeof DIETARY_PREFERENCES)[number]
