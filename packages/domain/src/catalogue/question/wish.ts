import type { RecipeFilter } from '#domain/catalogue/filter/filters.ts'

/** What one phrase asks for. Lists are added to those of other phrases. */
export type Wish = Partial<
  Pick<
    RecipeFilter,
    | 'diet_types'
    | 'without_allergens'
    | 'dietary_preference'
    | 'dietary_goal'
    | 'meal_types'
    | 'cooking_type'
    | 'difficulty'
    | 'ordering'
    | 'descending'
    | 'time_minutes'
    | 'calorie_span'
    | 'tags'
  >
>
