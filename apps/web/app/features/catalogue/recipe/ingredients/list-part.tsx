import { useMemo } from 'react'
import { createLivePart, LivePart } from '#app/kit/parts/live-part.tsx'
import type { ListedLines } from './listed-lines.ts'

const LIST = createLivePart<ListedLines>(() => import('./live-list.tsx'))

/** Loads the code of the lines, for a page that is rendered in the browser. */
export function prepareList(): Promise<void> {
  LIST.near.reach()
  return LIST.Part.preload()
}

/** The lines of the recipe: complete from the server; fields, and words of the kitchen for other amounts, once one is near. */
export function ListPart({ state, isEditing, dispatch, onSwap, onAbout }: ListedLines) {
  const value = useMemo(
    () => ({ state, isEditing, dispatch, onSwap, onAbout }),
    [state, isEditing, dispatch, onSwap, onAbout],
  )
  return <LivePart code={LIST} value={value} />
}
