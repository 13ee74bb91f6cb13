import { exchange, OPENED, type Packed } from './packed.ts'
import type { Plain } from './plain.ts'
import { withTables } from './with-tables.ts'

/**
 * Packs the data of a page, on the server alone: what JSON can hold, without what is undefined.
 * @param sent what is sent of the data, for a page that makes them of it; by default the data
 */
export function pack(data: object, sent: object = data): Packed {
  const text = JSON.stringify(withTables(sent as Plain))
  // Texts for people have typographic quotes, so that nearly none has the other sign.
  const packed = { packed: text.includes('`') ? exchange(text, '"', '`') : text.replaceAll('"', '`') }
  OPENED.set(packed, data)
  return packed
}
