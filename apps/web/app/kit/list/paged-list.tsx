import { ApiFailure } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/kernel/unknown-error'
import type { ReactNode } from 'react'
import { LoadFailure } from './load-failure.tsx'
import { type ListNoun, LoadMoreButton } from './load-more-button.tsx'
import type { Paged } from './paged.ts'

type PagedListProps<Item> = {
  list: Paged<Item>
  noun: ListNoun
  /** The skeleton of the list while it loads, with its text for screen readers; absent for a list rendered with its page. */
  waiting?: { shape: ReactNode; text: string; className?: string }
  /** Shown when there are no rows: what will be here, or that nothing matches. */
  nothing: ReactNode
  children: (items: readonly Item[]) => ReactNode
}

/** A list in each of its states: loading, failed, empty, and with more rows on demand. */
export function PagedList<Item>({ list, noun, waiting, nothing, children }: PagedListProps<Item>) {
  const { items, count, isLoaded, failure, moreFailure } = list
  if (failure) return <LoadFailure failure={failure} onRetry={list.retry} />
  if (!isLoaded) {
    return (
      <div role="status" className={waiting?.className}>
        <span className="sr-only">{waiting?.text}</span>
        {waiting?.shape}
      </div>
    )
  }
  if (items.length === 0) return nothing
  return (
    <div className="flex flex-col gap-6">
      {children(items)}
      <p role="status" className="text-center text-error empty:hidden">
        {moreFailure ? (moreFailure instanceof ApiFailure ? moreFailure.message : UNKNOWN_ERROR_MESSAGE) : null}
      </p>
      <LoadMoreButton
        noun={noun}
        shown={items.length}
        count={Math.max(items.length, count)}
        loading={list.isLoadingMore}
        onPress={list.loadMore}
      />
    </div>
  )
}
