import { RecipeLetter } from '#app/features/catalogue/recipe-letter.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'

type DishThumbProps = { name: string; photo: string | null; className: string; sizes?: string }

/** A small picture of a dish, or its letter on a calm ground. */
export function DishThumb({ name, photo, className, sizes = '4.5rem' }: DishThumbProps) {
  if (photo === null) return <RecipeLetter slug={name} name={name} className={cn('rounded-md', className)} />
  return (
    <Picture
      src={photo}
      alt=""
      ratio="4-3"
      widths={[80, 160, 320]}
      sizes={sizes}
      className={cn('rounded-md bg-sunken object-cover', className)}
    />
  )
}
