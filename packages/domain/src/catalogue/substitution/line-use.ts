import { normalizeSearch } from '@zivina/czech/search-text'
import type { Segment } from '@zivina/nutrition/segments'
import type { CookingType } from '#domain/catalogue/cooking.ts'
import type { MealType } from '#domain/catalogue/meal-types.ts'
import type { CulinaryRole } from './roles.ts'

/** What a recipe tells of the use of one of its lines. */
export type DescribedLine = {
  /** What the steps call the food, without the state or brand. */
  name: string
  segment: Segment
  cooking_type: CookingType
  meal_types: readonly MealType[]
  /** All titles and texts of the steps. */
  steps: readonly string[]
}

/** A dish with dough tells so in whatever step; „těstoviny“ and „formujte“ are no dough. */
const DOUGH = /\btest(?:o|a|u|em)\b|\b(?:u|pro)?hnet|buchet|kolac|vymaz|\bform(?:a|u|y)\b/

/** Stems of instructions and of what is made, without accents, and the roles they speak for. */
const STEMS: readonly (readonly [RegExp, readonly CulinaryRole[]])[] = [
  [/smaz|osmah|restuj|orest|opec|opek|panv|rozpal/, ['frying_fat']],
  [DOUGH, ['baking_fat', 'flour', 'binder', 'leavening']],
  [/salat|zalivk|dresin|pokape/, ['cold_oil', 'acid']],
  [/namaz|potre|chleb|rohlik/, ['spread']],
  [/zahust|jisk|zahoust|zasmaz/, ['thickener']],
  [/slehej|slehan|uslehe|vyslehej/, ['whipped']],
  [/obal|strouhank|posyp/, ['coating']],
  [/karbanat|sekan|promichej.*vejc|vejc.*promichej/, ['binder']],
  [/omack|polevk|zjemn|prilij/, ['cream', 'liquid', 'milk']],
  [/koktejl|rozmixuj.*napoj|sklenic/, ['milk_drink']],
]
const SEGMENT_ROLES: Partial<Record<Segment, readonly CulinaryRole[]>> = {
  Dough: ['baking_fat', 'flour', 'binder', 'leavening'],
  Crust: ['baking_fat', 'flour', 'coating'],
  Sauce: ['thickener', 'cream', 'tomato'],
  Cream: ['whipped', 'cream', 'fresh_cheese'],
  Thickener: ['thickener'],
  Side: ['side'],
  Dip: ['soured', 'cold_oil'],
  Marinade: ['cold_oil', 'acid'],
}
/** Shorter words are stems of too many others. */
const STEM_LENGTH = 4

/**
 * How much a recipe speaks for a role of one of its lines: the part of the recipe counts three, and each kind of instruction in a step
 * that names the food counts two. Where no step names it, all steps are read. Dough anywhere in the recipe counts one.
 */
export function votesOfLine(line: DescribedLine): (role: CulinaryRole) => number {
  const votes = new Map<CulinaryRole, number>()
  const vote = (roles: readonly CulinaryRole[], weight: number) => {
    for (const role of roles) votes.set(role, (votes.get(role) ?? 0) + weight)
  }
  vote(SEGMENT_ROLES[line.segment] ?? [], 3)
  if (line.meal_types.includes('Drinks')) vote(['milk_drink', 'drink'], 3)
  if (line.cooking_type === 'Cold') vote(['cold_oil', 'spread', 'soured'], 1)
  const steps = stepsNaming(line)
  for (const [pattern, roles] of STEMS) if (steps.some((step) => pattern.test(step))) vote(roles, 2)
  if (line.steps.some((step) => DOUGH.test(normalizeSearch(step)))) vote(['baking_fat', 'flour', 'leavening'], 1)
  return (role) => votes.get(role) ?? 0
}

/** The roles in the order in which the recipe speaks for them; equal ones keep their order. */
export function rankRoles<R extends { role: CulinaryRole }>(
  roles: readonly R[],
  use: (role: CulinaryRole) => number,
): R[] {
  return roles.toSorted((a, b) => use(b.role) - use(a.role))
}

function stepsNaming({ name, steps }: DescribedLine): string[] {
  const texts = steps.map(normalizeSearch)
  const stems = normalizeSearch(name)
    .split(/[^a-z]+/)
    .filter((word) => word.length >= STEM_LENGTH)
    .map((word) => word.slice(0, STEM_LENGTH))
  const naming = texts.filter((text) => stems.some((stem) => text.includes(stem)))
  return naming.length > 0 ? naming : texts
}
