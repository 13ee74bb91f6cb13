import type { EatenPart } from '@zivina/nutrition/remains'
import { useDayRemains } from '#app/features/catalogue/day-fit/day-remains.ts'
import { shareOfDay, shareOfReference, shareWords } from './share-words.ts'

type ShareTextProps = { portion: EatenPart; daily: number | null }

/** How a portion fits the day. @param daily kJ of the target; null where there is none */
export function ShareText({ portion, daily }: ShareTextProps) {
  return daily === null ? shareOfReference(portion) : <OfToday portion={portion} daily={daily} />
}

function OfToday({ portion, daily }: { portion: EatenPart; daily: number }) {
  const remains = useDayRemains()
  if (remains === undefined) return null
  return remains === null ? shareOfDay(portion, daily) : shareWords(portion, remains)
}
