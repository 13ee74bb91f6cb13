import type { ReactNode } from 'react'
import type { Paged } from '#app/kit/list/paged.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'

const GRID = 'grid grid-cols-1 gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3'
/** Of a card that is awaited. */
const HEIGHTS = { plain: 'h-96', tall: 'h-112' } as const
/** The most cards in the first row: their pictures are loaded at once. */
const FIRST_ROW = 3

type CardListProps<Item> = {
  list: Paged<Item>
  label: string
  /** Said while the list loads. */
  loading: string
  height?: keyof typeof HEIGHTS
  /** Shown when there are none. */
  nothing: ReactNode
  keyOf: (item: Item) => string
  children: (item: Item, isInFirstRow: boolean) => ReactNode
}

/** A person's recipes as cards, with more of them on demand. */
export function CardList<Item>(props: CardListProps<Item>) {
  const { list, label, loading, height = 'plain', nothing, keyOf, children } = props
  const shape = <Skeletons count={FIRST_ROW} className={`${HEIGHTS[height]} w-full rounded-card`} />
  return (
    <PagedList list={list} noun="recipe" waiting={{ text: loading, className: GRID, shape }} nothing={nothing}>
      {(items) => (
        <ul aria-label={label} className={GRID}>
          {items.map((item, index) => (
            <li key={keyOf(item)}>{children(item, index < FIRST_ROW)}</li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}
