import { useEffect, useMemo } from 'react'
import { createLivePart, LivePart } from '#app/kit/parts/live-part.tsx'
import type { ListedSteps } from './listed-steps.ts'

const STEPS = createLivePart<ListedSteps>(() => import('./live-steps.tsx'))

/** Loads the code of the steps, for a page that is rendered in the browser. */
export function prepareSteps(): Promise<void> {
  STEPS.near.reach()
  return STEPS.Part.preload()
}

/** Where the browser is never idle, or cannot tell: milliseconds after the page works. */
const SOON_MS = 1000

/** The steps of the recipe: complete from the server; ticks, timers and other amounts once the browser is idle or they are near. */
export function StepsSection({ recipe, edit }: ListedSteps) {
  useEffect(() => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(STEPS.near.reach, { timeout: SOON_MS })
    else setTimeout(STEPS.near.reach, SOON_MS)
  }, [])
  const value = useMemo(() => ({ recipe, edit }), [recipe, edit])
  return (
    <section aria-labelledby="postup" className="recipe-steps flex flex-col gap-5">
      <h2 id="postup" className="text-2xl">
        Postup
      </h2>
      <LivePart code={STEPS} value={value} />
    </section>
  )
}
