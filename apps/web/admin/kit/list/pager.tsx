import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { useKeys } from '../screen/keys.ts'
import { countText, isMore } from './count-text.ts'
import { PageButtons } from './page-buttons.tsx'
import type { ListState } from './use-list.ts'

/**
 * The range of shown rows, their total number as far as they are counted, and links to the pages before and after.
 * @param hidden rows of the list that are not shown
 */
export function Pager({ list, shown, hidden }: { list: ListState; shown: number; hidden: number }) {
  const { page, shownPage, hasNext, goTo } = list
  const count = isMore(list.count) ? list.count : list.count - hidden
  const go = (to: number) => {
    if (to >= 1 && (to < page || hasNext)) goTo(to)
  }
  useKeys([
    { keys: ['ArrowLeft'], label: 'Předchozí stránka', run: () => go(page - 1) },
    { keys: ['ArrowRight'], label: 'Další stránka', run: () => go(page + 1) },
  ])
  const first = (shownPage - 1) * ROWS_PER_PAGE
  return (
    <nav aria-label="Stránky" className="flex items-center max-sm:w-full justify-end gap-1 text-sm">
      <p className="figures mr-2 text-muted" aria-live="polite">
        {shown === 0
          ? ''
          : `${formatNumber(first + 1, 0)}–${formatNumber(first + shown, 0)} z\u00a0${countText(count)}`}
      </p>
      <PageButtons page={page} hasNext={hasNext} go={go} />
    </nav>
  )
}
