/** A recipe as another place wrote it, as plain text. What it does not say is null. */
export type SourceRecipe = {
  name: string
  portion_size: number | null
  /** Minutes of work and cooking. */
  time_minutes: number | null
  /** Minutes of waiting. */
  resting_time: number | null
  ingredients: string[]
  steps: string[]
  source_url: string | null
}

/** More than any kitchen needs; what is beyond comes from a mistake or an ill will. */
export const SOURCE_LIMITS = { recipes: 10, ingredients: 80, steps: 60, name: 120, line: 300, step: 4000 } as const

/** What was found, and whether there was more than is taken. */
export type SourceRecipes = { recipes: SourceRecipe[]; more: boolean }

/** A recipe within the limits; null where it has neither ingredients nor steps. */
export function tidyRecipe(recipe: SourceRecipe): SourceRecipe | null {
  const ingredients = tidyLines(recipe.ingredients, SOURCE_LIMITS.line)
  const steps = tidyLines(recipe.steps, SOURCE_LIMITS.step)
  if (ingredients.length === 0 && steps.length === 0) return null
  return {
    name: recipe.name.replace(/\s+/gu, ' ').trim().slice(0, SOURCE_LIMITS.name),
    portion_size: within(recipe.portion_size, 1, 100),
    time_minutes: within(recipe.time_minutes, 1, 10_000),
    resting_time: within(recipe.resting_time, 0, 10_000),
    // One beyond the limit stays, so that who presents it can say that there was more.
    ingredients: ingredients.slice(0, SOURCE_LIMITS.ingredients + 1),
    steps: steps.slice(0, SOURCE_LIMITS.steps + 1),
    source_url: webAddress(recipe.source_url),
  }
}

function tidyLines(lines: readonly string[], max: number): string[] {
  return lines.map((line) => line.trim().slice(0, max)).filter((line) => /[\p{L}\p{N}]/u.test(line))
}

function within(value: number | null, min: number, max: number): number | null {
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** Only an address of the web is kept: it becomes a link. */
function webAddress(text: string | null): string | null {
  if (text === null || text.length > 2048 || !URL.canParse(text)) return null
  return /^https?:$/.test(new URL(text).protocol) ? text : null
}
