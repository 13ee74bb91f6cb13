import { Camera } from 'lucide-react'
import { buttonStyle } from '#app/kit/ui/button-style.ts'

/** Reads foods from a photo. */
export type PhotoReader = (photo: File) => void

/** What reads photos here: nothing, until a provider is configured. */
export const photoReader = (): PhotoReader | null => null

/** The button that takes a photo of a meal, beside the search field; nothing if no provider reads photos. */
export function PhotoPlace({ reader }: { reader: PhotoReader | null }) {
  if (reader === null) return null
  return (
    <label className={buttonStyle('outline', 'icon', 'cursor-pointer')}>
      <Camera aria-hidden />
      <span className="sr-only">Vyfotit jídlo</span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          const [photo] = target.files ?? []
          if (photo !== undefined) reader(photo)
        }}
      />
    </label>
  )
}
