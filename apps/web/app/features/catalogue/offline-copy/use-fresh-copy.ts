import { calendarDay } from '@zivina/domain/calendar-day'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { isStale } from './staleness.ts'

/**
 * A recipe left open, or restored by the browser, is a copy: once it is old it is loaded again when the user returns to it.
 * Without a connection it stays as it is.
 *
 * @param loaded_on the calendar day the copy is of
 * @returns whether the copy is old because it could not be loaded again
 */
export function useFreshCopy(loaded_on: string): boolean {
  const [isOld, setOld] = useState(false)
  const { revalidate } = useRevalidator()
  // Each copy is reloaded once: a server that still has nothing newer is not asked again and again.
  const asked = useRef('')
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'hidden') return
      const today = calendarDay(new Date())
      const stale = isStale(loaded_on, today)
      setOld(stale && !navigator.onLine)
      if (!stale || !navigator.onLine || asked.current === today) return
      asked.current = today
      void revalidate()
    }
    look()
    document.addEventListener('visibilitychange', look)
    for (const event of EVENTS) window.addEventListener(event, look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      for (const event of EVENTS) window.removeEventListener(event, look)
    }
  }, [loaded_on, revalidate])
  return isOld
}

/** The back/forward cache, and a connection gained or lost. */
const EVENTS = ['pageshow', 'online', 'offline'] as const
