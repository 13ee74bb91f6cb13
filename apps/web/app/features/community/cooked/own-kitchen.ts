import type { CookedSummary } from '@zivina/contract/community/cooked-recipes'
import type { RecipeNote } from '@zivina/contract/community/recipe-notes'
import { useCallback, useEffect, useState } from 'react'
import { createStore, useStore } from '#app/kit/state/store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { useSession } from '#app/session/tokens/use-session.ts'

/** What a person keeps about a recipe: their note, and how often they cooked it. */
export type OwnKitchen = { note: RecipeNote | null; cooked: CookedSummary }

type Known = { owner: string | null; kitchens: ReadonlyMap<string, OwnKitchen> }

const known = createStore<Known>({ owner: null, kitchens: new Map() })

/** Puts what is known now in the place of what was known, for every part of the page. */
export function storeKitchen(owner: string, recipe: string, changes: Partial<OwnKitchen>): void {
  const { owner: before, kitchens } = known.read()
  const mine = before === owner ? kitchens : new Map<string, OwnKitchen>()
  const former = mine.get(recipe) ?? { note: null, cooked: { times: 0, last_on: null } }
  known.write({ owner, kitchens: new Map(mine).set(recipe, { ...former, ...changes }) })
}

/** Reads it from the server. */
export async function readKitchen(owner: string, recipe: string): Promise<OwnKitchen> {
  const params = { recipe }
  const [{ note }, cooked] = await Promise.all([
    sessionApi('GET /recipe_note/{recipe}', { params }),
    sessionApi('GET /cooked_recipe/{recipe}', { params }),
  ])
  storeKitchen(owner, recipe, { note, cooked })
  return { note, cooked }
}

export type KitchenView = {
  /** Guid of the person; null without a log-in. */
  owner: string | null
  /** Undefined until it is known. */
  kitchen: OwnKitchen | undefined
  isFailed: boolean
  reload: () => Promise<void>
}

/** What the logged-in user keeps about a recipe. The public page is the same for all: it is read in the browser. */
export function useOwnKitchen(recipe: string): KitchenView {
  const owner = useSession()?.user_guid ?? null
  const { owner: of, kitchens } = useStore(known.subscribe, known.read, known.read())
  const kitchen = owner !== null && of === owner ? kitchens.get(recipe) : undefined
  const [isFailed, setIsFailed] = useState(false)
  const isKnown = kitchen !== undefined
  const reload = useCallback(async () => {
    if (owner === null) return
    await readKitchen(owner, recipe)
    setIsFailed(false)
  }, [owner, recipe])
  useEffect(() => {
    if (!isKnown) reload().catch(() => setIsFailed(true))
  }, [isKnown, reload])
  return { owner, kitchen, isFailed, reload }
}
