import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { MouseEvent } from 'react'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import type { ListData } from '#app/features/catalogue/filter/list-data.ts'
import { loadMoreLabel, shownOf } from '#app/kit/load-more-button.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import type { MoreState } from './use-more.ts'

type LoadMoreProps = { data: ListData; shown: number; state: MoreState; onMore: () => void }

const LABELS: Partial<Record<MoreState, string>> = {
  loading: 'Načítám…',
  failed: 'Zkusit znovu',
}

/** Appends the next recipes; without scripts it is a link to the next page. */
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
      <p className="figures text-muted">{shownOf('recipe', end, data.count)}</p>
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
        {LABELS[state] ?? loadMoreLabel('recipe', data.count - end)}
      </a>
    </div>
  )
}
