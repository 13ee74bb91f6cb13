import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { CollectButton } from '#app/features/community/collections/collect-button.tsx'
import { PlanButton } from '#app/features/planning/add-to-plan/plan-button.tsx'
import { useSession } from '#app/session/use-session.ts'

/** The buttons of a recipe’s page for logged-in people, in a file of their own: the page is there without them. */
export default function KnownActions({ recipe }: { recipe: RecipeDetail }) {
  const isPremium = useSession()?.is_premium ?? false
  return (
    <>
      <CollectButton recipe={recipe} isBrief />
      {isPremium ? <PlanButton recipe={recipe} /> : null}
    </>
  )
}
