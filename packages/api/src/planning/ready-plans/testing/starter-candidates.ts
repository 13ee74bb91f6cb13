import type { RecipeFile } from '@zivina/db/seed/catalogue/recipe-file'
import type { JudgedStarter } from '@zivina/db/testing/starter-verdicts'
import { SEASON_TAGS } from '@zivina/domain/planning/seasons'
import { KIND_GRAMS } from '@zivina/planner/kinds-of-dish'
import type { Candidate } from '@zivina/planner/plan-request'
import type { ReadyPlanData } from '@zivina/planner/ready-plan'
import { seededShare } from '@zivina/planner/seeded'
import { candidateOf } from '#api/planning/plan-proposals/request/candidates.ts'

const ALL_SEASON_TAGS: readonly string[] = Object.values(SEASON_TAGS)
/** Dishes of feasts, which no ordinary week has. */
const FEAST_TAGS = ['Vánoce', 'Velikonoce']

/**
 * The starter recipes that a ready-made week may have, as the generator sees them; recipes and ingredients have their slugs as guids.
 * A seasonal week leaves out what belongs to other seasons, and prefers its own.
 */
export function candidatesFor(
  { season, request: { seed } }: Pick<ReadyPlanData, 'season' | 'request'>,
  recipes: Iterable<JudgedStarter>,
): Candidate[] {
  const wanted = season === 'all' ? null : SEASON_TAGS[season]
  return [...recipes]
    .filter(({ file: { tags } }) => !tags.some((tag) => FEAST_TAGS.includes(tag)))
    .filter(({ file: { tags } }) => wanted === null || fits(tags, wanted))
    .map((recipe) => toCandidate(recipe, tasteOf(recipe.file, seed, wanted)))
}

/** Whether a dish is of the season, or of none. */
function fits(tags: readonly string[], wanted: string): boolean {
  return tags.includes(wanted) || !tags.some((tag) => ALL_SEASON_TAGS.includes(tag))
}

/** Nobody's taste is known, so it is chance by the seed: weeks of different seeds differ. */
function tasteOf({ slug, tags }: RecipeFile, seed: number, wanted: string | null): number {
  const chance = seededShare(seed, slug)
  return wanted === null ? chance : chance / 2 + (tags.includes(wanted) ? 0.5 : 0)
}

function toCandidate({ file, derived, groups }: JudgedStarter, taste: number): Candidate {
  const isWeighty = (_: unknown, line: number) =>
    (file.ingredients[line]?.amount ?? 0) >= KIND_GRAMS * file.portion_size
  const row = {
    ...derived,
    guid: file.slug,
    name: file.name,
    meal_types: file.meal_types,
    time_minutes: file.time_minutes,
    storage: file.storage,
    cooking_type: file.cooking_type,
    tags: file.tags,
    food_groups: groups.filter(isWeighty).flat(),
    ingredient_guids: file.ingredients.map(({ ingredient }) => ingredient),
    rating_sum: 0,
    rating_count: 0,
    is_favorite: false,
    own_rating: null,
    main_food: heaviestOf(file),
  }
  return candidateOf(row, taste)
}

/** The food with the largest amount: recipes of the same one are alike. */
function heaviestOf({ ingredients }: RecipeFile): string | null {
  return ingredients.toSorted((a, b) => b.amount - a.amount)[0]?.ingredient ?? null
}
