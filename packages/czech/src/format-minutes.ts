import { NBSP } from './format-number.ts'

/** Minutes as „45 min“, „1 h“, „1 h 30 min“. */
export function formatMinutes(minutes: number): string {
  const whole = Math.round(minutes)
  const hours = Math.floor(whole / 60)
  const rest = whole % 60
  if (hours === 0) return `${rest}${NBSP}min`
  return rest === 0 ? `${hours}${NBSP}h` : `${hours}${NBSP}h${NBSP}${rest}${NBSP}min`
}
