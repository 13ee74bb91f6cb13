import { type TouchEvent, useRef } from 'react'

/** How far a finger goes sideways, in CSS pixels, and in which time at most. */
const SWIPE = 70
const SWIPE_MS = 600

/** Sideways movements of a finger that are no scrolling, and no drag of an item, which begins with a long press. */
export function useSwipe(step: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number; at: number } | null>(null)
  return {
    onTouchStart: ({ touches, timeStamp }: TouchEvent) => {
      const finger = touches[0]
      start.current = finger && touches.length === 1 ? { x: finger.clientX, y: finger.clientY, at: timeStamp } : null
    },
    onTouchEnd: ({ changedTouches, timeStamp }: TouchEvent) => {
      const finger = changedTouches[0]
      const from = start.current
      start.current = null
      if (!finger || !from || timeStamp - from.at > SWIPE_MS) return
      const across = finger.clientX - from.x
      if (Math.abs(across) < SWIPE || Math.abs(across) < 2 * Math.abs(finger.clientY - from.y)) return
      step(across < 0 ? 1 : -1)
    },
  }
}
