import { RecipeContent, type RecipeContentProps } from './recipe-view.tsx'

/** One recipe on a page that is not public. */
export function RecipeArticle(props: RecipeContentProps) {
  return (
    <article className="recipe-page">
      <RecipeContent {...props} />
    </article>
  )
}
