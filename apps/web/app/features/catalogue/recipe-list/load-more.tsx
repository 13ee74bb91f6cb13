import { RECIPES_PER_PAGE } from '@zivina/contract/kernel/limits'
import type { MouseEvent } from 'react'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { loadMoreLabel, shownOf } from '#app/kit/list/load-more-button.tsx'
import type { Paged } from '#app/kit/list/paged.ts'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import type { ListData } from './list-data.ts'

type LoadMoreProps = {
  data: ListData
  list: Pick<Paged<unknown>, 'items' | 'isLoadingMore' | 'moreFailure' | 'loadMore'>
}

/** The way on: appends the next recipes, and without scripts leads to a page of them. */
export function LoadMore({ data, list }: LoadMoreProps) {
  const end = data.offset + list.items.length
  if (end >= data.count) return null
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    list.loadMore()
  }
  return (
    <div data-load-more className="mt-8 flex flex-col items-center gap-3 print:hidden">
      <p className="figures text-muted">{shownOf('recipe', end, data.count)}</p>
      {list.moreFailure ? (
        <p role="alert" className="text-error">
          Další recepty se nepodařilo načíst.
        </p>
      ) : null}
      <a
        href={listAddress(data.filter, data.offset + RECIPES_PER_PAGE)}
        onClick={press}
        aria-busy={list.isLoadingMore}
        className={buttonStyle('brand', 'lg')}
      >
        {list.isLoadingMore
          ? 'Načítám…'
          : list.moreFailure
            ? 'Zkusit znovu'
            : loadMoreLabel('recipe', data.count - end)}
      </a>
    </div>
  )
}
