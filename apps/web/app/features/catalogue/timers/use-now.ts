import { useEffect, useState } from 'react'

/** The present time, updated slightly more often than once a second so that no second is skipped. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(interval)
  }, [])
  return now
}
