import { RECIPES_PER_PAGE } from '@zivina/contract/limits'
import { formatNumber } from '@zivina/nutrition/format'
import type { MouseEvent } from 'react'
import { buttonStyle } from '../../../components/ui/button-style.ts'
import { listAddress } from './list-address.ts'
import type { ListData } from './list-data.ts'
import type { MoreState } from './use-more.ts'

type LoadMoreProps = { data: ListData; shown: number; state: MoreState; onMore: () => void }

const LABELS: Record<MoreState, string> = {
  idle: 'Načíst další recepty',
  loading: 'Načítám…',
  failed: 'Zkusit znovu',
}

/** The way on: appends the next recipes, and without scripts leads to a page of them. */
export function LoadMore({ data, shown, state, onMore }: LoadMoreProps) {
  const end = data.offset + shown
  if (end >= data.count) return null
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onMore()
  }
  return (
    <div data-load-more className="mt-8 flex flex-col items-center gap-3 print:hidden">
      <p className="figures text-muted">
        Zobrazeno {formatNumber(end, 0)} z&nbsp;{formatNumber(data.count, 0)}
      </p>
      {state === 'failed' ? (
        <p role="alert" className="text-error">
          Další recepty se nepodařilo načíst.
        </p>
      ) : null}
      <a
        href={listAddress(data.filter, data.offset + RECIPES_PER_PAGE)}
        onClick={press}
        aria-busy={state === 'loading'}
        className={buttonStyle('brand', 'lg')}
      >
        {LABELS[state]}
      </a>
    </div>
  )
}
