import {
  ANY_PORTIONS,
  type Impossibility,
  type KeptMeals,
  type Loosening,
  type PlanRequest,
  REQUEST_VERSION,
  type Wish,
} from './plan-request.ts'

/** What requests of version 2 have beside those of version 1. */
type Added = 'day_share' | 'portions' | 'week_rules'

/**
 * A request as it may be stored: one from before there were versions has none, and is of version 1. Those of version 1 know no part of a day, no
 * range of portions, no rules of a week and no habits, and a recipe may be cooked as often as it is served.
 */
export type StoredRequest = Omit<PlanRequest, 'version' | Added | 'variety' | 'weights'> &
  Partial<Pick<PlanRequest, Added>> & {
    version?: number
    variety: Omit<PlanRequest['variety'], 'cooked_times_a_week' | 'days_apart'> & Partial<PlanRequest['variety']>
    weights: Omit<PlanRequest['weights'], 'habits' | 'week'> & Partial<PlanRequest['weights']>
  }

type WithStored<Value extends { request: PlanRequest }> = Omit<Value, 'request'> & { request: StoredRequest }

/** In version 1 each weekday had a wish of its own. */
type StoredWish = Wish | { kind: 'cooking_minutes'; weekday: number; minutes: number }
type StoredLoosening = Omit<WithStored<Loosening>, 'wish'> & { wish: StoredWish }

/** Impossibilities and kept meals as they may be stored: a later process than that of the proposal may have added them. */
export type StoredImpossibility = Omit<Impossibility, 'clash' | 'loosenings'> & {
  clash: readonly StoredWish[]
  loosenings: readonly StoredLoosening[]
}
export type StoredKeptMeals = Omit<WithStored<KeptMeals>, 'impossibility'> & {
  impossibility: StoredImpossibility | null
}

/** A stored request is of a version that this planner does not know: a newer release of the product stored it. */
export class NewerRequest extends Error {
  constructor(version: number) {
    super(`A stored request is of version ${version}; this planner reads versions up to ${REQUEST_VERSION}`)
    this.name = 'NewerRequest'
  }
}

/** A stored request as this planner takes it: it asks for what it asked for when it was stored. @throws NewerRequest */
export function readRequest({ version = 1, ...request }: StoredRequest): PlanRequest {
  if (version > REQUEST_VERSION) throw new NewerRequest(version)
  const { variety, weights } = request
  return {
    day_share: 1,
    portions: ANY_PORTIONS,
    week_rules: [],
    ...request,
    variety: { cooked_times_a_week: variety.recipe_times_a_week, days_apart: 1, ...variety },
    weights: { habits: 0, week: 0, ...weights },
    version: REQUEST_VERSION,
  }
}

/** A stored impossibility with requests as this planner takes them. @throws NewerRequest */
export function readImpossibility(stored: StoredImpossibility): Impossibility {
  return {
    ...stored,
    clash: stored.clash.map(readWish),
    loosenings: stored.loosenings.map((loosening) => ({
      ...loosening,
      wish: readWish(loosening.wish),
      request: readRequest(loosening.request),
    })),
  }
}

function readWish(wish: StoredWish): Wish {
  if (!('weekday' in wish)) return wish
  const { weekday, ...rest } = wish
  return { ...rest, weekdays: [weekday] }
}

/** Stored kept meals with requests as this planner takes them. @throws NewerRequest */
export function readKept(stored: StoredKeptMeals): KeptMeals {
  const { request, impossibility } = stored
  return {
    ...stored,
    request: readRequest(request),
    impossibility: impossibility === null ? null : readImpossibility(impossibility),
  }
}
