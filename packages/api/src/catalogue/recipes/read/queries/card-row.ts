import type { recipe } from '@zivina/db/schema/catalogue/recipe'
import type { CreatorRow } from '#api/catalogue/creators/present.ts'

type Row = typeof recipe.$inferSelect

/** A recipe as lists show it. Times are PostgreSQL's text of an instant. */
export type CardRow = Pick<
  Row,
  | 'guid'
  | 'slug'
  | 'name'
  | 'photos'
  | 'portion_size'
  | 'time_minutes'
  | 'resting_time'
  | 'difficulty'
  | 'dietary_preference'
  | 'dietary_goal'
  | 'diet_types'
  | 'without_allergens'
  | 'meal_types'
  | 'cooking_type'
  | 'tags'
  | 'no_side_dish'
  | 'duplicate'
  | 'status'
  | 'kilojoules'
  | 'calories_in_total'
  | 'protein_in_total'
  | 'carbohydrates_in_total'
  | 'fat_in_total'
  | 'sugars_in_total'
  | 'salt_in_total'
  | 'fiber_in_total'
  | 'saturated_fats_in_total'
  | 'nutrient_coverage'
  | 'rating_sum'
  | 'rating_count'
> & { created_at: string; updated_at: string } & CreatorRow

/** With the columns for its editors. */
export type OwnRow = CardRow & Pick<Row, 'version' | 'status_note' | 'source_url' | 'is_private'>
