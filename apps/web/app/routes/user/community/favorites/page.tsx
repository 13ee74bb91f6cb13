import { counted } from '@zivina/czech/plural'
import { activeFilterChips } from '@zivina/domain/catalogue/filter/filter-chips'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { ActiveFilters } from '#app/features/catalogue/filter/active-filters.tsx'
import { listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { ListPath } from '#app/features/catalogue/filter/list-path.ts'
import { readFilter } from '#app/features/catalogue/filter/read-filter.ts'
import { SearchField } from '#app/features/catalogue/filter/search-field.tsx'
import { SortSelect } from '#app/features/catalogue/filter/sort-select.tsx'
import { useFilter } from '#app/features/catalogue/filter/use-filter.ts'
import { ResultGrid } from '#app/features/catalogue/recipe-list/result-grid.tsx'
import { FAVORITES_PATH } from '#app/features/community/user-paths.ts'
import { PagedList } from '#app/kit/list/paged-list.tsx'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import { useFilterNames } from '#app/shell/user/use-panel.ts'
import type { Route } from './+types/page.ts'
import { FavoriteFilterButton } from './favorite-filter-button.tsx'
import { type FavoriteStart, readFavoritePage, useFavoriteList } from './favorites-query.ts'

/** A page rendered on the server contains its recipes. */
export const loader = guarded(async ({ api, url, signal }): Promise<{ first: FavoriteStart | null }> => {
  const filter = readFilter(url.searchParams)
  return { first: { address: listAddress(filter), page: await readFavoritePage(api, filter, 0, signal) } }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<{ first: FavoriteStart | null }> => ({ first: null }))

export const meta = privateMetaOf({
  title: 'Oblíbené recepty',
  description: 'Recepty, které jste si označili srdcem, na jednom místě: s\u00a0hledáním, filtry a\u00a0řazením.',
  keywords: ['oblíbené recepty', 'uložené recepty'],
  path: FAVORITES_PATH,
})

export default function Favorites({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <ListPath value={FAVORITES_PATH}>
      <FavoriteList first={first} />
    </ListPath>
  )
}

function FavoriteList({ first }: { first: FavoriteStart | null }) {
  const { search } = useLocation()
  const shown = readFilter(new URLSearchParams(search))
  // The same object for as long as the address stays, as with the list's loader.
  const kept = useRef({ search, shown })
  if (kept.current.search !== search) kept.current = { search, shown }
  const control = useFilter(kept.current.shown)
  const { filter, change } = control
  const names = useFilterNames([filter])
  const list = useFavoriteList(kept.current.shown, first)
  const active = activeFilterChips(filter, names).length
  const isFiltered = active > 0
  const showsTools = isFiltered || !list.isLoaded || list.count > 0

  return (
    <>
      <div className="flex flex-col gap-1">
        <h1 className="text-3xl">Oblíbené recepty</h1>
        <h2 aria-live="polite" className="figures font-normal font-sans text-base text-muted">
          {list.isLoaded ? counted(list.count, 'recept', 'recepty', 'receptů') : 'Načítám…'}
        </h2>
      </div>
      {showsTools ? (
        <div className="flex flex-wrap items-center gap-3">
          <SearchField search={filter.search} change={change} />
          <div className="flex w-full gap-3 sm:w-auto">
            <FavoriteFilterButton control={control} count={list.count} active={active} names={names} />
            <SortSelect filter={filter} change={change} firstLabel="Naposledy přidané" />
          </div>
        </div>
      ) : null}
      <ActiveFilters filter={filter} change={change} names={names} />
      <PagedList
        list={list}
        noun="recipe"
        waiting={{
          text: 'Načítám oblíbené recepty…',
          className: 'grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3',
          shape: <Skeletons count={3} className="h-96 w-full rounded-card" />,
        }}
        nothing={isFiltered ? <NothingPasses /> : <NothingYet />}
      >
        {(recipes) => <ResultGrid recipes={recipes} waiting={list.isFormer} />}
      </PagedList>
    </>
  )
}

function NothingYet() {
  return (
    <EmptyState picture="favourites" title="Zatím tu nic není" link={{ href: '/recepty', label: 'Vybrat recepty' }}>
      <p>Klepněte u&nbsp;receptu na srdce a&nbsp;najdete ho tady.</p>
    </EmptyState>
  )
}

function NothingPasses() {
  return (
    <EmptyState
      title="Takový recept mezi oblíbenými nemáte"
      link={{ href: FAVORITES_PATH, label: 'Zobrazit všechny oblíbené', variant: 'outline' }}
    >
      <p>Zkuste některé přání vynechat.</p>
    </EmptyState>
  )
}
