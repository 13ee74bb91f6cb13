import { privateMetaOf } from '#app/seo/metadata.ts'
import { guarded } from '#app/session/guard.ts'
import { PANTRY_PATH } from '#app/session/user-navigation.ts'
import { CookableRecipes } from './cookable-recipes.tsx'
import { PantryItems } from './pantry-items.tsx'

/** The loader runs on each navigation, so that the guard does. */
export const loader = guarded(async () => null)
export const clientLoader = guarded(async () => null)

export const meta = privateMetaOf({
  title: 'Spíž',
  description: 'Co máte doma, do kdy to vydrží a\u00a0co z\u00a0toho můžete uvařit.',
  keywords: ['spíž', 'co mám doma', 'co uvařit'],
  path: PANTRY_PATH,
})

/** What is at home, and what can be cooked of it. */
export default function Pantry() {
  return (
    <>
      <h1 className="text-3xl">Spíž</h1>
      <PantryItems />
      <CookableRecipes />
    </>
  )
}
