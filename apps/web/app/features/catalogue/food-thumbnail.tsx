import { IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { Picture } from '#app/kit/ui/picture.tsx'
import { FoodGround } from './food-ground.tsx'

/** A food's picture beside its name. */
export function FoodThumbnail({ image }: { image: string | null }) {
  return (
    <FoodGround className="size-10 rounded-md">
      <Picture
        src={image}
        alt=""
        ratio="1-1"
        widths={[40, 80, 120]}
        sizes="2.5rem"
        quality={IMAGE_QUALITY.search}
        className="size-full object-contain"
      />
    </FoodGround>
  )
}
