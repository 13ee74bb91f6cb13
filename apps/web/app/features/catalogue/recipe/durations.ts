import { formatMinutes } from '@zivina/czech/format-minutes'

type RecipeTimes = { time_minutes: number; resting_time: number }

/** Work and waiting separately: „45 min“, „45 min + 2 h čekání“. */
export function timeLabel({ time_minutes, resting_time }: RecipeTimes): string {
  const work = formatMinutes(time_minutes)
  return resting_time > 0 ? `${work} + ${formatMinutes(resting_time)} čekání` : work
}

/** Remaining seconds as on a clock: „4:05“, „1:02:30“. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
