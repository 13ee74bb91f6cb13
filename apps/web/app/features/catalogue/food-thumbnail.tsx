import { IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { Picture } from '#app/kit/ui/picture.tsx'

/** A food's picture beside its name, on white. */
export function FoodThumbnail({ image }: { image: string | null }) {
  return (
    <Picture
      src={image}
      alt=""
      ratio="1-1"
      widths={[40, 80, 120]}
      sizes="2.5rem"
      quality={IMAGE_QUALITY.search}
      className="size-10 shrink-0 rounded-md bg-white object-contain"
    />
  )
}
