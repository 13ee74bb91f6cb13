import { counted } from '@zivina/czech/plural'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A duration until now in words, in the largest whole unit: „3 dny“, „5 hodin“. */
export function ageText(since: string, now: Date): string {
  const milliseconds = now.getTime() - Date.parse(since)
  if (milliseconds >= DAY) return counted(Math.floor(milliseconds / DAY), 'den', 'dny', 'dní')
  if (milliseconds >= HOUR) return counted(Math.floor(milliseconds / HOUR), 'hodinu', 'hodiny', 'hodin')
  if (milliseconds >= MINUTE) return counted(Math.floor(milliseconds / MINUTE), 'minutu', 'minuty', 'minut')
  return 'chvíli'
}
