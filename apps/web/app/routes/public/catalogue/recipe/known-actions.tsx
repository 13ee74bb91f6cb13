import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { LogButton } from '#app/features/body/log-recipe/log-button.tsx'
import { CollectButton } from '#app/features/community/collections/collect-button.tsx'
import { PlanButton } from '#app/features/planning/add-to-plan/plan-button.tsx'
import { ListButton } from '#app/features/planning/shopping/list-button.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'

type KnownActionsProps = {
  recipe: RecipeDetail
  /** How many the page shows at the moment. */
  portions: number
}

/** The buttons of a recipe’s page for logged-in people, in a file of their own: the page is there without them. */
export default function KnownActions({ recipe, portions }: KnownActionsProps) {
  const isPremium = useSession()?.is_premium ?? false
  return (
    <>
      <LogButton recipe={recipe} />
      <ListButton recipe={recipe} portions={portions} />
      <CollectButton recipe={recipe} />
      {isPremium ? <PlanButton recipe={recipe} /> : null}
    </>
  )
}
