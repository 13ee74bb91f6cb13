import { exchange, OPENED, type Packed } from './packed.ts'
import { withoutTables } from './without-tables.ts'

/**
 * The data of a page; those that the browser loaded are not packed.
 * @param grow makes the data of what was sent
 */
export function open<Data extends object>(given: Data | Packed, grow: (sent: never) => Data = (sent) => sent): Data {
  if (!('packed' in given)) return given
  const data =
    (OPENED.get(given) as Data | undefined) ??
    grow(withoutTables(JSON.parse(exchange(given.packed, '`', '"'))) as never)
  OPENED.set(given, data)
  return data
}
