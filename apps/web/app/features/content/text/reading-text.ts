import { formatNumber } from '@zivina/czech/format-number'

/** „4 min čtení“ */
export function readingText(minutes: number): string {
  return `${formatNumber(minutes, 0)}\u00a0min čtení`
}
