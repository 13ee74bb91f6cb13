import { useQueryClient } from '@tanstack/react-query'
import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeShort } from '@zivina/contract/console/short-lists'
import { DIET_TYPE_LABELS, RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { ConfirmationActions } from '#app/features/catalogue/suitability/confirmation-actions.tsx'
import { recipeQuery } from './recipe-query.ts'

/** What waits for a confirmation of the preparation, and what is confirmed. */
export function RecipeDiets({ row, recipe }: { row: RecipeShort; recipe: RecipeDetail }) {
  const session = useAdmin()
  const client = useQueryClient()
  const { queryKey } = recipeQuery(row)
  const confirmed = new Set(recipe.confirmations.map(({ diet_type }) => diet_type))
  const diets = RESTRICTING_DIETS.filter(
    (diet) => confirmed.has(diet) || recipe.diet_verdicts[diet]?.verdict === 'waits',
  )
  if (diets.length === 0) return null
  return (
    <section aria-labelledby="diety-zaznamu" className="flex flex-col gap-2">
      <h3 id="diety-zaznamu" className="text-lg">
        Diety k&nbsp;potvrzení
      </h3>
      <ul className="flex flex-col gap-2">
        {diets.map((diet) => (
          <li key={diet} className="flex flex-wrap items-center justify-between gap-2 border-b border-line pb-2">
            <span>{DIET_TYPE_LABELS[diet]}</span>
            <ConfirmationActions
              recipe={recipe}
              diet={diet}
              session={session}
              onJudged={(judged) => client.setQueryData(queryKey, judged)}
              onOutdated={() => void client.invalidateQueries({ queryKey })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
