/** One address of a sitemap. `lastmod` is an ISO 8601 instant or date; images are absolute addresses. */
export type SitemapEntry = { url: string; lastmod?: string; images?: readonly string[] }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** A sitemap as the protocol of sitemaps.org writes it, with pictures by the image extension. */
export function sitemap(entries: readonly SitemapEntry[]): string {
  return `${HEAD}\n<urlset ${NAMESPACES}>\n${entries.map(entry).join('\n')}\n</urlset>\n`
}

/** An index of sitemaps by their absolute addresses. */
export function sitemapIndex(urls: readonly string[]): string {
  const rows = urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`)
  return `${HEAD}\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('\n')}\n</sitemapindex>\n`
}

export function xmlResponse(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

function entry({ url, lastmod, images = [] }: SitemapEntry): string {
  const changed = lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''
  const pictures = images.map((image) => `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`)
  return `<url><loc>${escapeXml(url)}</loc>${changed}${pictures.join('')}</url>`
}

const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;', "'": '&apos;' }

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => ENTITIES[character] ?? character)
}
