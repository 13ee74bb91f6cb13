import type { RecipeDetail } from '@zivina/contract/catalogue/recipes/read'
import type { RecipeReviews } from '@zivina/contract/community/reviews'
import { currentTotals } from '@zivina/nutrition/edits'
import { type ReactNode, useMemo } from 'react'
import { RecipeWarning } from '#app/features/catalogue/allergens/recipe-warning.tsx'
import { CopyNoticePart } from '#app/features/catalogue/offline-copy/copy-notice-part.tsx'
import { AfterSteps } from '#app/features/catalogue/recipe/after-steps/after-steps.tsx'
import { useRecipeEdit } from '#app/features/catalogue/recipe/edit/use-recipe-edit.ts'
import { IngredientsPanel } from '#app/features/catalogue/recipe/ingredients/ingredients-panel.tsx'
import { JumpLinks } from '#app/features/catalogue/recipe/jump-links.tsx'
import { NutritionPart } from '#app/features/catalogue/recipe/nutrition/nutrition-part.tsx'
import { TotalsAnnouncer } from '#app/features/catalogue/recipe/nutrition/totals-announcer.tsx'
import { PortionBar } from '#app/features/catalogue/recipe/portion-bar.tsx'
import { RecipePhotos } from '#app/features/catalogue/recipe/recipe-photos.tsx'
import { SaveModification } from '#app/features/catalogue/recipe/save/save-modification.tsx'
import { StepsSection } from '#app/features/catalogue/recipe/steps/steps-section.tsx'
import type { CardRecipe } from '#app/features/catalogue/recipe-card.tsx'
import { RecipeHeader } from '#app/features/catalogue/recipe-header/recipe-header.tsx'
import { recipeStructuredData } from '#app/features/catalogue/recipe-header/recipe-structured-data.ts'
import { DishContext } from '#app/features/catalogue/suitability/dish-context.ts'
import { SuitabilityPart } from '#app/features/catalogue/suitability/suitability-part.tsx'
import { CookedPart } from '#app/features/community/cooked/cooked-part.tsx'
import type { Dish } from '#app/features/community/cooked/dish.ts'
import { useSite } from '#app/kit/page/use-site.ts'
import type { Crumb } from '#app/seo/breadcrumbs.tsx'
import { JsonLd } from '#app/seo/structured-data.tsx'
import { useBelowRecipeAtOnce } from './below-recipe.ts'
import { CommunityPart } from './community/community-part.tsx'
import { RecipeActions } from './recipe-actions.tsx'
import { SimilarPart } from './similar-part.tsx'
import { useScrollToTop } from './use-scroll-to-top.ts'

type RecipeViewProps = {
  recipe: RecipeDetail
  similar: readonly CardRecipe[]
  /** What to serve with it. */
  companions?: readonly CardRecipe[]
  reviews?: RecipeReviews | null
  /** The calendar day it was loaded, where the page may stay open for long. */
  loaded_on?: string
  /** Above the header: what only its author is told. */
  above?: ReactNode
  /** The list it belongs to; the public one by default. */
  parent?: Crumb
  /** Its own address; none in a preview, which is not cooked from. */
  path?: string
}

const NONE: readonly CardRecipe[] = []
const PUBLIC_LIST: Crumb = { label: 'Recepty', path: '/recepty' }

/** One recipe, to read, edit and cook from. */
export function RecipeView(props: RecipeViewProps) {
  const { recipe, similar, companions = NONE, reviews, loaded_on, above, parent = PUBLIC_LIST, path } = props
  const site = useSite()
  const { state, dispatch } = useRecipeEdit(recipe)
  const totals = useMemo(() => currentTotals(state.edit), [state.edit])
  const dish = useMemo(() => (path === undefined ? null : dishOf(recipe, path)), [recipe, path])
  useScrollToTop()
  useBelowRecipeAtOnce()
  const setPortions = (portions: number) => dispatch({ type: 'portions', portions })

  return (
    <article className="recipe-page">
      {recipe.status === 'Approved' ? (
        <JsonLd data={import.meta.env.SSR && recipeStructuredData(recipe, site, reviews?.results)} />
      ) : null}
      <div className="page-width recipe-grid">
        <div className="recipe-head">
          {loaded_on ? <CopyNoticePart loaded_on={loaded_on} /> : null}
          {above}
          <RecipeHeader recipe={recipe} parent={parent}>
            <RecipeActions recipe={recipe} edit={state.edit} dish={dish} />
          </RecipeHeader>
          <RecipeWarning edit={state.edit} />
        </div>
        <JumpLinks />
        <RecipePhotos name={recipe.name} photos={recipe.photos} />
        <DishContext value={recipe}>
          <IngredientsPanel state={state} totals={totals} dispatch={dispatch} onPortions={setPortions}>
            <SaveModification recipe={recipe} edit={state.edit} />
          </IngredientsPanel>
        </DishContext>
        <div className="recipe-rest">
          <div className="recipe-method">
            <StepsSection recipe={recipe} edit={state.edit} />
            <AfterSteps recipe={recipe} />
            {dish ? <CookedPart dish={dish} /> : null}
          </div>
          <NutritionPart edit={state.edit} totals={totals} recipe={recipe} />
          <SuitabilityPart recipe={recipe} edit={state.edit} isPublic={loaded_on !== undefined} />
          {recipe.status === 'Approved' ? <CommunityPart recipe={recipe} reviews={reviews ?? null} /> : null}
        </div>
      </div>
      <SimilarPart companions={companions} similar={similar} />
      <TotalsAnnouncer totals={totals} portions={state.edit.portion_size} />
      <div className="recipe-dock">
        <PortionBar portions={state.edit.portion_size} totals={totals} onPortions={setPortions} />
      </div>
    </article>
  )
}

function dishOf({ guid, slug, creator, status }: RecipeDetail, path: string): Dish {
  return { guid, slug, path, creator: creator.guid, takes_reviews: status === 'Approved' }
}
