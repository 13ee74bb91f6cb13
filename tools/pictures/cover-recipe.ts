export interface CoverRecipe {
  slug: string
  cooking_type: string
  meal_types: string[]
  cover: { dish: string; around: string[]; vessel: string }
}
