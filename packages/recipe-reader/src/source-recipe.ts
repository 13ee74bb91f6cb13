/** A recipe from another site or program, as plain text. Unknown values are null. */
export type SourceRecipe = {
  name: string
  /** Its description; empty where there is none. */
  headnote: string
  portion_size: number | null
  /** Minutes of work and cooking. */
  time_minutes: number | null
  /** Minutes of waiting. */
  resting_time: number | null
  ingredients: string[]
  /** The heading above each ingredient, „Na těsto“, where the source has parts of a dish; otherwise empty. */
  parts: (string | null)[]
  steps: string[]
  source_url: string | null
  /** The level of texture 0 … 7 of the IDDSI framework that it was written for, where it says so. */
  aimed_iddsi_level: number | null
}

/** More than any real recipe has; more comes from a mistake or an attack. */
export const SOURCE_LIMITS = {
  recipes: 10,
  ingredients: 80,
  steps: 60,
  name: 120,
  headnote: 240,
  line: 300,
  part: 60,
  step: 4000,
} as const

/** The recipes found, and whether there were more than the limit. */
export type SourceRecipes = { recipes: SourceRecipe[]; more: boolean }

/** A recipe as a reader finds it. Its lines are generated on demand, only as far as they are needed. */
export type FoundRecipe = Omit<SourceRecipe, 'ingredients' | 'parts' | 'steps' | 'aimed_iddsi_level'> & {
  aimed_iddsi_level?: number | null
  ingredients: Iterable<string>
  parts?: readonly (string | null)[]
  steps: Iterable<string>
}

/** Applies the limits to a recipe; null where it has neither ingredients nor steps. */
export function tidyRecipe(recipe: FoundRecipe): SourceRecipe | null {
  const lines = takeLines(recipe.ingredients, SOURCE_LIMITS.ingredients, SOURCE_LIMITS.line)
  const ingredients = lines.map(({ text }) => text)
  const parts = lines.map(({ place }) => recipe.parts?.[place]?.slice(0, SOURCE_LIMITS.part) ?? null)
  const steps = takeLines(recipe.steps, SOURCE_LIMITS.steps, SOURCE_LIMITS.step).map(({ text }) => text)
  if (ingredients.length === 0 && steps.length === 0) return null
  return {
    name: oneLine(recipe.name).slice(0, SOURCE_LIMITS.name),
    headnote: cutAtSentence(oneLine(recipe.headnote), SOURCE_LIMITS.headnote),
    portion_size: within(recipe.portion_size, 1, 100),
    time_minutes: within(recipe.time_minutes, 1, 10_000),
    resting_time: within(recipe.resting_time, 0, 10_000),
    ingredients,
    parts: parts.some((part) => part !== null) ? parts : [],
    steps,
    source_url: webAddress(recipe.source_url),
    aimed_iddsi_level: within(recipe.aimed_iddsi_level ?? null, 0, 7),
  }
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** The whole sentences at the beginning of a text that fit; its first words where not even one does. */
export function cutAtSentence(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const end = Math.max(...['. ', '! ', '? ', '… '].map((mark) => start.lastIndexOf(mark)))
  if (end >= 0) return start.slice(0, end + 1)
  const space = start.slice(0, most).lastIndexOf(' ')
  return `${start.slice(0, space > 0 ? space : most - 1)}…`
}

/** The first lines that contain a word, with their places; one beyond the limit, so that the caller can report that there were more. */
function takeLines(lines: Iterable<string>, count: number, length: number): { text: string; place: number }[] {
  const taken: { text: string; place: number }[] = []
  let place = 0
  for (const line of lines) {
    const text = line.trim().slice(0, length)
    if (holdsWord(text)) taken.push({ text, place })
    if (taken.length > count) break
    place += 1
  }
  return taken
}

/** Whether a line contains a letter or a digit. */
export function holdsWord(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line)
}

/** The first recipes that are not null; one beyond the limit, which shows that there are more. */
export function takeRecipes(found: Iterable<SourceRecipe | null>): SourceRecipe[] {
  const taken: SourceRecipe[] = []
  for (const recipe of found) {
    if (recipe !== null) taken.push(recipe)
    if (taken.length > SOURCE_LIMITS.recipes) break
  }
  return taken
}

function within(value: number | null, min: number, max: number): number | null {
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** Only http and https addresses are kept, since they become links. */
function webAddress(text: string | null): string | null {
  if (text === null || text.length > 2048 || !URL.canParse(text)) return null
  return /^https?:$/.test(new URL(text).protocol) ? text : null
}
