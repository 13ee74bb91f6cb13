import { Heart } from 'lucide-react'
import type { MouseEvent } from 'react'
import { cn } from '#app/kit/class-names.ts'
import { useFavorite } from './use-favorite.ts'

type HeartProps = { name: string; className?: string }

/** The heart on a recipe's card. A double click counts once. */
export function HeartButton({ guid, ...props }: HeartProps & { guid: string }) {
  const { on, press } = useFavorite(guid)
  return <HeartLook on={on} onClick={(event) => event.detail < 2 && press()} {...props} />
}

type HeartLookProps = HeartProps & { on: boolean; onClick?: (event: MouseEvent) => void }

/** The same without what a press does, for renderings that know no person. */
export function HeartLook({ on, onClick, name, className }: HeartLookProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`Oblíbit recept: ${name}`}
      title={on ? 'Odebrat z\u00a0oblíbených' : 'Přidat k\u00a0oblíbeným'}
      onClick={onClick}
      className={cn(
        'inline-flex size-11 items-center justify-center rounded-full bg-surface shadow-card transition-colors hover:text-error print:hidden noscript:hidden',
        on ? 'text-error' : 'text-muted',
        className,
      )}
    >
      <Heart className={cn('size-5', on && 'fill-current')} aria-hidden />
    </button>
  )
}
