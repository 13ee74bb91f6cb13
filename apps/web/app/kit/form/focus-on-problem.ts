import { type RefObject, useEffect, useRef } from 'react'

/** What is wrong with a control, or with a group of them that takes the focus itself. */
const PROBLEM = '[aria-invalid="true"], [data-problem]'

/** Whoever sent the form lands at the first place that is wrong, once for each refusal. */
export function useFocusOnProblem(refusals: number): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>(PROBLEM)?.focus()
  }, [refusals])
  return ref
}
