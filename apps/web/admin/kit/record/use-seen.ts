import { useEffect, useState } from 'react'

/**
 * The version that an admin saw: the one that was opened, also when the list is read again meanwhile, and a later one only after they
 * were told that there is one.
 * @param present the version that was last read
 */
export function useSeen(present: string): [seen: string, told: () => void] {
  const [seen, setSeen] = useState(present)
  const [isTold, setTold] = useState(false)
  useEffect(() => {
    if (!isTold || present === seen) return
    setSeen(present)
    setTold(false)
  }, [isTold, present, seen])
  return [seen, () => setTold(true)]
}
