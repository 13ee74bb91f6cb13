import { ORGANISATION } from '@zivina/contract/kernel/brand'
import { load } from 'cheerio/slim'
import robotsParser from 'robots-parser'

type ReadPage = { path: string; html: string }

/** The metadata in a page's head, and its mistakes. */
export type Head = {
  path: string
  title: string
  description: string
  canonical: string | null
  hidden: boolean
  keywords: string | null
  faults: string[]
}

/** All mistakes in the pages' metadata, each with its page. */
export function headFaults(heads: readonly Head[], mapped: ReadonlySet<string>, robots: string, origin: string) {
  const rules = robotsParser(`${origin}/robots.txt`, robots)
  const faults = heads.flatMap((head) => head.faults.map((fault) => `${head.path}: ${fault}`))
  const found = heads.filter(({ path, canonical }) => canonical === origin + path)
  for (const { path, canonical } of heads) {
    // Another spelling of an address is a copy of the page with the right spelling.
    const isCopy = canonical !== null && decoded(canonical) === decoded(origin + path)
    if (canonical !== null && !isCopy) faults.push(`${path}: is said to be ${canonical}`)
  }
  for (const { path } of found) {
    if (!rules.isAllowed(origin + path, 'Googlebot')) faults.push(`${path}: robots are kept from it`)
  }
  for (const path of mapped) {
    if (!found.some((head) => head.path === path)) faults.push(`${path}: is in the map and not to be found`)
  }
  return [...faults, ...repeated(found, 'title'), ...repeated(found, 'description')]
}

const decoded = (url: string): string => decodeURIComponent(url.replaceAll('+', ' '))

function repeated(heads: readonly Head[], field: 'title' | 'description'): string[] {
  const first = new Map<string, string>()
  return heads.flatMap((head) => {
    const other = first.get(head[field])
    first.set(head[field], other ?? head.path)
    return other === undefined ? [] : [`${head.path}: has the ${field} of ${other}`]
  })
}

export function readHead({ path, html }: ReadPage, origin: string): Head {
  const $ = load(html)
  const contents = (name: string) =>
    $(`head meta[${name}]`)
      .toArray()
      .map((tag) => $(tag).attr('content') ?? '')
  const faults: string[] = []
  const only = (what: string, values: readonly string[]): string => {
    if (values.length !== 1 || !values[0]?.trim()) faults.push(`${values.length} of ${what}`)
    return values[0] ?? ''
  }
  const title = only(
    'title',
    $('head title')
      .toArray()
      .map((tag) => $(tag).text()),
  )
  const description = only('description', contents('name="description"'))
  if (description.length < 20 || description.length > 220)
    faults.push(`a description of ${description.length} characters`)
  if (/00a0|undefined|null|\[object/.test(title + description)) faults.push(`„${title}“ „${description}“`)
  const canonicals = $('head link[rel="canonical"]')
    .toArray()
    .map((tag) => $(tag).attr('href') ?? '')
  const hidden = contents('name="robots"').some((content) => content.includes('noindex'))
  if (canonicals.length !== (hidden ? 0 : 1))
    faults.push(`${canonicals.length} canonical addresses, noindex: ${hidden}`)
  if (!hidden && contents('name="keywords"').length !== 1) faults.push('no keywords')
  const images = contents('property="og:image"')
  if (images.length === 0 || !images.every((image) => image.startsWith(`${origin}/`))) faults.push(`shares ${images}`)
  if ($('html').attr('lang') !== 'cs') faults.push('no language')
  return {
    path,
    title,
    description,
    canonical: canonicals[0] ?? null,
    hidden,
    keywords: contents('name="keywords"')[0] ?? null,
    faults: [...faults, ...dataFaults($)],
  }
}

/** The required facts about the company in structured data. */
const { company_name, company_address, file_mark, registered_at, directors, ico_company } = ORGANISATION
const COMPANY_FACTS = [company_name, company_address.street, file_mark, registered_at, ico_company, ...directors]

/** Invalid structured data, and breadcrumbs that differ between the page and its data. */
function dataFaults($: ReturnType<typeof load>): string[] {
  const types: string[] = []
  try {
    for (const script of $('script[type="application/ld+json"]').toArray()) {
      const data = JSON.parse($(script).text())
      if (data['@context'] !== 'https://schema.org') return ['structured data without its vocabulary']
      types.push(data['@type'])
      if (data['@type'] === 'Organization') {
        const missing = COMPANY_FACTS.filter((fact) => !$(script).text().includes(JSON.stringify(fact)))
        if (missing.length > 0) return [`structured data of the company without ${missing}`]
      }
    }
  } catch {
    return ['structured data that is no JSON']
  }
  if (new Set(types).size !== types.length) return [`structured data twice: ${types}`]
  if (!types.includes('Organization')) return ['no organisation']
  const isShown = $('nav[aria-label="Drobečková navigace"]').length > 0
  return isShown === types.includes('BreadcrumbList') ? [] : [`the way here is shown: ${isShown}, told: ${!isShown}`]
}
