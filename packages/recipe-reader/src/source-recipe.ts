/** A recipe from another site or program, as plain text. Unknown values are null. */
export type SourceRecipe = {
  name: string
  /** Its description; empty where there is none. */
  headnote: string
  /** Notes and tips of its cook; empty where there are none. */
  tip: string
  portion_size: number | null
  /** Minutes of work and cooking. */
  time_minutes: number | null
  /** Minutes of waiting. */
  resting_time: number | null
  ingredients: string[]
  /** The heading above each ingredient, „Na těsto“, where the source has parts of a dish; otherwise empty. */
  parts: (string | null)[]
  /** The places of ingredients whose amount the source tells in two ways that differ. */
  doubtful_lines: number[]
  steps: string[]
  /** The title of each step, where the source has any; otherwise empty. */
  step_titles: (string | null)[]
  source_url: string | null
  /** The level of texture 0 … 7 of the IDDSI framework that it was written for, where it says so. */
  aimed_iddsi_level: number | null
  /** Its tags, categories and kinds of meals in the words of the source, each once. */
  labels: string[]
  /** Pictures of the dish that the file brings, the main one first. */
  pictures: SourcePicture[]
  /** What the source tells in a way that can be read in several: a range of portions, times that contradict each other. */
  doubts: RecipeDoubt[]
}

/** `picture_left`: a picture that is named but not in the file, too large, or of nobody knows which recipe. `pictures_cut`: there are more. */
type RecipeDoubt = 'portions' | 'times' | 'tip_cut' | 'picture_left' | 'pictures_cut'

/** A picture as a file has it; nobody has looked at its bytes yet. */
export type SourcePicture = {
  /** The name of its file, which may tell its kind. */
  name: string
  /** Its bytes as base64. */
  content: string
}

/** More than any real recipe has; more comes from a mistake or an attack. */
export const SOURCE_LIMITS = {
  recipes: 10,
  ingredients: 80,
  steps: 60,
  name: 120,
  headnote: 240,
  tip: 300,
  line: 300,
  part: 60,
  step: 4000,
  step_title: 120,
  pictures: 2,
  labels: 50,
  label: 60,
  /** Minutes of work that a saved recipe may have; more is told, and marked. */
  work: 10_000,
  minutes: 100_000,
} as const

/** The recipes found, and whether there were more than the limit. */
export type SourceRecipes = { recipes: SourceRecipe[]; more: boolean }

/** A line of ingredients as a reader finds it, with the heading above it. */
export type FoundLine = { text: string; part?: string | null; doubtful?: boolean }
/** A step as a reader finds it. */
export type FoundStep = { text: string; title?: string | null }

type Told = Pick<SourceRecipe, 'name' | 'headnote' | 'portion_size' | 'time_minutes' | 'resting_time' | 'source_url'>

/** A recipe as a reader finds it. Its lines are generated on demand, only as far as they are needed. */
export type FoundRecipe = Told & {
  aimed_iddsi_level?: number | null
  /** Notes and tips, each a paragraph. */
  notes?: readonly string[]
  ingredients: Iterable<string | FoundLine>
  parts?: readonly (string | null)[]
  steps: Iterable<string | FoundStep>
  labels?: readonly string[]
  pictures?: FoundPictures
  is_yield_doubtful?: boolean
  is_time_doubtful?: boolean
}

/** The pictures that a reader finds, and whether the source names others that it does not bring. */
export type FoundPictures = { brought: readonly SourcePicture[]; names_others: boolean }

