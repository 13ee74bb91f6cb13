import { counted, plural } from '@zivina/czech/plural'

/** „1 změna čeká“, „5 změn čeká“ */
export function changesText(count: number): string {
  return `${counted(count, 'změna', 'změny', 'změn')} ${plural(count, 'čeká', 'čekají', 'čeká')}`
}
