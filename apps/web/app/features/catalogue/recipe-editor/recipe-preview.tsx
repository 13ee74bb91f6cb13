import { Dialog } from '#app/kit/ui/dialog.tsx'
import { ScrollRegion } from '#app/kit/ui/scroll-region.tsx'
import { RecipeView } from '#app/routes/public/catalogue/recipe/recipe-view.tsx'
import { useUser } from '#app/session/account/user-query.ts'
import type { Draft } from './draft.ts'
import { previewRecipe } from './preview-recipe.ts'
import '#app/features/catalogue/recipe/detail.css'

/** A preview of the recipe page. Nothing in it can be pressed, and what could be on the page itself looks still. */
export default function RecipePreview({ draft, guid, onClose }: { draft: Draft; guid: string; onClose: () => void }) {
  const { data: user } = useUser()
  const recipe = previewRecipe(draft, `nahled-${guid}`, user)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Náhled receptu"
      side="center"
      className="max-h-dvh w-full max-w-none rounded-none sm:m-auto sm:max-h-[calc(100dvh-2rem)] sm:w-[calc(100vw-2rem)] sm:rounded-card"
    >
      <ScrollRegion label="Náhled" className="bg-ground pt-4">
        <p className="page-width text-muted">Takhle recept uvidíte uložený. Tlačítka v&nbsp;náhledu nefungují.</p>
        <div
          inert
          className="[&_:is(button,input,select,[role=button])]:opacity-40 [&_:is(button,input,select)]:grayscale"
        >
          <RecipeView recipe={recipe} similar={[]} />
        </div>
      </ScrollRegion>
    </Dialog>
  )
}
