/** What points are earned for, and how many each is worth: for one recipe, photo or report no more, however often it is decided on. */
export const EARNED_POINTS = { recipe: 50, photo: 10, error_report: 10 } as const
export type EarnedReason = keyof typeof EARNED_POINTS
