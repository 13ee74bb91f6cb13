import { type DietType, RESTRICTING_DIETS } from '#domain/catalogue/diet-types.ts'
import type { Verdicts } from './verdicts.ts'

/** The diet types that a recipe suits: those judged suitable, and `Without restrictions`, which every recipe suits. */
export function suitableDiets(verdicts: Verdicts): DietType[] {
  return ['Without restrictions', ...RESTRICTING_DIETS.filter((diet) => verdicts[diet].verdict === 'suitable')]
}
