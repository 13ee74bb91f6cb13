import type { CookedSummary } from '@zivina/contract/community/cooked-recipes'

/**
 * „Naposledy uvařeno 3. 11., celkem 4krát“; null where it was never cooked. Another year is told.
 * @param today calendar day in Europe/Prague
 */
export function cookedText({ times, last_on }: CookedSummary, today: string): string | null {
  if (times === 0 || last_on === null) return null
  const [year, month, day] = last_on.split('-').map(Number)
  const date = `${day}.\u00a0${month}.${last_on.slice(0, 4) === today.slice(0, 4) ? '' : `\u00a0${year}`}`
  return times === 1 ? `Uvařeno jednou, ${date}` : `Naposledy uvařeno ${date}, celkem ${times}krát`
}
