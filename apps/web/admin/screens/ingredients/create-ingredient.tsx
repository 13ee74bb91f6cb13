import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { EditorScreen } from '#admin/kit/record/editor-screen.tsx'
import { IngredientForm } from '#app/features/catalogue/ingredient-editor/ingredient-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'

/** Adds a food to the catalogue, which waits for approval as any other. */
export function CreateIngredient() {
  const [made, setMade] = useState<PersonalIngredient | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (!made) return
    showSnackbar(SUCCESS_MESSAGES.SUCCESS_AND_NOW_PHOTOS, 'success')
    // By then the form has no unsaved changes that leaving would ask about.
    const timer = setTimeout(() => void navigate(`/ingredient/update/${made.guid}`, { replace: true }))
    return () => clearTimeout(timer)
  }, [made, navigate])
  return (
    <EditorScreen title="Nová surovina">
      <Panel title="Podle obalu">
        <IngredientForm onSaved={setMade} />
      </Panel>
    </EditorScreen>
  )
}
