import { FOODS_PER_PAGE, SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { tied } from '@zivina/contract/kernel/typography'
import { counted } from '@zivina/czech/plural'
import { foodListPath, foodPath, readFoodListAddress } from '#app/features/catalogue/foods/food-path.ts'
import { pageMetadata } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { ItemListData } from '#app/seo/structured-data.tsx'
import { type LoadInput, loading, notFound } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { FoodCards } from './food-cards.tsx'
import { findGroup } from './food-groups.ts'
import { FoodSearch } from './food-search.tsx'
import { GroupLinks, LetterLinks } from './group-links.tsx'
import { NoFoods } from './no-foods.tsx'
import { PageLinks } from './page-links.tsx'

async function load({ api, url, signal }: LoadInput<unknown>) {
  const read = readFoodListAddress(url.searchParams)
  const address = { ...read, text: read.text.slice(0, SEARCH_TEXT_MAX) }
  const { text, group, letter, page } = address
  const offset = (page - 1) * FOODS_PER_PAGE
  const among = text === '' ? { ...(group ? { group } : {}), ...(letter ? { letter } : {}) } : { search: text }
  const [foods, categories] = await Promise.all([
    api('GET /ingredient_page', { query: { ...among, offset: String(offset) }, signal }),
    api('GET /food_category', { signal }),
  ])
  const found = findGroup(categories.results, text === '' ? group : null)
  // A group that does not exist, and a page beyond the last one.
  const isNowhere = (text === '' && group !== null && found === null) || (foods.results.length === 0 && page > 1)
  if (isNowhere) throw notFound(url.pathname + url.search)
  return { address, foods, offset, categories: categories.results, found }
}

export const loader = loading(load)
export const clientLoader = loading(load)

const WHAT_IS_TOLD =
  'energie, bílkoviny, vitaminy a\u00a0minerální látky ve\u00a0100\u00a0g i\u00a0v\u00a0lžíci, alergeny a\u00a0recepty.'

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { address, found, foods } = loaderData
  const { text, letter, page } = address
  const part = [
    ...(letter && text === '' ? [`písmeno ${shownLetter(letter)}`] : []),
    ...(page > 1 ? [`strana\u00a0${page}`] : []),
  ]
  const name = text === '' ? (found?.name ?? 'Suroviny a\u00a0jejich výživové hodnoty') : `Suroviny: ${text}`
  return pageMetadata(
    {
      title: [name, ...part].join(', '),
      description: `${[found?.name ?? 'Suroviny od\u00a0A do\u00a0Z', ...part].join(', ')}: ${WHAT_IS_TOLD}`,
      keywords: ['suroviny', 'potraviny', 'kalorie', 'výživové hodnoty', 'kalorické tabulky'],
      path: foodListPath(address),
      noindex: text !== '' || foods.count === 0,
    },
    matches,
  )
}

export default function Foods({ loaderData: { address, foods, offset, categories, found } }: Route.ComponentProps) {
  const { text, page } = address
  const title = text === '' ? (found?.name ?? 'Suroviny') : `Suroviny: ${text}`
  const parents = found ? [...(found.parent ? [found.parent] : []), found] : []
  return (
    <div className="page-width flex flex-col gap-6 py-6">
      <PageHeading
        crumbs={[
          { label: 'Suroviny', path: '/suroviny' },
          ...parents.map(({ name, slug }) => ({ label: name, path: foodListPath({ group: slug }) })),
        ]}
        title={tied(title)}
      >
        Co v{'\u00a0'}nich je, odkud to víme a{'\u00a0'}co z{'\u00a0'}nich uvařit.
      </PageHeading>
      <ItemListData
        name={title}
        items={foods.results.map(({ slug, name }) => ({ name, path: foodPath(slug) }))}
        count={foods.count}
        offset={offset}
      />
      <FoodSearch text={text} />
      {text === '' ? (
        <>
          <GroupLinks categories={categories} found={found} />
          <LetterLinks address={address} />
        </>
      ) : null}
      {foods.results.length === 0 ? (
        <NoFoods address={address} />
      ) : (
        <section aria-labelledby="seznam" className="flex flex-col gap-3">
          <h2 id="seznam" className="figures text-base font-medium text-muted">
            {counted(foods.count, 'surovina', 'suroviny', 'surovin')}
            {orderWords(address)}
          </h2>
          <FoodCards foods={foods.results} />
        </section>
      )}
      <PageLinks address={address} page={page} count={Math.ceil(foods.count / FOODS_PER_PAGE)} />
    </div>
  )
}

function orderWords({ text, letter }: Route.ComponentProps['loaderData']['address']): string {
  if (text !== '') return ', nejbližší napřed'
  return letter ? ' podle abecedy' : ', nejpoužívanější napřed'
}

/** „Ch“, „K“. */
function shownLetter(letter: string): string {
  return letter.charAt(0).toUpperCase() + letter.slice(1)
}
