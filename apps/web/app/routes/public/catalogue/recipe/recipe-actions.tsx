import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { Printer } from 'lucide-react'
import type { ComponentProps } from 'react'
import { CookButton } from '#app/features/catalogue/cook-mode/cook-button.tsx'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import type { Dish } from '#app/features/community/cooked/dish.ts'
import { MomentPart } from '#app/features/community/cooked/moment-part.tsx'
import { FavoriteButton } from '#app/features/community/favorites/favorite-button.tsx'
import { lazyPart } from '#app/kit/parts/lazy-part.tsx'
import { ShareButton } from '#app/kit/share/share-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useSession } from '#app/session/tokens/use-session.ts'
import { KnownActionsSpace } from './known-actions-space.tsx'

// Where it does not load, the recipe is there without it.
const KnownActions = lazyPart(() => import('./known-actions.tsx'), {
  waiting: <KnownActionsSpace />,
  isAnnouncedElsewhere: true,
})

type RecipeActionsProps = {
  recipe: RecipeDetail
  edit: PageEdit
  /** Null in a preview, which is not cooked from. */
  dish: Dish | null
}

/** Buttons to cook, share and print. */
export function RecipeActions({ recipe, edit, dish }: RecipeActionsProps) {
  return (
    <div className="recipe-actions flex print:hidden noscript:hidden">
      <CookButton
        recipe={recipe}
        edit={edit}
        after={dish ? (close) => <MomentPart dish={dish} onDone={close} /> : undefined}
      />
      <div className="action-row flex">
        <FavoriteButton guid={recipe.guid} />
        {recipe.status === 'Approved' ? (
          <ShareButton heading="Sdílet recept" shared={{ title: recipe.name, path: `/recepty/${recipe.slug}` }} />
        ) : null}
        <Button onClick={() => window.print()}>
          <Printer aria-hidden /> <span>Vytisknout</span>
        </Button>
        {dish ? <ForKnown recipe={recipe} portions={edit.portion_size} /> : null}
      </div>
    </div>
  )
}

function ForKnown(props: ComponentProps<typeof KnownActions>) {
  return useSession() === null ? <KnownActionsSpace /> : <KnownActions {...props} />
}
