import type { recipe } from '@zivina/db/schema/catalogue/recipe'
import type { MeasuredFood } from '@zivina/domain/catalogue/kitchen/kitchen-facts'
import type { Segment } from '@zivina/nutrition/segments'
import type { StepRow, WordsRow } from '#api/catalogue/recipes/read/sql.ts'

type Recipe = typeof recipe.$inferSelect

/** Why a recipe is in the cookbook. */
export type CookbookKind = 'own' | 'modified' | 'favorite'

/** A line of a recipe for all portions, with what is needed to word it for the kitchen. */
export type BookLine = MeasuredFood & { amount: number; segment: Segment }

/** A recipe of a cookbook. Times are texts of an instant. */
export type BookRow = Pick<
  Recipe,
  | ('guid' | 'slug' | 'name' | 'portion_size' | 'time_minutes' | 'resting_time' | 'difficulty' | 'meal_types')
  | ('tags' | 'status' | 'kilojoules' | 'calories_in_total' | 'protein_in_total' | 'carbohydrates_in_total')
  | ('fat_in_total' | 'sugars_in_total' | 'salt_in_total' | 'fiber_in_total' | 'saturated_fats_in_total')
  | ('nutrient_coverage' | 'dietary_preference' | 'source_url')
> &
  WordsRow & {
    kind: CookbookKind
    created_at: string
    updated_at: string
    author: string
    /** A private note of a modified recipe; empty where there is none. */
    note: string
    /** Null for the steps of the recipe itself. */
    own_steps: Record<string, { step_title: string; step_text: string }> | null
    steps: StepRow[]
    lines: BookLine[]
  }

export type CookbookFormat = 'json' | 'cooklang' | 'pdf'

/** The recipes of one file, and what its title says. */
export type Cookbook = {
  format: CookbookFormat
  recipes: BookRow[]
  /** The name of the person. */
  owner: string
  /** The day it is made, ISO 8601. */
  day: string
  /** „, část 1 (celkem 2)“; empty where there is one part. */
  which: string
  /** Address of the site, without a trailing slash. */
  public_url: string
}
