import type { Recipe } from '@zivina/contract/catalogue/recipes/read'
import type { CallOutput } from '@zivina/contract/client'
import { formatMinutes } from '@zivina/czech/format-minutes'
import { counted } from '@zivina/czech/plural'
import { formatAmount, formatNutrient } from '@zivina/domain/catalogue/format'
import { nutrientBasis } from '@zivina/nutrition/units'
import { CONDITIONAL_GROUPS } from '#app/features/catalogue/conditional/conditional-groups.ts'
import { foodPath } from '#app/features/catalogue/foods/food-path.ts'
import { readingText } from '#app/features/content/text/reading-text.ts'

/** One search result: its link and description. */
export type SearchHit = {
  id: string
  path: string
  name: string
  note: string
  image: string | null
  round: boolean
  /** Of a recipe, which has a ground of its own where it has no picture. */
  recipe_slug?: string
}
/** `note`: what its results have in common, where that is not plain. */
export type SearchGroup = { title: string; note?: string; hits: SearchHit[] }

type NotedRecipe = Pick<Recipe, 'calories_in_total' | 'time_minutes' | 'resting_time'> & {
  nutrient_coverage: Pick<Recipe['nutrient_coverage'], 'kilojoules'>
}

/** What a result says of a recipe, as its card does: „nejméně 265 kcal · 1 h 45 min“. */
export function recipeNote({ calories_in_total, nutrient_coverage, time_minutes, resting_time }: NotedRecipe): string {
  const energy = formatNutrient('calories', calories_in_total, nutrient_coverage.kilojoules)
  return `${energy} · ${formatMinutes(time_minutes + resting_time)}`
}

function recipeHit(recipe: Recipe): SearchHit {
  return {
    id: recipe.guid,
    path: `/recepty/${recipe.slug}`,
    name: recipe.name,
    note: recipeNote(recipe),
    image: recipe.photos[0] ?? null,
    round: false,
    recipe_slug: recipe.slug,
  }
}

/** Search results as groups of links, without empty groups. */
export function groupHits({
  recipes,
  similar,
  conditional,
  ingredients,
  articles,
  guides,
  creators,
}: CallOutput<'GET /search_all'>): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      title: 'Recepty',
      hits: recipes.map(recipeHit),
    },
    {
      title: 'Podobné recepty',
      ...(similar ? { note: similar.note } : {}),
      hits: (similar?.recipes ?? []).map(recipeHit),
    },
    ...CONDITIONAL_GROUPS.map(({ verdict, title, note }) => ({
      title,
      note,
      hits: conditional
        .filter((found) => found.verdict === verdict)
        .map((found) => ({
          ...recipeHit(found.recipe),
          note: found.conditions.flatMap(({ todo }) => todo.slice(0, 1)).join(' '),
        })),
    })),
    {
      title: 'Suroviny',
      hits: ingredients.map((ingredient) => ({
        id: ingredient.guid,
        path: foodPath(ingredient.slug),
        name: ingredient.name,
        note: `${formatNutrient('calories', ingredient.macros.calories)} na\u00a0${formatAmount(nutrientBasis(ingredient.weight_units), ingredient.weight_units)}`,
        image: ingredient.image,
        round: false,
      })),
    },
    {
      title: 'Články',
      hits: articles.map((article) => ({
        id: article.slug,
        path: `/clanky/${article.slug}`,
        name: article.title,
        note: readingText(article.reading_minutes),
        image: article.image,
        round: false,
      })),
    },
    {
      title: 'Návody',
      hits: guides.map((guide) => ({
        id: guide.slug,
        path: `/navody/${guide.slug}`,
        name: guide.title,
        note: readingText(guide.reading_minutes),
        image: guide.image,
        round: false,
      })),
    },
    {
      title: 'Tvůrci',
      hits: creators.map((creator) => ({
        id: creator.guid,
        path: `/tvurci/${creator.slug}`,
        name: creator.name,
        note: counted(creator.recipe_count, 'recept', 'recepty', 'receptů'),
        image: creator.image,
        round: true,
      })),
    },
  ]
  return groups.filter((group) => group.hits.length > 0)
}
