import { type Impossibility, type KeptMeals, type PlanRequest, REQUEST_VERSION } from './plan-request.ts'

/** A request as it may be stored: one from before there were versions has none, and is of version 1. */
export type StoredRequest = Omit<PlanRequest, 'version'> & { version?: number }

type WithStored<Value extends { request: PlanRequest }> = Omit<Value, 'request'> & { request: StoredRequest }

/** Impossibilities and kept meals as they may be stored: a later process than that of the proposal may have added them. */
export type StoredImpossibility = Omit<Impossibility, 'loosenings'> & {
  loosenings: readonly WithStored<Impossibility['loosenings'][number]>[]
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

/** A stored request as this planner takes it. @throws NewerRequest */
export function readRequest({ version = 1, ...request }: StoredRequest): PlanRequest {
  if (version > REQUEST_VERSION) throw new NewerRequest(version)
  return { ...request, version: REQUEST_VERSION }
}

/** A stored impossibility with requests as this planner takes them. @throws NewerRequest */
export function readImpossibility(stored: StoredImpossibility): Impossibility {
  return {
    ...stored,
    loosenings: stored.loosenings.map((loosening) => ({ ...loosening, request: readRequest(loosening.request) })),
  }
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
