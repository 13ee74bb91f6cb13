import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import { INGREDIENT_PHOTOS_MAX } from '@zivina/contract/kernel/limits'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'

type IngredientPhotosProps = { ingredient: PersonalIngredient; onSaved: (ingredient: PersonalIngredient) => void }

/** Photos of the food and of its label, each saved as soon as it is uploaded. */
export function IngredientPhotos({ ingredient, onSaved }: IngredientPhotosProps) {
  const { api } = useAccount()
  const [error, setError] = useState<string | null>(null)
  const keep = async (photos: string[]) => {
    setError(null)
    try {
      const { guid } = ingredient
      onSaved(await api('POST /ingredient/{guid}/upload_photos', { params: { guid }, body: { photos } }))
      showSnackbar(SUCCESS_MESSAGES.PHOTOS_UPLOADED, 'success')
    } catch (failure) {
      setError(describeFailure(failure).message)
    }
  }
  return (
    <Panel title="Fotky" Icon={Camera}>
      <PhotoUpload
        label="Fotky suroviny"
        hint="Obal zepředu a&nbsp;tabulka výživových údajů nám pomůžou surovinu schválit."
        askLeave={askUploadPermit}
        folder={`ingredients/${ingredient.slug}`}
        max={INGREDIENT_PHOTOS_MAX}
        value={ingredient.photos}
        onChange={(urls) => void keep(urls)}
        error={error}
      />
    </Panel>
  )
}
