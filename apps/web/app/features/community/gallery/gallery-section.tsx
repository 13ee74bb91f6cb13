import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { GalleryPhoto } from '@zivina/contract/community/photo-submissions'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { Picture } from '#app/kit/ui/picture.tsx'
import { loginPath } from '#app/session/paths/login-path.ts'
import { useSession } from '#app/session/tokens/use-session.ts'
import { useGallery } from './use-gallery.ts'

const Lightbox = lazyDialog(() => import('./lightbox.tsx'))
const SendPhoto = lazyDialog(() => import('#app/features/community/photos/send-photo-dialog.tsx'))

/** Photos of the dish by other users, and the button to send one. */
export function GallerySection({ recipe }: { recipe: RecipeDetail }) {
  const session = useSession()
  const { photos, count, loadMore } = useGallery(recipe.guid)
  const [shown, setShown] = useState<number | null>(null)
  const [sending, setSending] = useState(false)
  return (
    <section
      id="fotky"
      aria-labelledby="fotky-nadpis"
      className="flex flex-col items-start gap-5 print:hidden noscript:hidden"
    >
      <h2 id="fotky-nadpis" className="text-2xl">
        Vyfotili jste, co jste uvařili?
      </h2>
      {photos.length > 0 ? <PhotoGrid photos={photos} onOpen={setShown} /> : null}
      <div className="flex flex-wrap gap-3">
        {session ? (
          <Button aria-haspopup="dialog" onClick={() => setSending(true)}>
            <Camera aria-hidden /> Poslat fotku
          </Button>
        ) : (
          <LinkButton href={loginPath(`/recepty/${recipe.slug}#fotky`)}>
            <Camera aria-hidden /> Přihlásit se a{'\u00a0'}poslat fotku
          </LinkButton>
        )}
        {photos.length < count ? (
          <Button variant="quiet" onClick={loadMore}>
            Zobrazit další fotky
          </Button>
        ) : null}
      </div>
      {shown === null ? null : (
        <Lightbox photos={photos} index={shown} onMove={setShown} onClose={() => setShown(null)} />
      )}
      {sending && session ? (
        <SendPhoto recipe={recipe} user={session.user_guid} onClose={() => setSending(false)} />
      ) : null}
    </section>
  )
}

type PhotoGridProps = { photos: readonly GalleryPhoto[]; onOpen: (index: number) => void }

function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  return (
    <ul aria-label="Fotky čtenářů" className="grid w-full grid-cols-3 gap-2 sm:grid-cols-4 sm:gap-3">
      {photos.map((photo, index) => (
        <li key={photo.guid}>
          <button
            type="button"
            aria-haspopup="dialog"
            aria-label={photoName(photo)}
            className="block w-full overflow-hidden rounded-card"
            onClick={() => onOpen(index)}
          >
            <Picture
              src={photo.photo}
              alt=""
              ratio="1-1"
              widths={[160, 320, 480]}
              sizes="(width >= 60rem) 11rem, 31vw"
              className="aspect-square size-full bg-sunken object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** „Fotka od jana: S houbami“ */
function photoName({ user, caption }: GalleryPhoto): string {
  return `Fotka od ${user.username}${caption === '' ? '' : `: ${caption}`}`
}
