import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far below the screen an element counts as near. */
const MARGIN = '400px'

/** Whether an element has come near the screen; once true, it stays so. */
export function useNear<E extends Element>(): { ref: RefObject<E | null>; near: boolean } {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (near || !element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [near])
  return { ref, near }
}
