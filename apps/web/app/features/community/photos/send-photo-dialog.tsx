import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import { PHOTO_CAPTION_MAX } from '@zivina/contract/kernel/limits'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { MY_PHOTOS_PATH } from '#app/features/community/user-paths.ts'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'

type SendPhotoProps = { recipe: Pick<RecipeDetail, 'guid'>; user: string; onClose: () => void }

/** Sends the user's photo of the dish with a caption. */
export default function SendPhotoDialog({ recipe, user, onClose }: SendPhotoProps) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const form = useForm({
    saved: { photo: '', caption: '' },
    check: ({ photo }) => (photo === '' ? { photo: missing(busy) } : {}),
    submit: async ({ photo, caption }) => {
      await sessionApi('POST /photo_submission', { body: { recipe: recipe.guid, photo, caption } })
      showSnackbar('Děkujeme. Fotku zveřejníme, až ji zkontrolujeme.', 'success', {
        label: 'Moje fotky',
        run: () => void navigate(MY_PHOTOS_PATH),
      })
      onClose()
    },
  })
  const { photo, caption } = form.values
  return (
    <Dialog open onClose={onClose} title="Poslat fotku" side="bottom">
      <div className="p-5">
        <FormFrame form={form} name="Fotka uvařeného jídla" label="Odeslat fotku" pendingLabel="Odesílám…">
          <PhotoUpload
            label="Fotka uvařeného jídla"
            hint="Posílejte jen vlastní fotky. Před zveřejněním je zkontrolujeme."
            askLeave={askUploadPermit}
            folder={`submissions/${user}`}
            max={1}
            value={photo === '' ? [] : [photo]}
            onChange={([url = '']) => form.set('photo', url)}
            onBusy={setBusy}
            error={form.problems.photo}
          />
          <TextField
            label="Popisek (nepovinný)"
            maxLength={PHOTO_CAPTION_MAX}
            value={caption}
            error={form.problems.caption}
            onChange={({ target }) => form.set('caption', target.value)}
          />
        </FormFrame>
      </div>
    </Dialog>
  )
}

function missing(busy: boolean): string {
  return busy ? 'Počkejte prosím, až se fotka nahraje' : 'Vyberte prosím fotku'
}
