import { useMemo } from 'react'
import { createLivePart, LivePart } from '#app/kit/live-part.tsx'
import type { ListedSteps } from './listed-steps.ts'

const STEPS = createLivePart<ListedSteps>(() => import('./live-steps.tsx'))

/** Loads the code of the steps, for a page that is rendered in the browser. */
export function prepareSteps(): Promise<void> {
  STEPS.near.reach()
  return STEPS.Part.preload()
}

/** The steps of the recipe: complete from the server; ticks, timers and other amounts once they are near. */
export function StepsSection({ steps, edit, ticks, timers }: ListedSteps) {
  const { done, toggle } = ticks
  const { running, start, stop } = timers
  const value = useMemo(
    () => ({ steps, edit, ticks: { done, toggle }, timers: { running, start, stop } }),
    [steps, edit, done, toggle, running, start, stop],
  )
  return (
    <section aria-labelledby="postup" className="recipe-steps flex flex-col gap-5">
      <h2 id="postup" className="text-2xl">
        Postup
      </h2>
      <LivePart code={STEPS} value={value} />
    </section>
  )
}
