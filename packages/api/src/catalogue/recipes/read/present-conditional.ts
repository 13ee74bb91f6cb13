import type { ConditionalRecipe, DietCondition } from '@zivina/contract/catalogue/recipes/read'
import type { RestrictingDiet } from '@zivina/domain/catalogue/diet-types'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentRecipe } from './present.ts'
import type { JudgedCardRow } from './queries/conditional.ts'

/** A recipe with what is missing of each asked diet that it does not suit as it is. */
export function presentConditional(
  row: JudgedCardRow,
  diets: readonly RestrictingDiet[],
  urls: Urls,
): ConditionalRecipe {
  const conditions = diets.flatMap((diet) => conditionOf(row, diet) ?? [])
  const verdict = conditions.some((condition) => condition.verdict === 'waits') ? 'waits' : 'borderline'
  return { recipe: presentRecipe(row, urls), verdict, conditions }
}

function conditionOf({ diet_verdicts }: JudgedCardRow, diet: RestrictingDiet): DietCondition | null {
  const judged = diet_verdicts[diet]
  if (judged === undefined || (judged.verdict !== 'borderline' && judged.verdict !== 'waits')) return null
  const waits = judged.verdict === 'waits'
  return {
    diet_type: diet,
    verdict: judged.verdict,
    todo: [...new Set(judged.reasons.map(({ text, remedy }) => remedy?.text ?? text))],
    confirmed_by: waits ? (diet === 'Dysphagia' ? 'therapist' : 'editor') : null,
  }
}
