import { createContext, type ReactNode } from 'react'

/** The text of a part that shows nothing but `shown`. */
type WriteOnce = (shown: string, part: ReactNode) => string

/**
 * Writes parts from a cache while the server renders: the same elements that the browser then hydrates. Null in the browser,
 * which draws them itself.
 */
export const WriteOnceContext = createContext<WriteOnce | null>(null)

/**
 * Keeps the text of each part by all that it shows, so that changed content gives a new text; the least recently used are
 * dropped.
 * @param render draws a part as React would within a page
 * @param max how many texts are kept
 */
export function createWriteOnce(render: (part: ReactNode) => string, max: number): WriteOnce {
  const kept = new Map<string, string>()
  return (shown, part) => {
    const text = kept.get(shown) ?? render(part)
    kept.delete(shown)
    kept.set(shown, text)
    if (kept.size > max) kept.delete(kept.keys().next().value ?? '')
    return text
  }
}
