/**
 * The data of a page as one text, which is written faster than a tree of values and does not repeat names. As the page holds it
 * in a script, within a text, quotation marks are exchanged for a sign that needs no escaping there.
 */
export type Packed = { packed: string }

/** What is packed, as it was: the server renders the data that it packs, the browser reads them once. */
export const OPENED = /* @__PURE__ */ new WeakMap<Packed, object>()

/** Puts each of two signs in the place of the other. */
export function exchange(text: string, sign: string, other: string): string {
  const parts = text.split(sign)
  return parts.map((part) => part.replaceAll(other, sign)).join(other)
}
