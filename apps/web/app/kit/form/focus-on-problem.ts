import { type RefObject, useEffect, useRef } from 'react'

/** An invalid control, or a group that takes the focus itself. */
const PROBLEM = '[aria-invalid="true"], [data-problem]'

/** After each refusal, moves the focus to the first problem. */
export function useFocusOnProblem<Place extends HTMLElement = HTMLFormElement>(
  refusals: number,
): RefObject<Place | null> {
  const ref = useRef<Place>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [refusals])
  return ref
}
