import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { useEffect, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import { AllergensSection } from '#app/features/catalogue/allergens/allergens-section.tsx'
import type { PageEdit } from '#app/features/catalogue/recipe/edit/edit-reducer.ts'
import { useStore } from '#app/kit/state/store.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { ChangesAnnouncer } from './changes-announcer.tsx'
import { ConfirmationActions } from './confirmation-actions.tsx'
import { judgeEdit } from './judge-edit.ts'
import type { LiveRecipe } from './live-recipe.ts'
import { SuitabilitySection } from './suitability-section.tsx'

/** Suitability and allergens that follow the edits; their first rendering equals the server's. */
export default function LiveSuitability({ live, onReady }: { live: LiveRecipe; onReady: () => void }) {
  const edit = useStore(live.now.subscribe, live.now.read, live.rendered)
  const session = useSession()
  const { revalidate } = useRevalidator()
  // Anew after a confirmation; otherwise as the page came.
  const [recipe, setRecipe] = useState<RecipeDetail>(live.recipe)
  const judged = useMemo(() => judgeEdit(recipe, recipe, edit), [recipe, edit])
  const names = useMemo(() => namesOf(edit), [edit])
  useEffect(onReady, [onReady])

  const isConfirmable = live.isPublic && session !== null && !judged.isEdited
  return (
    <>
      <SuitabilitySection
        recipe={recipe}
        judged={judged}
        names={names}
        actions={(diet) =>
          isConfirmable ? (
            <ConfirmationActions
              recipe={recipe}
              diet={diet}
              session={session}
              onJudged={setRecipe}
              onOutdated={() => void revalidate()}
            />
          ) : null
        }
      />
      <AllergensSection edit={edit} />
      <ChangesAnnouncer changes={judged.changes} />
    </>
  )
}

function namesOf({ lines }: PageEdit): ReadonlyMap<string, string> {
  return new Map(lines.map(({ ingredient }) => [ingredient.guid, ingredient.name]))
}
