import { formatNumber } from '@zivina/nutrition/format'
import { Button } from './ui/button.tsx'

type LoadMoreButtonProps = { shown: number; count: number; loading: boolean; onPress: () => void }

/** How much of a list is in sight, and the button for more of it. */
export function LoadMoreButton({ shown, count, loading, onPress }: LoadMoreButtonProps) {
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="figures text-muted" aria-live="polite">
        Zobrazeno {formatNumber(shown, 0)} z{'\u00a0'}
        {formatNumber(count, 0)}
      </p>
      {shown < count ? (
        <Button variant="outline" size="lg" disabled={loading} onClick={onPress}>
          {loading ? 'Načítám…' : 'Načíst další recepty'}
        </Button>
      ) : null}
    </div>
  )
}
