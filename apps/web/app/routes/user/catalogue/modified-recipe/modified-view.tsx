import type { RecipeModifiedDetail } from '@zivina/contract/catalogue/recipes/modifications'
import { currentTotals } from '@zivina/nutrition/edits'
import { useMemo } from 'react'
import { RecipeWarning } from '#app/features/catalogue/allergens/recipe-warning.tsx'
import { CookButton } from '#app/features/catalogue/cook-mode/cook-button.tsx'
import { AfterSteps } from '#app/features/catalogue/recipe/after-steps/after-steps.tsx'
import { useRecipeEdit } from '#app/features/catalogue/recipe/edit/use-recipe-edit.ts'
import { IngredientsPanel } from '#app/features/catalogue/recipe/ingredients/ingredients-panel.tsx'
import { JumpLinks } from '#app/features/catalogue/recipe/jump-links.tsx'
import { NutritionSection } from '#app/features/catalogue/recipe/nutrition/nutrition-section.tsx'
import { TotalsAnnouncer } from '#app/features/catalogue/recipe/nutrition/totals-announcer.tsx'
import { PortionBar } from '#app/features/catalogue/recipe/portion-bar.tsx'
import { RecipePhotos } from '#app/features/catalogue/recipe/recipe-photos.tsx'
import { GoneFoods, goneFoods } from '#app/features/catalogue/recipe/steps/gone-foods.ts'
import { StepsSection } from '#app/features/catalogue/recipe/steps/steps-section.tsx'
import { DishContext } from '#app/features/catalogue/suitability/dish-context.ts'
import { SuitabilityPart } from '#app/features/catalogue/suitability/suitability-part.tsx'
import { MODIFIED_PATH } from '#app/features/catalogue/user-paths.ts'
import { CookedPart } from '#app/features/community/cooked/cooked-part.tsx'
import type { Dish } from '#app/features/community/cooked/dish.ts'
import { MomentPart } from '#app/features/community/cooked/moment-part.tsx'
import { EditSteps } from './edit-steps.tsx'
import { ModifiedHeader } from './modified-header.tsx'
import { SaveChanges } from './save-changes.tsx'

/** One modified recipe, built from the parts of the recipe page: to read, edit further and cook from. */
export function ModifiedView({ recipe }: { recipe: RecipeModifiedDetail }) {
  const { state, dispatch } = useRecipeEdit(recipe)
  const totals = useMemo(() => currentTotals(state.edit), [state.edit])
  const dish = useMemo(() => dishOf(recipe), [recipe])
  // Steps of its own name what it has.
  const gone = useMemo(() => (recipe.has_own_steps ? [] : goneFoods(recipe.changes)), [recipe])
  const setPortions = (portions: number) => dispatch({ type: 'portions', portions })

  return (
    <GoneFoods value={gone}>
      <article className="recipe-page">
        <div className="flex flex-col gap-6">
          <ModifiedHeader recipe={recipe}>
            <CookButton
              recipe={recipe}
              edit={state.edit}
              after={(close) => <MomentPart dish={dish} onDone={close} />}
            />
          </ModifiedHeader>
          <RecipeWarning edit={state.edit} />
          <JumpLinks />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_25.5rem]">
            <RecipePhotos name={recipe.name} photos={recipe.photos} />
            <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
              <DishContext value={recipe}>
                <IngredientsPanel state={state} totals={totals} dispatch={dispatch} onPortions={setPortions}>
                  <SaveChanges recipe={recipe} edit={state.edit} />
                </IngredientsPanel>
              </DishContext>
            </div>
            <div className="recipe-rest lg:col-start-1">
              <div className="recipe-method">
                <StepsSection recipe={recipe} edit={state.edit} />
                <EditSteps recipe={recipe} />
                <AfterSteps recipe={recipe} />
                <CookedPart dish={dish} />
              </div>
              <NutritionSection edit={state.edit} totals={totals} recipe={recipe} />
              <SuitabilityPart recipe={recipe} edit={state.edit} />
            </div>
          </div>
        </div>
        <TotalsAnnouncer totals={totals} portions={state.edit.portion_size} />
        <div className="recipe-dock">
          <PortionBar portions={state.edit.portion_size} totals={totals} onPortions={setPortions} />
        </div>
      </article>
    </GoneFoods>
  )
}

/** Notes and days of cooking belong to the dish, so to the original; its reviews and photos are of the original's own form. */
function dishOf({ slug, original, creator }: RecipeModifiedDetail): Dish {
  const path = `${MODIFIED_PATH}/${slug}`
  return { guid: original.guid, slug: original.slug, path, creator: creator.guid, takes_reviews: false }
}
