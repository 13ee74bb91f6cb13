import { createContext, type ReactNode } from 'react'

/** Writes parts from a cache while the server renders: the same elements that the browser then hydrates. */
export type WriteOnce = {
  /** The text of a small part that shows nothing but `shown` and waits for nothing. */
  now: (shown: string, part: () => ReactNode) => string
  /** The bytes of any part; a promise where it is written first. Null where it could not be written. */
  whole: (shown: string, part: () => ReactNode | Promise<ReactNode>) => Uint8Array | Promise<Uint8Array | null>
}

/** Null in the browser, which draws the parts itself. */
export const WriteOnceContext = /* @__PURE__ */ createContext<WriteOnce | null>(null)

/** Puts bytes into the page that is rendered: the text that stands for them. Null within a part that is written itself. */
export const InsertContext = /* @__PURE__ */ createContext<((bytes: Uint8Array) => string) | null>(null)
