import { counted } from '@zivina/czech/plural'
import { activeFilterChips } from '@zivina/domain/catalogue/filter/filter-chips'
import { isOfMainMeals } from '@zivina/domain/catalogue/filter/presets'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { ActiveFilters } from '#app/features/catalogue/filter/active-filters.tsx'
import { FilterLink } from '#app/features/catalogue/filter/filter-link.tsx'
import { knownNames, rememberFrom } from '#app/features/catalogue/filter/known-options.ts'
import { LIST_PATH, listAddress } from '#app/features/catalogue/filter/list-address.ts'
import { SearchField } from '#app/features/catalogue/filter/search-field.tsx'
import { SortSelect } from '#app/features/catalogue/filter/sort-select.tsx'
import { useFilter } from '#app/features/catalogue/filter/use-filter.ts'
import { loadInBrowser } from '#app/features/catalogue/recipe-list/load-in-browser.ts'
import { loadList } from '#app/features/catalogue/recipe-list/load-list.ts'
import { SaveFilterButton } from '#app/features/community/saved-filters/save-filter-button.tsx'
import { Breadcrumbs } from '#app/seo/breadcrumbs.tsx'
import { ItemListData } from '#app/seo/structured-data.tsx'
import { loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { FilterButton } from './filter-button.tsx'
import { FilterPanel, FORM_ID } from './filter-panel.tsx'
import { listMetadata, wordsOf } from './list-metadata.ts'
import { PresetChips } from './preset-chips.tsx'
import { Results } from './results.tsx'

export const loader = loading(loadList)
export const clientLoader = loading(loadInBrowser)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData ? listMetadata(loaderData, matches) : []
}

export default function RecipeList({ loaderData: data }: Route.ComponentProps) {
  const control = useFilter(data.filter)
  const { filter, change, ask, settle } = control
  const { heading, indexable } = wordsOf(data)
  const names = { ...data.names, ingredients: { ...knownNames(), ...data.names.ingredients } }
  const active = activeFilterChips(filter, names).length
  const found = counted(data.count, 'recept', 'recepty', 'receptů')
  const results = useResultsInSight()
  useEffect(() => rememberFrom(data), [data])

  const crumbs = [{ label: 'Recepty', path: LIST_PATH }]
  if (indexable && heading !== 'Recepty') crumbs.push({ label: heading, path: listAddress(data.filter) })
  return (
    <div className="page-width pt-2 pb-8 md:pt-4">
      <Breadcrumbs crumbs={crumbs} />
      <ItemListData
        name={heading}
        items={data.recipes.map(({ slug, name }) => ({ name, path: `${LIST_PATH}/${slug}` }))}
        count={data.count}
        offset={data.offset}
      />
      <h1 className="wrap-anywhere mt-2 line-clamp-3 text-3xl max-md:mt-1 md:text-4xl">{heading}</h1>
      <div className="mt-2 mb-3 md:mt-4 md:mb-6">
        <PresetChips filter={filter} change={change} />
      </div>
      <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 md:grid-cols-[18rem_minmax(0,1fr)]">
        <FilterPanel filter={filter} change={change} settle={settle} options={data.options} names={names} />
        <section ref={results} aria-labelledby="nalezeno" className="min-w-0 scroll-mt-20">
          <div className="mb-3 flex items-center gap-2 print:hidden">
            <SearchField search={filter.search} change={change} form={FORM_ID} ask={ask} />
            <FilterButton data={data} control={control} active={active} />
          </div>
          <div className="mb-3 flex flex-col gap-2 md:mb-4 md:gap-3">
            <ActiveFilters filter={filter} change={change} names={names}>
              <SaveFilterButton filter={filter} names={names} />
            </ActiveFilters>
            {data.notes.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h2 id="nalezeno" aria-live="polite" className="figures text-xl whitespace-nowrap">
                {data.failure === null ? found : 'Recepty'}
              </h2>
              {isOfMainMeals(filter) ? (
                <FilterLink
                  to={{ ...filter, meal_types: [] }}
                  change={change}
                  className="inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4 print:hidden"
                >
                  Všechna jídla
                </FilterLink>
              ) : null}
              <div className="flex min-w-0 flex-1 basis-40 justify-end sm:max-w-72 print:hidden">
                <SortSelect filter={filter} change={change} form={FORM_ID} />
              </div>
            </div>
          </div>
          <Results data={data} change={change} />
        </section>
      </div>
    </div>
  )
}

/** After a change of the filter the start of the results is scrolled into view. */
function useResultsInSight() {
  const results = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const type = useNavigationType()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    const section = results.current
    if (type !== 'POP' && section && section.getBoundingClientRect().top < 0) section.scrollIntoView()
  }, [key, type])
  return results
}
