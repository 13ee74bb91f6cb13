import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { RESTRICTING_DIETS, type RestrictingDiet } from '@zivina/domain/catalogue/diet-types'

/** Verdicts as a page has them; a diet that was not judged is absent. */
export type ShownVerdicts = RecipeDetail['diet_verdicts']
export type ShownVerdict = NonNullable<ShownVerdicts[RestrictingDiet]>
export type ShownReason = ShownVerdict['reasons'][number]

/** A verdict as it is said of a recipe. */
export const VERDICT_WORDS = {
  suitable: 'vhodný',
  borderline: 'podmíněně',
  waits: 'čeká na\u00a0potvrzení',
  unknown: 'nevíme',
  unsuitable: 'nevhodný',
} as const satisfies Record<Verdict, string>

/** What the reasons of a verdict are called. */
export const REASON_TITLES = {
  suitable: 'Proč ano',
  borderline: 'Proč jen podmíněně',
  waits: 'Co zbývá potvrdit',
  unknown: 'Co nevíme',
  unsuitable: 'Proč ne',
} as const satisfies Record<Verdict, string>

/** From what suits to what does not. */
const VERDICT_ORDER = Object.keys(VERDICT_WORDS) as Verdict[]

/** The judged diets, those that suit first; within a verdict in the order of the diet types. */
export function orderDiets(verdicts: ShownVerdicts): { diet: RestrictingDiet; judged: ShownVerdict }[] {
  const judgedDiets = RESTRICTING_DIETS.flatMap((diet) => {
    const judged = verdicts[diet]
    return judged ? [{ diet, judged }] : []
  })
  return VERDICT_ORDER.flatMap((verdict) => judgedDiets.filter(({ judged }) => judged.verdict === verdict))
}

/** The diets that a recipe suits. */
export function dietsThatSuit(verdicts: ShownVerdicts): RestrictingDiet[] {
  return RESTRICTING_DIETS.filter((diet) => verdicts[diet]?.verdict === 'suitable')
}

const ALLERGEN_FREE: Partial<Record<RestrictingDiet, string>> = {
  'Gluten free': 'Žádná surovina nemá lepek: říká to její etiketa, nebo v\u00a0ní ze své povahy být nemůže.',
  'Cow protein allergy':
    'Žádná surovina nemá mléčnou bílkovinu: říká to její etiketa, nebo v\u00a0ní ze své povahy být nemůže.',
}

/** The sentence for a diet that suits because no rule speaks against it. */
export function nothingAgainst(diet: RestrictingDiet): string {
  return ALLERGEN_FREE[diet] ?? 'Žádné z\u00a0pravidel této diety recept nevylučuje.'
}
