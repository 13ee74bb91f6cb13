import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'
import { useFavorite } from './use-favorite.ts'

/** The heart on a recipe's own page, with a label. A double click counts once. */
export function FavoriteButton({ guid }: { guid: string }) {
  const { on, press } = useFavorite(guid)
  return (
    <Button
      aria-pressed={on}
      title={on ? 'Odebrat z\u00a0oblíbených' : 'Přidat k\u00a0oblíbeným'}
      onClick={(event: MouseEvent) => event.detail < 2 && press()}
    >
      <Heart className={cn(on && 'fill-current text-error')} aria-hidden />
      <span>Do&nbsp;oblíbených</span>
    </Button>
  )
}
