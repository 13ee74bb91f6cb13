import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import {
  AIM_IS_UNTESTED,
  AIMED_TEXTURE_LABEL,
  aimedTextureWords,
  THERAPIST_TESTS_TEXTURE,
} from '@zivina/domain/catalogue/diet-rules/iddsi-levels'

type AimedTextureProps = { recipe: Pick<RecipeDetail, 'aimed_iddsi_level' | 'confirmations'> }

/**
 * The level of texture that the recipe was written for, and that it is not tested. Nothing where it was written for none, and where
 * a therapist tested it: then that level counts, which stands at the diet.
 */
export function AimedTexture({ recipe: { aimed_iddsi_level: level, confirmations } }: AimedTextureProps) {
  if (level === null || confirmations.some(({ diet_type }) => diet_type === 'Dysphagia')) return null
  return (
    <div className="max-w-text rounded-md bg-sunken px-4 py-3" data-testid="aimed-texture">
      <p className="font-semibold text-heading">
        {AIMED_TEXTURE_LABEL}: {aimedTextureWords(level)}
      </p>
      <p>
        {AIM_IS_UNTESTED} {THERAPIST_TESTS_TEXTURE}
      </p>
    </div>
  )
}
