import { STATUSES } from '@zivina/nutrition/enumerations'
import { STATUS_LABELS } from '@zivina/nutrition/labels'
import type { ReactNode } from 'react'
import { type ListNoun, LoadMoreButton } from '../../components/load-more-button.tsx'
import { ToggleChip } from '../../components/ui/chip.tsx'
import { Input } from '../../components/ui/input.tsx'
import { Skeleton } from '../../components/ui/skeleton.tsx'
import type { useOwnList } from './use-own-list.ts'
import { LoadFailure } from './user-gate.tsx'

type Item = { guid: string }

/** A list without them is not searched. */
type SearchTexts = { search: string; nothingPasses: string } | { search?: never; nothingPasses?: never }

type OwnListProps<Each extends Item> = {
  list: ReturnType<typeof useOwnList<Each>>
  /** Removed on this page, though the list may still hold them. */
  without?: ReadonlySet<string>
  noun: ListNoun
  label: string
  texts: { loading: string } & SearchTexts
  /** How the cards stand, and how high one is while it is awaited. */
  layout: { list: string; card: string }
  /** Where there is nothing yet. */
  nothing: ReactNode
  children: (item: Each) => ReactNode
}

const NONE: ReadonlySet<string> = new Set()

/** Own things in every state: found by words and by state, with more of them on demand. */
export function OwnList<Each extends Item>(props: OwnListProps<Each>) {
  const { list, without = NONE, noun, label, texts, layout, nothing, children } = props
  const items = list.items.filter(({ guid }) => !without.has(guid))
  const isEmpty = list.isLoaded && items.length === 0
  return (
    <div className="flex flex-col gap-6">
      {texts.search === undefined || !list.isLoaded || (isEmpty && !list.isFiltered) ? null : (
        <Wishes label={texts.search} {...list.wishes} />
      )}
      {list.failure ? <LoadFailure failure={list.failure} onRetry={list.retry} /> : null}
      {list.isLoaded || list.failure ? null : <Loading text={texts.loading} layout={layout} />}
      {isEmpty && list.isFiltered ? <p className="text-muted">{texts.nothingPasses}</p> : null}
      {isEmpty && !list.isFiltered ? nothing : null}
      <ul className={`${layout.list} empty:hidden`} aria-label={label}>
        {items.map(children)}
      </ul>
      {items.length > 0 ? (
        <LoadMoreButton
          noun={noun}
          shown={items.length}
          count={Math.max(items.length, list.count - without.size)}
          loading={list.isLoadingMore}
          onPress={list.loadMore}
        />
      ) : null}
    </div>
  )
}

type WishesProps = { label: string } & ReturnType<typeof useOwnList<Item>>['wishes']

function Wishes({ label, search, setSearch, status, setStatus }: WishesProps) {
  return (
    <div className="flex flex-col gap-3">
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Stav</legend>
        {STATUSES.map((each) => (
          <ToggleChip key={each} pressed={status === each} onPress={() => setStatus(status === each ? null : each)}>
            {STATUS_LABELS[each]}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  )
}

function Loading({ text, layout }: { text: string; layout: { list: string; card: string } }) {
  return (
    <div role="status" className={layout.list}>
      <span className="sr-only">{text}</span>
      <Skeleton className={`${layout.card} w-full rounded-card`} />
      <Skeleton className={`${layout.card} w-full rounded-card`} />
    </div>
  )
}
