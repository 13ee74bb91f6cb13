import { RecipeContent, type RecipeContentProps } from './recipe-content.tsx'

/** One recipe on a page that is not public. */
export function RecipeView(props: RecipeContentProps) {
  return (
    <article className="recipe-page">
      <RecipeContent {...props} />
    </article>
  )
}
