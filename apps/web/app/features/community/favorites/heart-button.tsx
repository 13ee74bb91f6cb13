import { Heart } from 'lucide-react'
import { cn } from '#app/kit/ui/class-names.ts'
import { useFavorite } from './use-favorite.ts'

type HeartProps = { guid: string; name: string; className?: string }

/** The heart on a recipe's card. A double click counts once. */
export function HeartButton({ guid, name, className }: HeartProps) {
  const { on, press } = useFavorite(guid)
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={`Do oblíbených: ${name}`}
      title={on ? 'Odebrat z\u00a0oblíbených' : 'Přidat k\u00a0oblíbeným'}
      onClick={(event) => event.detail < 2 && press()}
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
