import { JsonLd } from '../../../structured-data.tsx'
import { useSite } from '../../../use-site.ts'
import type { ListData } from './list-data.ts'

/** The recipes of the page for search engines. */
export function ListStructuredData({ data, name }: { data: ListData; name: string }) {
  const { public_url } = useSite()
  if (data.recipes.length === 0) return null
  return <JsonLd data={import.meta.env.SSR && itemList(data, name, public_url)} />
}

function itemList(data: ListData, name: string, public_url: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: data.count,
    itemListElement: data.recipes.map((recipe, index) => ({
      '@type': 'ListItem',
      position: data.offset + index + 1,
      url: `${public_url}/recepty/${recipe.slug}`,
      name: recipe.name,
    })),
  }
}
