import type { RecipeDetail } from '@zivina/contract/recipes'
import { toSafeJson } from '../../../structured-data.tsx'
import { useSite } from '../../../use-site.ts'
import { recipeStructuredData } from './recipe-structured-data.ts'

/**
 * The recipe as structured data. Only the server writes it: crawlers read the first answer, and the browser need not
 * load the code that makes it. What the server wrote stays as it is.
 */
export function RecipeData({ recipe }: { recipe: RecipeDetail }) {
  const site = useSite()
  const text = import.meta.env.SSR ? toSafeJson(recipeStructuredData(recipe, site)) : ''
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  )
}
