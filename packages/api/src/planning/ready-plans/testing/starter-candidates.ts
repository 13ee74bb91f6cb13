import { judgeStarterRecipes } from '@zivina/db/testing/starter-verdicts'
import type { Candidate } from '@zivina/domain/planning/plan-request'
import { candidateOf } from '#api/planning/plan-proposals/candidates.ts'

/** The starter catalogue as the generator sees it; recipes and ingredients have their slugs as guids. */
export async function readStarterCandidates(): Promise<Candidate[]> {
  const judged = await judgeStarterRecipes()
  return [...judged.values()].map(({ file, derived }) =>
    candidateOf({
      ...derived,
      guid: file.slug,
      meal_types: file.meal_types,
      time_minutes: file.time_minutes,
      storage: file.storage ?? null,
      ingredient_guids: file.ingredients.map(({ ingredient }) => ingredient),
      ...{ rating_sum: 0, rating_count: 0, is_favorite: false, own_rating: null, group: null },
    }),
  )
}
