import { PANTRY_PATH } from '#app/features/planning/user-paths.ts'
import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/access/guard.ts'
import type { Route } from './+types/page.ts'
import { CookableRecipes } from './cookable-recipes.tsx'
import type { Pantry } from './merged-pantry.ts'
import { PantryItems } from './pantry-items.tsx'
import { type Cookable, PORTIONS, readCookable } from './read-cookable.ts'
import { readPantry } from './use-pantry.ts'

type First = { pantry: Pantry | null; cookable: Cookable | null }

/** A page rendered on the server contains what is at home. */
export const loader = guarded(async ({ api, signal }): Promise<First> => {
  const [pantry, cookable] = await Promise.all([readPantry(api, signal), readCookable(api, PORTIONS, 0, signal)])
  return { pantry, cookable }
})

/** In the browser the page appears at once and loads its data itself. */
export const clientLoader = guarded(async (): Promise<First> => ({ pantry: null, cookable: null }))

export const meta = privateMetaOf({
  title: 'Spíž',
  description: 'Co máte doma, do kdy to vydrží a\u00a0co z\u00a0toho můžete uvařit.',
  keywords: ['spíž', 'co mám doma', 'co uvařit'],
  path: PANTRY_PATH,
})

/** What is at home, and what can be cooked of it. */
export default function PantryPage({ loaderData: { pantry, cookable } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-3xl">Spíž</h1>
      <PantryItems first={pantry} />
      <CookableRecipes first={cookable} />
    </>
  )
}
