import type { ManagedProfile } from '@zivina/contract/catalogue/creators'
import { useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { PhotoUpload } from '#app/kit/photo-upload/photo-upload.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { askUploadPermit } from '#app/session/api/upload-permit.ts'

type Name = 'logo' | 'image'
type ProfilePicturesProps = { profile: ManagedProfile; reload: () => Promise<unknown> }

const PICTURES = [
  { name: 'image', label: 'Fotka tvůrce', aspect: '1-1' },
  { name: 'logo', label: 'Logo', aspect: '1-1' },
] as const

/** The pictures of a profile, each saved as soon as it is uploaded or removed. */
export function ProfilePictures({ profile, reload }: ProfilePicturesProps) {
  const [wrong, setWrong] = useState<{ name: Name; message: string } | null>(null)
  const { slug } = profile
  const keep = async (name: Name, [url = null]: readonly (string | null)[]) => {
    setWrong(null)
    try {
      await sessionApi('PATCH /public_profile/{slug}', { params: { slug }, body: { [name]: url } })
      showSnackbar(url === null ? 'Obrázek je odebraný.' : 'Obrázek je uložený.', 'success')
      await reload()
    } catch (failure) {
      setWrong({ name, message: describeFailure(failure).message })
    }
  }
  return (
    <section aria-label="Obrázky" className="flex flex-col gap-5 border-t border-line pt-5">
      <h2 className="text-xl">Obrázky</h2>
      {PICTURES.map(({ name, label, aspect }) => (
        <PhotoUpload
          key={name}
          label={label}
          hint="Uloží se hned."
          askLeave={askUploadPermit}
          folder={`creators/${slug}`}
          max={1}
          aspect={aspect}
          value={[profile[name]].flatMap((url) => url ?? [])}
          onChange={(urls) => void keep(name, urls)}
          error={wrong?.name === name ? wrong.message : null}
        />
      ))}
    </section>
  )
}
