import type { Installation } from '#app/kit/page/site.ts'

/** The site's configuration, which the server writes into the document. */
export function readSite(): Installation {
  const text = document.querySelector<HTMLMetaElement>('meta[name="zivina-site"]')?.content
  if (text === undefined) throw new Error('The document says nothing of the installation.')
  return JSON.parse(text) as Installation
}
