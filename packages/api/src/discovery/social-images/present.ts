import type { LibraryArticle, LibraryGuide } from '@zivina/content/library'
import type { PublicProfile } from '@zivina/contract/catalogue/creator'
import type { IngredientDetail } from '@zivina/contract/catalogue/ingredients/read'
import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import { ARTICLE_CATEGORY_LABELS, GUIDE_GOAL_LABELS } from '@zivina/contract/content/content-kinds'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { counted } from '@zivina/czech/plural'
import { formatAmount, formatNutrient } from '@zivina/domain/catalogue/format'
import type { SocialCard } from '@zivina/integrations/social-images/port'
import { nutrientBasis } from '@zivina/nutrition/units'
import type { Urls } from '#api/kernel/ports/urls.ts'

/** A recipe's card: energy of a portion, where known, and the total time including waiting. */
export function presentRecipeCard(recipe: Recipe, urls: Urls): SocialCard {
  const { calories_in_total: calories, nutrient_coverage: coverage } = recipe
  const energy = calories === null ? [] : [`${formatNutrient('calories', calories, coverage.kilojoules)} v\u00a0porci`]
  const [photo] = recipe.photos
  return {
    slug: recipe.slug,
    kicker: 'Recept',
    title: recipe.name,
    facts: [...energy, formatMinutes(recipe.time_minutes + recipe.resting_time)],
    photo: photo === undefined ? null : urls.storedPath(photo),
  }
}

/** A food's card: its group, and its energy where it is known. It has no photo, as an icon would not fill one. */
export function presentFoodCard({
  slug,
  name,
  calories,
  weight_units,
  sub_food_category,
}: IngredientDetail): SocialCard {
  const basis = formatAmount(nutrientBasis(weight_units), weight_units)
  const energy = calories === null ? [] : [`${formatNutrient('calories', calories)} na\u00a0${basis}`]
  return { slug, kicker: 'Surovina', title: name, facts: [...energy, sub_food_category.name], photo: null }
}

/** A creator's card: their specialty and number of recipes. */
export function presentCreatorCard(creator: PublicProfile, urls: Urls): SocialCard {
  const { slug, name, specialisation, recipe_count, image } = creator
  return {
    slug,
    kicker: 'Vaří pro vás',
    title: name,
    facts: [specialisation, counted(recipe_count, 'recept', 'recepty', 'receptů')],
    photo: image === null ? null : urls.storedPath(image),
  }
}

export function presentArticleCard(article: LibraryArticle): SocialCard {
  return textCard(article, ARTICLE_CATEGORY_LABELS[article.category])
}

export function presentGuideCard(guide: LibraryGuide): SocialCard {
  return textCard(guide, `Návod · ${GUIDE_GOAL_LABELS[guide.goal]}`)
}

function textCard(text: LibraryArticle | LibraryGuide, kicker: string): SocialCard {
  const { slug, title, image, reading_minutes } = text
  return { slug, kicker, title, facts: [`${formatMinutes(reading_minutes)} čtení`], photo: image }
}
