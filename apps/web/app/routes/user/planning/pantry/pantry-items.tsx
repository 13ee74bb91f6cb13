import { tied } from '@zivina/contract/kernel/typography'
import type { PantryItem } from '@zivina/contract/planning/pantry'
import { calendarDay } from '@zivina/domain/calendar-day'
import { capitalised } from '@zivina/domain/planning/shopping/list-text'
import { sayAmount } from '@zivina/domain/planning/shopping/say-amount'
import { PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { FoodEntry } from '#app/features/entry/food-entry.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { lazyDialog } from '#app/kit/parts/lazy-part.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import type { Pantry } from './merged-pantry.ts'
import { usePantry } from './use-pantry.ts'
import { WaitingRows } from './waiting-rows.tsx'

const PantryDialog = lazyDialog(() => import('./pantry-dialog.tsx'))

/** What is at home, what should be eaten first at the top. */
export function PantryItems({ first }: { first: Pantry | null }) {
  const pantry = usePantry(first)
  const { adding } = pantry
  const [edited, setEdited] = useState<PantryItem | null>(null)
  return (
    <section aria-label="Co mám doma" className="flex flex-col gap-4">
      <FoodEntry
        place="pantry"
        label="Přidat do spíže"
        placeholder="1&nbsp;kg rýže"
        there={[...(pantry.data ?? []), ...adding.waiting].map(({ text }) => text)}
        onAdd={adding.add}
      />
      <WaitingRows items={adding.waiting} onRetry={adding.retry} onDrop={adding.drop} />
      <QueryGate
        query={pantry}
        waiting={{ text: 'Načítám spíž…', shape: <Skeletons count={4} className="h-14 w-full rounded-card" /> }}
      >
        {(items) =>
          items.length + adding.waiting.length === 0 ? (
            <EmptyState picture="pantry" title="Spíž je zatím prázdná">
              <p>Napište nahoře, co máte doma. Ukážeme vám, co z&nbsp;toho můžete uvařit, a&nbsp;vaření odsud ubere.</p>
            </EmptyState>
          ) : items.length === 0 ? null : (
            <ul aria-label="Ve spíži" className="overflow-hidden rounded-card bg-surface shadow-card">
              {items.map((item) => (
                <PantryRow
                  key={item.guid}
                  item={item}
                  onEdit={() => setEdited(item)}
                  onRemove={() => pantry.remove(item)}
                />
              ))}
            </ul>
          )
        }
      </QueryGate>
      {edited ? <PantryDialog item={edited} change={pantry.change} onClose={() => setEdited(null)} /> : null}
    </section>
  )
}

type PantryRowProps = { item: PantryItem; onEdit: () => void; onRemove: () => void }

const BUTTON =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-muted hover:bg-brand-soft [&_svg]:size-5'

function PantryRow({ item, onEdit, onRemove }: PantryRowProps) {
  const { amount, unit, food, best_before } = item
  const title = tied(capitalised(amount === null ? item.text : (food?.kitchen?.name ?? food?.name ?? item.text)))
  const said = amount === null || unit === null ? null : sayAmount(amount, unit, food)
  const isPast = best_before !== null && best_before < calendarDay(new Date())
  return (
    <li className="flex items-center gap-2 border-b border-line py-1 pr-1 pl-4 last:border-b-0">
      <div className="min-w-0 flex-1 py-2">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {said === null ? null : (
            <span className="figures text-lg font-semibold whitespace-nowrap">{said.amount}</span>
          )}
          <span className="min-w-0 wrap-anywhere text-lg leading-snug">{title}</span>
        </p>
        {best_before === null ? null : (
          <p className={cn('text-sm', isPast ? 'text-error' : 'text-muted')}>
            {isPast ? 'prošlo' : 'do'} {dayText(best_before)}
          </p>
        )}
      </div>
      <button type="button" aria-haspopup="dialog" aria-label={`Upravit: ${title}`} className={BUTTON} onClick={onEdit}>
        <PencilLine aria-hidden />
      </button>
      <button type="button" aria-label={`Smazat: ${title}`} className={BUTTON} onClick={onRemove}>
        <Trash2 aria-hidden />
      </button>
    </li>
  )
}
