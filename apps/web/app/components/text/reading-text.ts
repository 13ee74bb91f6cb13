import { formatNumber } from '@zivina/nutrition/format'

/** „4 min čtení“ */
export function readingText(minutes: number): string {
  return `${formatNumber(minutes, 0)}\u00a0min čtení`
}
