import { tied } from '@zivina/contract/kernel/typography'
import type { WaitingItem } from '#app/features/planning/pantry/use-pantry-adding.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { cn } from '#app/kit/ui/class-names.ts'

type WaitingRowsProps = {
  items: readonly WaitingItem[]
  onRetry: (item: WaitingItem) => void
  onDrop: (id: string) => void
}

const isRefused = ({ failure }: WaitingItem): boolean => failure !== null && !failure.isWaiting

/** What is on its way into the pantry, and what did not get there. */
export function WaitingRows({ items, onRetry, onDrop }: WaitingRowsProps) {
  if (items.length === 0) return null
  return (
    <ul aria-label="Přidává se do spíže" className="overflow-hidden rounded-card bg-surface shadow-card">
      {items.map((item) => (
        <li key={item.id} className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3 last:border-b-0">
          <div className="min-w-40 flex-1">
            <p className="wrap-anywhere text-lg leading-snug">{tied(item.text)}</p>
            <p role="status" className={cn('text-sm', isRefused(item) ? 'text-error' : 'text-muted')}>
              {item.failure?.message ?? 'Přidávám…'}
            </p>
          </div>
          {item.failure === null ? null : (
            <>
              <Button onClick={() => onRetry(item)}>Zkusit znovu</Button>
              <Button variant="quiet" aria-label={`Nepřidávat: ${item.text}`} onClick={() => onDrop(item.id)}>
                Nepřidávat
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
