import { type SharedPicture, type SocialImageRatio, socialImagePath } from '@zivina/contract/discovery/social-images'
import { BRAND } from '@zivina/contract/kernel/brand'
import { SOCIAL_IMAGE_RATIOS, SOCIAL_IMAGE_WIDTH } from '@zivina/contract/kernel/limits'
import type { MetaDescriptor } from 'react-router'
import type { Site } from '#app/kit/page/site.ts'
import { heightShare } from '#app/kit/ui/image-url.ts'

/** Metadata of a page for search engines and social networks. */
export type PageMetadata = {
  title: string
  description: string
  keywords?: readonly string[]
  /** Path (with the query, where it identifies the page) of the address to be indexed. */
  path: string
  /** The share card drawn for the page; the brand's picture by default. */
  card?: SharedPicture
  type?: 'website' | 'article' | 'profile'
  /** Excludes the page from search engines. */
  noindex?: boolean
  /** Pages whose address holds a secret: no other site is to be told where the visitor comes from. */
  isSecret?: boolean
}

type MatchesOfMeta = readonly ({ id: string; loaderData?: unknown } | undefined)[]

const SHARE_RATIO = '16-9'
/** The brand's share picture, in the same ratio. */
const BRAND_IMAGE = '/og-default.jpg'

/**
 * Title, description, keywords, canonical address, Open Graph and X card of a page, from one description of it.
 * @param matches the matches that a route's `meta` function gets: the root's data holds the site's address
 */
export function pageMetadata(page: PageMetadata, matches: MatchesOfMeta): MetaDescriptor[] {
  const site = siteOf(matches)
  const url = `${site.public_url}${page.path}`
  const title = page.title.includes(BRAND.name) ? page.title : `${page.title} | ${BRAND.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.keywords?.length ? [{ name: 'keywords', content: page.keywords.join(', ') }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : [{ tagName: 'link', rel: 'canonical', href: url }]),
    ...(page.isSecret ? [{ name: 'referrer', content: 'no-referrer' }] : []),
    { property: 'og:site_name', content: BRAND.name },
    { property: 'og:locale', content: 'cs_CZ' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...shareImage(page, site),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: page.title },
    { name: 'twitter:description', content: page.description },
  ] as MetaDescriptor[]
}

/** The `meta` function of a page that says the same of itself whatever it shows. */
export function metaOf(page: PageMetadata) {
  return ({ matches }: { matches: MatchesOfMeta }): MetaDescriptor[] => pageMetadata(page, matches)
}

type PrivatePage = Omit<PageMetadata, 'path' | 'noindex'> & { path: string | ((params: Params) => string) }
type Params = Readonly<Record<string, string | undefined>>

/** The same for a page behind a log-in or without a public subject: search engines do not index it. */
export function privateMetaOf({ path, ...page }: PrivatePage) {
  return ({ matches, params }: { matches: MatchesOfMeta; params: Params }): MetaDescriptor[] =>
    pageMetadata({ ...page, path: typeof path === 'string' ? path : path(params), noindex: true }, matches)
}

function shareImage({ card, title }: PageMetadata, site: Site): MetaDescriptor[] {
  const image = card ? cardUrl(card, SHARE_RATIO, site) : `${site.public_url}${BRAND_IMAGE}`
  return [
    ...sizedImage(image, SHARE_RATIO),
    { property: 'og:image:alt', content: title },
    { name: 'twitter:image', content: image },
  ]
}

/** The card in the two other ratios; 16 : 9 comes first, with the page's own metadata. */
export function otherShareImages(card: SharedPicture, matches: MatchesOfMeta): MetaDescriptor[] {
  const site = siteOf(matches)
  return SOCIAL_IMAGE_RATIOS.filter((ratio) => ratio !== SHARE_RATIO).flatMap((ratio) =>
    sizedImage(cardUrl(card, ratio, site), ratio),
  )
}

/** The card in the three ratios, as structured data lists pictures. */
export function cardUrls(card: SharedPicture, site: Site): string[] {
  return SOCIAL_IMAGE_RATIOS.map((ratio) => cardUrl(card, ratio, site))
}

/** Share cards are drawn by this product, wherever its pictures are stored. */
function cardUrl(card: SharedPicture, ratio: SocialImageRatio, site: Site): string {
  return `${site.public_url}${socialImagePath(card, ratio)}`
}

function sizedImage(image: string, ratio: SocialImageRatio): MetaDescriptor[] {
  return [
    { property: 'og:image', content: image },
    // All ratios have the same width; React keeps apart only tags that differ.
    { property: 'og:image:width', content: String(SOCIAL_IMAGE_WIDTH), 'data-ratio': ratio },
    { property: 'og:image:height', content: String(Math.round(SOCIAL_IMAGE_WIDTH * heightShare(ratio))) },
  ]
}

/** The installation's facts as the root loader gave them. */
export function siteOf(matches: MatchesOfMeta): Site {
  const root = matches.find((match) => match?.id === 'root')
  return (root?.loaderData as Site | undefined) ?? { public_url: '', image_url_endpoint: '/images' }
}
