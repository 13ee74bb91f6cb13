import { ROWS_PER_PAGE } from '@zivina/contract/kernel/limits'
import { formatNumber } from '@zivina/czech/format-number'
import { PageButtons } from '../list/page-buttons.tsx'

type PageStepsProps = {
  /** Whose pages („Stránky objednávek“). */
  label: string
  page: number
  /** Rows on all pages. */
  count: number
  go: (page: number) => void
}

/** Steps to the pages before and after, for a list that is a part of a screen; nothing for a single page. */
export function PageSteps({ label, page, count, go }: PageStepsProps) {
  const pages = Math.ceil(count / ROWS_PER_PAGE)
  if (pages < 2) return null
  return (
    <nav aria-label={label} className="flex items-center justify-end gap-1 text-sm">
      <p className="figures mr-2 text-muted" aria-live="polite">
        {`Strana ${formatNumber(page, 0)} z\u00a0${formatNumber(pages, 0)}`}
      </p>
      <PageButtons page={page} hasNext={page < pages} go={go} />
    </nav>
  )
}
