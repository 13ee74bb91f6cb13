import type { Urls } from '#api/kernel/ports/urls.ts'

/** A small square picture of an ingredient: the whole picture on a white background. */
const ICON = '?tr=w-96,h-96,cm-pad_resize,bg-FFFFFF,f-auto'

type Places = {
  /** Where the image host is: `/images`, or an absolute address. */
  image_url_endpoint: string
  /** Address of the site, without a trailing slash. */
  public_url: string
}

/** The one place where addresses of pictures are built. */
export function createUrls({ image_url_endpoint: endpoint, public_url }: Places): Urls {
  const photo = (path: string) => (/^https?:\/\//.test(path) ? path : `${endpoint}/${path}`)
  return {
    photo,
    photos: (paths) => paths.map(photo),
    optionalPhoto: (path) => (path === null ? null : photo(path)),
    icon: ([first]) => {
      if (first === undefined) return null
      const address = photo(first)
      return address === first ? address : `${address}${ICON}`
    },
    storedPath: (address) => {
      const begins = [`${endpoint}/`, `${public_url}${endpoint}/`].find((begin) => address.startsWith(begin))
      return begins === undefined ? null : address.slice(begins.length)
    },
    absolute: (address) => (address.startsWith('/') ? `${public_url}${address}` : address),
  }
}
