import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { IngredientForm } from '#app/features/catalogue/ingredient-editor/ingredient-form.tsx'
import { ingredientPath, NEW_INGREDIENT_PATH } from '#app/features/catalogue/user-paths.ts'
import { NoScript } from '#app/kit/form/no-script.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'

const TITLE = 'Nová surovina'

export const meta = privateMetaOf({
  title: TITLE,
  description: 'Zadejte potravinu podle obalu.',
  keywords: ['vlastní suroviny', 'nová surovina', 'čárový kód'],
  path: NEW_INGREDIENT_PATH,
})

/** Adds a food that is missing in the catalogue. */
export default function NewIngredientPage() {
  const [made, setMade] = useState<PersonalIngredient | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!made) return
    showSnackbar(SUCCESS_MESSAGES.SUCCESS_AND_NOW_PHOTOS, 'success')
    // By then the form has no unsaved changes that leaving would ask about.
    const timer = setTimeout(() => void navigate(ingredientPath(made.guid), { replace: true }))
    return () => clearTimeout(timer)
  }, [made, navigate])
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <Panel
        title="Podle obalu"
        intro="Bude jen vaše a&nbsp;můžete ji hned používat. Nabídnout ji ostatním můžete později."
      >
        <IngredientForm onSaved={setMade} />
      </Panel>
    </>
  )
}
