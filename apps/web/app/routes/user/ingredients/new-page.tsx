import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { showSnackbar } from '../../../components/ui/snackbar-store.ts'
import { NoScript } from '../../../forms/no-script.tsx'
import { pageMetadata } from '../../../metadata.ts'
import { Panel } from '../panel.tsx'
import { ingredientPath, NEW_INGREDIENT_PATH } from '../user-navigation.ts'
import type { Route } from './+types/new-page.ts'
import { IngredientForm } from './ingredient-form.tsx'

const TITLE = 'Nová surovina'

export function meta({ matches }: Route.MetaArgs) {
  return pageMetadata(
    {
      title: TITLE,
      description: 'Zadejte potravinu podle obalu.',
      keywords: ['vlastní suroviny', 'nová surovina', 'čárový kód'],
      path: NEW_INGREDIENT_PATH,
      noindex: true,
    },
    matches,
  )
}

/** A food that is missing in the catalogue. */
export default function NewIngredientPage() {
  const [made, setMade] = useState<PersonalIngredient | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!made) return
    showSnackbar(SUCCESS_MESSAGES.SUCCESS_AND_NOW_PHOTOS, 'success')
    // By then the form holds nothing unsaved that leaving would ask about.
    const timer = setTimeout(() => void navigate(ingredientPath(made.guid), { replace: true }))
    return () => clearTimeout(timer)
  }, [made, navigate])
  return (
    <>
      <h1 className="text-3xl">{TITLE}</h1>
      <NoScript />
      <Panel title="Podle obalu" intro="Vy ji můžete používat hned, ostatní ji uvidí po schválení.">
        <IngredientForm onSaved={setMade} />
      </Panel>
    </>
  )
}
