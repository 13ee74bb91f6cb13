import { FoodGround } from '#app/features/catalogue/food-ground.tsx'
import { RecipeLetter } from '#app/features/catalogue/recipe-letter.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

type DishThumbProps = { name: string; photo: string | null; className: string; sizes?: string; food?: string | null }

/** A small picture of a dish, or its letter on a calm ground. That of a single food (`food`, its guid) is drawn on white and shown whole. */
export function DishThumb({ name, photo, className, sizes = '4.5rem', food = null }: DishThumbProps) {
  if (photo === null) return <RecipeLetter slug={name} name={name} className={cn('shrink-0 rounded-md', className)} />
  if (food !== null) {
    return (
      <FoodGround className={cn('rounded-md', className)}>
        <Picture src={photo} alt="" ratio="1-1" widths={[80, 160]} sizes={sizes} className="size-full object-contain" />
      </FoodGround>
    )
  }
  return (
    <Picture
      src={photo}
      alt=""
      ratio="4-3"
      widths={[80, 160, 320]}
      sizes={sizes}
      className={cn('shrink-0 rounded-md bg-sunken object-cover', className)}
    />
  )
}
