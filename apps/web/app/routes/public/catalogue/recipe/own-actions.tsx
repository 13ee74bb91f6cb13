import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { CollectButton } from '#app/features/community/collections/collect-button.tsx'
import { ListButton } from '#app/features/planning/shopping/list-button.tsx'

type OwnActionsProps = { recipe: Pick<RecipeDetail, 'guid' | 'name'>; portions: number }

/** The buttons of logged-in people among those of a recipe's page, in a file of their own: the page is there without them. */
export default function OwnActions({ recipe, portions }: OwnActionsProps) {
  return (
    <>
      <ListButton recipe={recipe} portions={portions} isBrief />
      <CollectButton recipe={recipe} isBrief />
    </>
  )
}
