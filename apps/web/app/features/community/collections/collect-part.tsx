import { CollectButton } from './collect-button.tsx'
import type { Collectable } from './collectable.ts'

/** The button among those of a recipe's page, in a file of its own: the page is there without it. */
export default function CollectPart({ recipe }: { recipe: Collectable }) {
  return <CollectButton recipe={recipe} isBrief />
}
