import { STATUS_LABELS, STATUSES } from '@zivina/domain/catalogue/statuses'
import type { ReactNode } from 'react'
import type { ListNoun } from '#app/kit/list/load-more-button.tsx'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { ToggleChip } from '#app/kit/ui/chip.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import type { useOwnList } from '#app/session/account/use-own-list.ts'

type Item = { guid: string }

/** Without them the list has no search field. */
type SearchTexts = { search: string; nothingPasses: string } | { search?: never; nothingPasses?: never }

type OwnListProps<Each extends Item> = {
  list: ReturnType<typeof useOwnList<Each>>
  noun: ListNoun
  label: string
  texts: { loading: string } & SearchTexts
  /** Classes of the list and height of a card while it loads. */
  layout: { list: string; card: string }
  /** Shown where the list is empty. */
  nothing: ReactNode
  children: (item: Each) => ReactNode
}

/** Own things in every state: found by words and by state, with more of them on demand. */
export function OwnList<Each extends Item>(props: OwnListProps<Each>) {
  const { list, noun, label, texts, layout, nothing, children } = props
  const isSearched = texts.search !== undefined && list.isLoaded && (list.items.length > 0 || list.isFiltered)
  return (
    <div className="flex flex-col gap-6">
      {isSearched ? <Wishes label={texts.search} {...list.wishes} /> : null}
      <PagedList
        list={list}
        noun={noun}
        waiting={{
          text: texts.loading,
          className: layout.list,
          shape: <Skeletons count={2} className={`${layout.card} w-full rounded-card`} />,
        }}
        nothing={list.isFiltered ? <p className="text-muted">{texts.nothingPasses}</p> : nothing}
      >
        {(shown) => (
          <ul className={layout.list} aria-label={label}>
            {shown.map(children)}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

type WishesProps = { label: string } & ReturnType<typeof useOwnList<Item>>['wishes']

function Wishes({ label, search, setSearch, status, setStatus, hasPrivate }: WishesProps) {
  const states = hasPrivate ? ([...STATUSES, 'Private'] as const) : STATUSES
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
        {states.map((each) => (
          <ToggleChip key={each} pressed={status === each} onPress={() => setStatus(status === each ? null : each)}>
            {each === 'Private' ? 'Jen pro mě' : STATUS_LABELS[each]}
          </ToggleChip>
        ))}
      </fieldset>
    </div>
  )
}
