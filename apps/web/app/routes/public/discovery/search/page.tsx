import { SEARCH_TEXT_MAX } from '@zivina/contract/kernel/limits'
import { boundSearch } from '@zivina/czech/search-text'
import { recipesPath } from '#app/features/catalogue/recipe-links.ts'
import { groupHits } from '#app/features/discovery/search/group-hits.ts'
import { searchPath } from '#app/features/discovery/search/search-path.ts'
import { EmptyState } from '#app/kit/ui/empty-state.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { SearchForm } from '#app/kit/ui/search-form.tsx'
import { pageMetadata } from '#app/seo/metadata.ts'
import { PageHeading } from '#app/seo/page-heading.tsx'
import { type LoadInput, loading } from '#app/session/access/load.ts'
import type { Route } from './+types/page.ts'
import { ResultGroup } from './result-group.tsx'
import { SearchIdeas } from './search-ideas.tsx'
import { UnderstoodFilters } from './understood-filters.tsx'
import { useGroupsWithOwn } from './use-groups-with-own.ts'

/** Results of each kind. */
const HITS = '12'

async function load({ api, url, signal }: LoadInput<unknown>) {
  // A text that is too long is cut to the longest allowed search.
  const text = (url.searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, SEARCH_TEXT_MAX)
  const found = await api('GET /search_all', { query: { search: text, limit: HITS }, signal })
  const question = found.understood
    ? (await import('./understood-question.ts')).toUnderstoodQuestion(found.understood)
    : null
  return { text, groups: groupHits(found), suggestion: found.suggestion, question }
}

export const loader = loading(load)
export const clientLoader = loading(load)

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { text } = loaderData
  const title = text === '' ? 'Hledání' : `Hledání: ${text}`
  const description = 'Recepty, suroviny, články, návody a\u00a0tvůrci na jednom místě.'
  return pageMetadata({ title, description, path: '/hledani', noindex: true }, matches)
}

/** All search results for a text. The form works without scripts. */
export default function SearchPage({ loaderData: { text, groups, suggestion, question } }: Route.ComponentProps) {
  const shown = useGroupsWithOwn(text, groups)
  return (
    <div className="page-width flex flex-col gap-8 py-6">
      <PageHeading crumbs={[{ label: 'Hledání', path: '/hledani' }]} title="Hledání" />
      <SearchForm action="/hledani" text={text} label="Co hledáte" placeholder="Recept nebo surovina" />
      {boundSearch(text) === text ? null : <p>Dotaz je příliš dlouhý, hledáme podle jeho začátku.</p>}
      {suggestion ? (
        <p className="text-lg">
          Mysleli jste{' '}
          <a href={searchPath(suggestion)} className="font-semibold text-brand underline">
            {suggestion}
          </a>
          ?
        </p>
      ) : null}
      {text === '' ? <SearchIdeas /> : null}
      {question ? <UnderstoodFilters question={question} /> : null}
      {shown.map((group) => (
        <ResultGroup key={group.title} group={group} />
      ))}
      {question === null && groups.some(({ title }) => title === 'Recepty') ? (
        <div>
          <LinkButton href={recipesPath({ search: text })}>Všechny recepty na „{text}“</LinkButton>
        </div>
      ) : null}
      {text !== '' && shown.length === 0 ? (
        <EmptyState
          title={`Na „${text}“ jsme nic nenašli`}
          link={{ href: '/recepty', label: 'Všechny recepty', variant: 'outline' }}
        >
          Zkuste kratší slovo, jednu surovinu, nebo jen začátek názvu.
        </EmptyState>
      ) : null}
    </div>
  )
}
