import type { ShoppingProduct } from '@zivina/domain/planning/shopping/line-cost'
import type { ListLine } from '@zivina/domain/planning/shopping/list-lines'
import { Ellipsis } from 'lucide-react'
import { memo } from 'react'
import { firstLetter } from '#app/kit/text/first-letter.ts'
import { cn } from '#app/kit/ui/class-names.ts'
import { wordsOf } from './line-words.ts'

type LineRowProps = {
  line: ListLine
  product: ShoppingProduct | undefined
  /** Who ticked it, where others are on the list, too. */
  markedBy: string | null
  canEdit: boolean
  /** Whether it just changed as its plan did. */
  isFollowed: boolean
  onTick: (line: ListLine, isTicked: boolean) => void
  onOpen: (line: ListLine) => void
}

/** One line: the whole row but its last button ticks it. */
export const LineRow = memo(function LineRow(props: LineRowProps) {
  const { line, product, markedBy, canEdit, isFollowed, onTick, onOpen } = props
  const { is_ticked, is_partial, kind } = line.state
  const { title, amount, beside, taken, packages, cost } = wordsOf(line, product)
  const details = [taken, packages, beside, cost, kind === 'home' && is_partial ? 'zbytek máte doma' : null]
    .filter(Boolean)
    .join(' · ')
  return (
    <li className="flex items-stretch border-b border-line last:border-b-0 print:break-inside-avoid">
      <label
        className={cn(
          'flex min-h-16 min-w-0 flex-1 items-center gap-4 py-2 pl-3 print:min-h-0 print:py-1',
          canEdit && 'cursor-pointer',
          is_ticked && 'text-muted',
        )}
      >
        <input
          type="checkbox"
          className="tick size-7 shrink-0 [&::before]:size-4"
          checked={is_ticked}
          disabled={!canEdit}
          onChange={({ target }) => onTick(line, target.checked)}
        />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline gap-x-3">
            {amount === null ? null : <span className="figures text-lg font-semibold whitespace-nowrap">{amount}</span>}
            <span className={cn('min-w-0 wrap-anywhere text-lg leading-snug', is_ticked && 'line-through')}>
              {title}
            </span>
          </span>
          {isFollowed ? <span className="block text-sm text-brand-strong">změněno podle jídelníčku</span> : null}
          {details === '' ? null : <span className="figures block text-sm text-muted">{details}</span>}
        </span>
        {is_ticked && markedBy !== null ? (
          <span
            title={`Odškrtnuto: ${markedBy}`}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
          >
            <span aria-hidden>{firstLetter(markedBy)}</span>
            <span className="sr-only">odškrtnuto: {markedBy}</span>
          </span>
        ) : null}
      </label>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Podrobnosti: ${title}`}
        onClick={() => onOpen(line)}
        className="inline-flex w-12 shrink-0 items-center justify-center text-muted hover:bg-brand-soft print:hidden"
      >
        <Ellipsis className="size-5" aria-hidden />
      </button>
    </li>
  )
})
