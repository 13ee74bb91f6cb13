import { LRUCache } from 'lru-cache'
import type { ReactNode } from 'react'
import type { WriteOnce } from './write-once.ts'

/** A picture that the browser is to fetch before it reads the part: attributes of a preload. */
export type EarlyPicture = { href?: string; imageSrcSet?: string; imageSizes?: string; fetchPriority?: string }
type Written<Html> = { html: Html; pictures: readonly EarlyPicture[] }

type Renderers = {
  /** Draws a part as React would within a page. */
  now: (part: ReactNode) => string
  /** The same, waiting for everything in it. */
  whole: (part: ReactNode) => Promise<Uint8Array>
  /** Has the page that is rendered fetch a picture early. */
  preload: (picture: EarlyPicture) => void
  /** A short text that stands for a long one. */
  digest: (text: string) => string
}

const decoder = new TextDecoder()

/**
 * Keeps each part by all that it shows, so that changed content is written anew; the least recently used are dropped.
 * @param max how many bytes are kept of small parts, and of others
 */
export function createWriteOnce(render: Renderers, max: { now: number; whole: number }): WriteOnce {
  const texts = new LRUCache<string, Written<string>>({
    maxSize: max.now,
    sizeCalculation: ({ html }) => 2 * html.length + 1,
  })
  const wholes = new LRUCache<string, Written<Uint8Array>>({
    maxSize: max.whole,
    sizeCalculation: ({ html }) => html.byteLength + 1,
  })
  const begun = new Map<string, Promise<Uint8Array | null>>()

  const give = <Html>({ html, pictures }: Written<Html>): Html => {
    for (const picture of pictures) render.preload(picture)
    return html
  }
  const write = async (key: string, part: ReactNode | Promise<ReactNode>): Promise<Uint8Array | null> => {
    try {
      const bytes = await render.whole(await part)
      const from = preloadsEnd(bytes)
      const html = bytes.subarray(from)
      wholes.set(key, { html, pictures: withoutPreloads(decoder.decode(bytes.subarray(0, from))).pictures })
      return html
    } catch {
      // Drawn in its place, the part fails where it belongs.
      return null
    } finally {
      begun.delete(key)
    }
  }

  return {
    now: (shown, part) => {
      const key = render.digest(shown)
      const known = texts.get(key)
      if (known !== undefined) return give(known)
      const written = withoutPreloads(render.now(part()))
      texts.set(key, written)
      return give(written)
    },
    // What waited for the promise asks once more when it is rendered again, and gets the pictures then.
    whole: (shown, part) => {
      const key = render.digest(shown)
      const known = wholes.get(key)
      if (known !== undefined) return give(known)
      const writing = begun.get(key) ?? write(key, part())
      begun.set(key, writing)
      return writing
    },
  }
}

const PRELOAD = /^<link rel="preload" as="image"([^>]*)\/>/
const ATTRIBUTE = /(\w+)="([^"]*)"/g
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

const LINK = new TextEncoder().encode('<link rel="preload" as="image"')
const TAG_END = 0x3e

/** Where the preloads at the beginning of a part end. Within their attributes the end of a tag is escaped. */
function preloadsEnd(bytes: Uint8Array): number {
  let from = 0
  while (LINK.every((byte, place) => bytes[from + place] === byte)) from = bytes.indexOf(TAG_END, from) + 1
  return from
}

/** React puts preloads of a part's first pictures before its elements: they belong to the head of the page. */
function withoutPreloads(text: string): Written<string> {
  const pictures: EarlyPicture[] = []
  let html = text
  for (let found = PRELOAD.exec(html); found !== null; found = PRELOAD.exec(html)) {
    const attributes = Array.from((found[1] ?? '').matchAll(ATTRIBUTE), ([, name, value = '']) => [name, plain(value)])
    pictures.push(Object.fromEntries(attributes))
    html = html.slice(found[0].length)
  }
  return { html, pictures }
}

function plain(attribute: string): string {
  return attribute.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
}
