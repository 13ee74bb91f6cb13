import { IMAGE_QUALITY } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { RecipeLetter } from '#app/features/catalogue/recipe-letter.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { Picture } from '#app/kit/ui/picture.tsx'
import type { SearchHit } from './group-hits.ts'

const SIZES = {
  row: { box: 'size-12', widths: [48, 96, 144], sizes: '3rem', note: 'text-sm' },
  card: { box: 'size-16', widths: [64, 128, 192], sizes: '4rem', note: '' },
} as const

/** Picture, name and note of a search result. */
export function HitFace({ hit, size }: { hit: SearchHit; size: keyof typeof SIZES }) {
  const { box, widths, sizes, note } = SIZES[size]
  return (
    <>
      <span className={cn('shrink-0 overflow-hidden bg-sunken', box, hit.round ? 'rounded-full' : 'rounded-md')}>
        {hit.recipe_slug !== undefined && hit.image === null ? (
          <RecipeLetter slug={hit.recipe_slug} name={hit.name} className="size-full" />
        ) : (
          <Picture
            src={hit.image}
            alt=""
            ratio="1-1"
            widths={widths}
            sizes={sizes}
            quality={IMAGE_QUALITY.search}
            className="size-full object-cover"
          />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 leading-snug font-medium">{tied(hit.name)}</span>
        <span className={cn('figures block text-muted', note)}>{hit.note}</span>
      </span>
    </>
  )
}
