import { BRAND, ORGANISATION, SOCIAL_LINKS } from '@zivina/contract/kernel/brand'
import { useSite } from '#app/kit/page/use-site.ts'

type JsonLdValue = Record<string, unknown>

/**
 * Structured data for search engines: data, not script, so the browser does not run it. Every `<`, `>` and `&` is escaped, so
 * that no text can end the element.
 *
 * Only crawlers need it. Pass `import.meta.env.SSR && …`, so that the code that builds the data stays out of the browser; there
 * the element stays as the server rendered it.
 */
export function JsonLd({ data }: { data: JsonLdValue | false }) {
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {data ? toSafeJson(data) : ''}
    </script>
  )
}

/** JSON that is safe inside a script element. */
export function toSafeJson(data: unknown): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The company behind the product. */
export function OrganizationData() {
  const { public_url } = useSite()
  return <JsonLd data={import.meta.env.SSR && organization(public_url)} />
}

/** The site itself, with its search. */
export function WebSiteData() {
  const { public_url } = useSite()
  return <JsonLd data={import.meta.env.SSR && webSite(public_url)} />
}

/** The breadcrumbs of this page. */
export function BreadcrumbData({ crumbs }: { crumbs: readonly { label: string; path: string }[] }) {
  const { public_url } = useSite()
  return <JsonLd data={import.meta.env.SSR && breadcrumbList(crumbs, public_url)} />
}

type ListedPage = { name: string; path: string }
type ItemListProps = {
  name: string
  items: readonly ListedPage[]
  /** The number of all items on all pages of the list; by default the number of those given. */
  count?: number
  /** The number of items before the given ones. */
  offset?: number
}

/** The items of a page, in its order. */
export function ItemListData({ name, items, count = items.length, offset = 0 }: ItemListProps) {
  const { public_url } = useSite()
  if (items.length === 0) return null
  return <JsonLd data={import.meta.env.SSR && itemList({ name, items, count, offset }, public_url)} />
}

function itemList({ name, items, count, offset }: Required<ItemListProps>, public_url: string): JsonLdValue {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: count,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: offset + index + 1,
      url: `${public_url}${item.path}`,
      name: item.name,
    })),
  }
}

function organization(public_url: string): JsonLdValue {
  const { street, city, postal_code, country } = ORGANISATION.company_address
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${public_url}/#organizace`,
    name: BRAND.name,
    legalName: ORGANISATION.company_name,
    url: `${public_url}/`,
    logo: `${public_url}/icon-512.png`,
    email: BRAND.support_email,
    telephone: BRAND.support_phone.replaceAll('\u00a0', ' '),
    foundingDate: ORGANISATION.registered_at,
    identifier: [
      { '@type': 'PropertyValue', propertyID: 'IČO', value: ORGANISATION.ico_company },
      { '@type': 'PropertyValue', propertyID: 'Spisová značka', value: ORGANISATION.file_mark },
    ],
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      postalCode: postal_code.replaceAll('\u00a0', ' '),
      addressCountry: country,
    },
    employee: ORGANISATION.directors.map((name) => ({ '@type': 'Person', name, jobTitle: 'Jednatel' })),
    sameAs: SOCIAL_LINKS.map((link) => link.url),
  }
}

function webSite(public_url: string): JsonLdValue {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${public_url}/#web`,
    name: BRAND.name,
    url: `${public_url}/`,
    inLanguage: 'cs',
    publisher: { '@id': `${public_url}/#organizace` },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${public_url}/recepty?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}

function breadcrumbList(crumbs: readonly { label: string; path: string }[], public_url: string): JsonLdValue {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.label,
      item: `${public_url}${crumb.path}`,
    })),
  }
}
