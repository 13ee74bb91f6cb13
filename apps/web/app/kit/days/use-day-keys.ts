import { useEffect } from 'react'

type DayKeys = {
  undo: () => void
  /** To the day before or after; without it arrows do nothing. */
  step?: (by: 1 | -1) => void
  isOn: boolean
}

/** Where arrows and letters have a meaning of their own. */
const ELSEWHERE = 'input, textarea, select, summary, [contenteditable], [popover]'

/** Z undoes the last change, arrows go to the day before and after, unless one is typing or a dialog is open. */
export function useDayKeys({ undo, step, isOn }: DayKeys): void {
  useEffect(() => {
    if (!isOn) return
    const onKey = ({ key, target, metaKey, ctrlKey, altKey, shiftKey, defaultPrevented }: KeyboardEvent) => {
      const isElsewhere = target instanceof HTMLElement && target.closest(ELSEWHERE) !== null
      if (defaultPrevented || isElsewhere || metaKey || ctrlKey || altKey || shiftKey) return
      if (key === 'z') undo()
      if (key === 'ArrowLeft') step?.(-1)
      if (key === 'ArrowRight') step?.(1)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [undo, step, isOn])
}
