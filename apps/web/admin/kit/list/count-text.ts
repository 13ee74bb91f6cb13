import { COUNTED_MAX } from '@zivina/contract/kernel/limits'
import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'

/** Whether a list has more rows than are counted. */
export const isMore = (count: number): boolean => count > COUNTED_MAX

const BEYOND = `více než${NBSP}${formatNumber(COUNTED_MAX, 0)}`

/** The number of rows of a list: „1 250“, „více než 10 000“. */
export const countText = (count: number): string => (isMore(count) ? BEYOND : formatNumber(count, 0))

/** The same with their word: „3 řádky“, „více než 10 000 řádků“. */
export const rowsText = (count: number): string =>
  isMore(count) ? `${BEYOND}${NBSP}řádků` : counted(count, 'řádek', 'řádky', 'řádků')
