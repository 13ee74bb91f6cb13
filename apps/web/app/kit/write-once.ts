import { createContext, type ReactNode } from 'react'

/** A picture that the browser is to fetch before it reads the part: attributes of a preload. */
export type EarlyPicture = { href?: string; imageSrcSet?: string; imageSizes?: string; fetchPriority?: string }
/** A part as the text of its elements, or as the bytes of that text. */
export type Written<Html> = { html: Html; pictures: readonly EarlyPicture[] }

/** Writes parts from a cache while the server renders: the same elements that the browser then hydrates. */
export type WriteOnce = {
  /** The text of a small part that shows nothing but `shown` and waits for nothing. */
  now: (shown: string, part: () => ReactNode) => Written<string>
  /** The bytes of any part; a promise where it is written first. Null where it could not be written. */
  whole: (shown: string, part: () => ReactNode) => Written<Uint8Array> | Promise<Written<Uint8Array> | null>
}

/** Null in the browser, which draws the parts itself. */
export const WriteOnceContext = createContext<WriteOnce | null>(null)

/** Puts bytes into the page that is rendered: the text that stands for them. Null within a part that is written itself. */
export const InsertContext = createContext<((bytes: Uint8Array) => string) | null>(null)
