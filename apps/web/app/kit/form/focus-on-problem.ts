import { type RefObject, useEffect, useRef } from 'react'

/** An invalid control, or a group that takes the focus itself. */
const PROBLEM = '[aria-invalid="true"], [data-problem]'

/** After each refusal, moves the focus to the first problem. */
export function useFocusOnProblem(refusals: number): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [refusals])
  return ref
}
