import { calendarDay } from '@zivina/domain/calendar-day'
import { useEffect, useState } from 'react'

/**
 * Today as the page shows it. Midnight alone does not change it: an entry begun before midnight stays on that day. It follows the
 * clock when the page is looked at again, and when its reader goes elsewhere in it.
 * @returns the day, and what makes it follow the clock and answers it
 */
export function useShownToday(): [today: string, follow: () => string] {
  const [today, setToday] = useState(() => calendarDay(new Date()))
  const follow = () => {
    const now = calendarDay(new Date())
    setToday(now)
    return now
  }
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') setToday(calendarDay(new Date()))
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return [today, follow]
}
