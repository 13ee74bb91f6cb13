import { useEffect, useState } from 'react'
import { readTyped, storeTyped } from '#app/kit/form/stored-typing.ts'

const nameOf = (storageKey: string) => `${storageKey}-seen`
const isTypedIn = (storageKey: string) => Object.keys(readTyped(storageKey)).length > 0

/** The version from which kept typing began; null where nothing is kept. */
function keptVersion(storageKey: string): string | null {
  const { seen } = readTyped(nameOf(storageKey))
  return isTypedIn(storageKey) && typeof seen === 'string' ? seen : null
}

/**
 * The version that an admin saw: the one from which their typing began, also when a newer one is read meanwhile or what they typed was kept by
 * the tab, and a later one only after they were told that there is one. It is called below the form, which shows what was last read wherever
 * nothing is typed.
 * @param present the version that was last read
 * @param storageKey under which the form keeps what is typed
 */
export function useSeen(
  present: string,
  { dirty }: { dirty: boolean },
  storageKey: string,
): [seen: string, told: () => void] {
  const [seen, setSeen] = useState(() => keptVersion(storageKey) ?? present)
  const [isTold, setTold] = useState(false)
  // After each drawing: the form puts back what the tab kept only once it is drawn.
  useEffect(() => {
    const isUntouched = !dirty && !isTypedIn(storageKey)
    if (present !== seen && (isTold || isUntouched)) {
      setSeen(present)
      setTold(false)
    }
  })
  useEffect(() => storeTyped(nameOf(storageKey), { seen }), [storageKey, seen])
  return [seen, () => setTold(true)]
}
