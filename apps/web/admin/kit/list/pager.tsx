import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { useKeys } from '../screen/keys.ts'
import { PageButtons } from './page-buttons.tsx'
import type { ListState } from './use-list.ts'

/** The range of shown rows, their total number, and links to the other pages. */
export function Pager({ list, shown }: { list: ListState; shown: number }) {
  const { page, shownPage, pages, count, goTo } = list
  const go = (to: number) => {
    if (to >= 1 && to <= pages) goTo(to)
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
          : `${formatNumber(first + 1, 0)}–${formatNumber(first + shown, 0)} z\u00a0${formatNumber(count, 0)}`}
      </p>
      <PageButtons page={page} pages={pages} go={go} />
    </nav>
  )
}
