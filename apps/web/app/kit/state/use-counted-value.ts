import { useEffect, useRef, useState } from 'react'

const DURATION_MS = 220

/** A number that is animated to its new value for a fifth of a second; changes at once with reduced motion. */
export function useCountedValue(target: number | null): number | null {
  const [shown, setShown] = useState(target)
  const position = useRef(target)

  useEffect(() => {
    const from = position.current
    if (from === target) return
    const show = (value: number | null) => {
      position.current = value
      setShown(value)
    }
    if (from === null || target === null || window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      show(target)
      return
    }
    let begin: number | null = null
    let frame = requestAnimationFrame(function move(now) {
      begin ??= now
      const progress = Math.min(1, (now - begin) / DURATION_MS)
      const eased = 1 - (1 - progress) ** 3
      show(progress === 1 ? target : from + (target - from) * eased)
      if (progress < 1) frame = requestAnimationFrame(move)
    })
    return () => cancelAnimationFrame(frame)
  }, [target])

  return shown
}
