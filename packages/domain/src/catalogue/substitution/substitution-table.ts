import { type FoodState, weighsAlike } from './food-state.ts'
import type { CulinaryRole } from './roles.ts'

/**
 * How a ratio is known: `published` in a source, `computed` from the composition of the foods, on a `label`, a `common` kitchen rule
 * whose source is not known, or an `editorial` estimate of ours.
 */
export const RATIO_KINDS = ['published', 'computed', 'label', 'common', 'editorial'] as const
export type RatioKind = (typeof RATIO_KINDS)[number]
export type RatioSource = { title: string; citation: string; kind: RatioKind }

/** One food of a set. `amount` is the mass that does what 100 g of the set's reference does; a bare number is the amount alone. */
type Member = number | { amount: number; remark?: string; only?: 'substitute'; source?: string }

/** Foods that replace each other in a role. */
type SubstitutionSet = {
  id: string
  role: CulinaryRole
  /** Key of the source that holds for the members that name none. */
  source: string
  /** What is converted where the set holds foods of several states; without it all weigh alike. */
  conversion?: string
  /** By slug of the food. */
  foods: Readonly<Record<string, Member>>
}

/** The content of `data/substitutions.json`. */
export type SubstitutionFile = {
  sources: Readonly<Record<string, RatioSource>>
  states: Readonly<Record<FoodState, readonly string[]>>
  sets: readonly SubstitutionSet[]
}

/** A food that may replace another in a role. */
export type Substitute = {
  role: CulinaryRole
  slug: string
  /** Mass of the substitute for one unit of mass of the original. */
  ratio: number
  state: FoodState
  /** What is converted, where the substitute is in a state that weighs otherwise; null where it is not. */
  conversion: string | null
  /** What changes in texture, taste or steps; null where nothing worth saying does. */
  remark: string | null
  source: RatioSource
}

export type SubstitutionTable = {
  stateOf: (slug: string) => FoodState | null
  /** All substitutes of a food, role by role in the order of the file; none for a food that is in no set. */
  substitutesOf: (slug: string) => readonly Substitute[]
}

/** @throws RangeError where a set names an unknown source or a food without a state, or crosses states without saying so */
export function compileSubstitutions({ sources, states, sets }: SubstitutionFile): SubstitutionTable {
  const stateBySlug = new Map<string, FoodState>()
  for (const [state, slugs] of Object.entries(states) as [FoodState, readonly string[]][]) {
    for (const slug of slugs) stateBySlug.set(slug, state)
  }
  const stateOf = (slug: string) => {
    const state = stateBySlug.get(slug)
    if (state === undefined) throw new RangeError(`No state of ${slug}`)
    return state
  }
  const bySlug = new Map<string, Substitute[]>()
  for (const set of sets) {
    for (const [slug, member] of Object.entries(set.foods)) {
      if (describe(member).only === 'substitute') continue
      const found = bySlug.get(slug) ?? []
      bySlug.set(slug, found)
      for (const substitute of substitutesIn(set, slug, sources, stateOf)) {
        // The first set of a role decides: later ones add foods of other states.
        if (!found.some(({ role, slug: known }) => role === substitute.role && known === substitute.slug)) {
          found.push(substitute)
        }
      }
    }
  }
  return { stateOf: (slug) => stateBySlug.get(slug) ?? null, substitutesOf: (slug) => bySlug.get(slug) ?? [] }
}

type Described = Exclude<Member, number>

function describe(member: Member): Described {
  return typeof member === 'number' ? { amount: member } : member
}

function substitutesIn(
  set: SubstitutionSet,
  slug: string,
  sources: SubstitutionFile['sources'],
  stateOf: (slug: string) => FoodState,
): Substitute[] {
  const original = describe(set.foods[slug] ?? 0)
  const others = Object.entries(set.foods).filter(([other]) => other !== slug)
  return others.map(([other, member]) => {
    const described = describe(member)
    const isAlike = weighsAlike(stateOf(slug), stateOf(other))
    if (!isAlike && set.conversion === undefined)
      throw new RangeError(`${set.id}: ${slug} and ${other} weigh otherwise`)
    return {
      role: set.role,
      slug: other,
      ratio: described.amount / original.amount,
      state: stateOf(other),
      conversion: isAlike ? null : (set.conversion ?? null),
      // What is said of both alike is no difference.
      remark: described.remark === original.remark ? null : (described.remark ?? null),
      source: weakest([original, described].map(({ source = set.source }) => sourceOf(sources, source, set.id))),
    }
  })
}

function sourceOf(sources: SubstitutionFile['sources'], key: string, set: string): RatioSource {
  const source = sources[key]
  if (source === undefined) throw new RangeError(`${set}: no source ${key}`)
  return source
}

/** A ratio is known no better than the worse known of its two amounts. */
function weakest(sources: readonly RatioSource[]): RatioSource {
  return sources.reduce((worst, one) => (RATIO_KINDS.indexOf(one.kind) > RATIO_KINDS.indexOf(worst.kind) ? one : worst))
}