/** Applies the limits to a recipe; null where it has neither ingredients nor steps. */
export function tidyRecipe(recipe: FoundRecipe): SourceRecipe | null {
  const lines = takeLines(recipe.ingredients, SOURCE_LIMITS.ingredients, SOURCE_LIMITS.line)
  const parts = lines.map(
    ({ found, place }) => (found.part ?? recipe.parts?.[place])?.slice(0, SOURCE_LIMITS.part) ?? null,
  )
  const steps = takeLines(recipe.steps, SOURCE_LIMITS.steps, SOURCE_LIMITS.step)
  const titles = steps.map(({ found }) => found.title?.slice(0, SOURCE_LIMITS.step_title) ?? null)
  if (lines.length === 0 && steps.length === 0) return null
  const tip = (recipe.notes ?? [])
    .map((note) => note.trim())
    .filter(Boolean)
    .join('\n')
  const pictures = recipe.pictures ?? { brought: [], names_others: false }
  const time_minutes = within(recipe.time_minutes, 1, SOURCE_LIMITS.minutes)
  const doubts: Record<RecipeDoubt, boolean> = {
    portions: recipe.is_yield_doubtful === true,
    times: recipe.is_time_doubtful === true || (time_minutes ?? 0) > SOURCE_LIMITS.work,
    tip_cut: tip.length > SOURCE_LIMITS.tip,
    picture_left: pictures.brought.length === 0 && pictures.names_others,
    pictures_cut: pictures.brought.length > SOURCE_LIMITS.pictures,
  }
  return {
    name: oneLine(recipe.name).slice(0, SOURCE_LIMITS.name),
    headnote: cutAtSentence(oneLine(recipe.headnote), SOURCE_LIMITS.headnote),
    tip: cutAtSentence(tip, SOURCE_LIMITS.tip),
    portion_size: within(recipe.portion_size, 1, 100),
    time_minutes,
    resting_time: within(recipe.resting_time, 0, SOURCE_LIMITS.minutes),
    ingredients: lines.map(({ text }) => text),
    parts: parts.some((part) => part !== null) ? parts : [],
    doubtful_lines: lines.flatMap(({ found }, place) => (found.doubtful === true ? [place] : [])),
    steps: steps.map(({ text }) => text),
    step_titles: titles.some((title) => title !== null) ? titles : [],
    source_url: webAddress(recipe.source_url),
    aimed_iddsi_level: within(recipe.aimed_iddsi_level ?? null, 0, 7),
    labels: tidyLabels(recipe.labels ?? []),
    pictures: pictures.brought.slice(0, SOURCE_LIMITS.pictures),
    doubts: (Object.keys(doubts) as RecipeDoubt[]).filter((doubt) => doubts[doubt]),
  }
}

function tidyLabels(labels: readonly string[]): string[] {
  const each = new Map<string, string>()
  for (const label of labels) {
    const text = oneLine(label).slice(0, SOURCE_LIMITS.label)
    if (holdsWord(text) && !each.has(text.toLowerCase())) each.set(text.toLowerCase(), text)
  }
  return [...each.values()].slice(0, SOURCE_LIMITS.labels)
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

type Taken<Found> = { text: string; place: number; found: Found }

/** The first lines that contain a word, with their places; one beyond the limit, so that the caller can report that there were more. */
function takeLines<Found extends { text: string }>(
  lines: Iterable<string | Found>,
  count: number,
  length: number,
): Taken<Partial<Found>>[] {
  const taken: Taken<Partial<Found>>[] = []
  let place = 0
  for (const line of lines) {
    const found: Partial<Found> = typeof line === 'string' ? {} : line
    const text = (typeof line === 'string' ? line : line.text).trim().slice(0, length)
    if (holdsWord(text)) taken.push({ text, place, found })
    if (taken.length > count) break
    place += 1
  }
  return taken
}

/** Whether a line contains a letter or a digit. */
export function holdsWord(line: string): boolean {
  return /[\p{L}\p{N}]/u.test(line)
}

/**
 * The first recipes that are not null, each once: pages tell the same one in several blocks. One beyond the limit, which shows that
 * there are more.
 */
export function takeRecipes(found: Iterable<SourceRecipe | null>): SourceRecipe[] {
  const taken = new Map<string, SourceRecipe>()
  for (const recipe of found) {
    if (recipe === null) continue
    const key = JSON.stringify([recipe.name.toLowerCase(), recipe.ingredients, recipe.steps])
    const before = taken.get(key)
    taken.set(key, before === undefined ? recipe : completed(before, recipe))
    if (taken.size > SOURCE_LIMITS.recipes) break
  }
  return [...taken.values()]
}

/** What the first telling leaves out is taken from the second. */
function completed(recipe: SourceRecipe, other: SourceRecipe): SourceRecipe {
  return {
    ...recipe,
    headnote: recipe.headnote || other.headnote,
    tip: recipe.tip || other.tip,
    portion_size: recipe.portion_size ?? other.portion_size,
    time_minutes: recipe.time_minutes ?? other.time_minutes,
    resting_time: recipe.time_minutes === null ? other.resting_time : recipe.resting_time,
    source_url: recipe.source_url ?? other.source_url,
    labels: tidyLabels([...recipe.labels, ...other.labels]),
    pictures: recipe.pictures.length > 0 ? recipe.pictures : other.pictures,
  }
}

function within(value: number | null, min: number, max: number): number | null {
  return value !== null && Number.isInteger(value) && value >= min && value <= max ? value : null
}

/** Only http and https addresses are kept, since they become links. */
function webAddress(text: string | null): string | null {
  if (text === null || text.length > 2048 || !URL.canParse(text)) return null
  return /^https?:$/.test(new URL(text).protocol) ? text : null
}
