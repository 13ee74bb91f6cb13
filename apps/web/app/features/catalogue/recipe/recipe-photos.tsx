import { Picture } from '#app/kit/ui/picture.tsx'

const WIDTHS = [480, 720, 960, 1280] as const
const SIZES = '(width >= 80rem) 47rem, (width >= 60rem) calc(100vw - 30rem), 100vw'
const SECOND_SIZES = '(width >= 60rem) 16rem, 40vw'

/** The dish: one picture, or two with the second laid over the corner of the first. */
export function RecipePhotos({ name, photos }: { name: string; photos: readonly string[] }) {
  const [first, second] = photos
  if (!first) return null
  return (
    <div className="recipe-photos relative">
      <div className="aspect-4/3 overflow-hidden bg-sunken max-sm:-mx-4 sm:rounded-card md:aspect-16/10 print:mx-0">
        <Picture
          src={first}
          alt={name}
          ratio="4-3"
          widths={WIDTHS}
          sizes={SIZES}
          eager
          className="size-full object-cover"
        />
      </div>
      {second ? (
        <div className="absolute right-4 bottom-4 aspect-4/3 w-2/5 max-w-64 overflow-hidden rounded-card border-4 border-ground bg-sunken print:hidden">
          <Picture
            src={second}
            alt={`${name}, druhý pohled`}
            ratio="4-3"
            widths={[320, 480]}
            sizes={SECOND_SIZES}
            className="size-full object-cover"
          />
        </div>
      ) : null}
    </div>
  )
}
