import { Cheapest, type Costed } from './cheapest.ts'
import type { Dishes } from './dishes.ts'
import type { Candidate, PlanRequest } from './plan-request.ts'

/** What each dish of the same group already chosen adds to the cost of the next. */
const ALIKE = 0.1

/**
 * Places of good and different dishes of one meal. Half of them are simply the best. For the other half, dishes are sorted into cells by
 * whether they have more or less of each bounded nutrient for their energy than the day needs, and by whether they are quick; the
 * cells take turns to give their best, so that whatever the other meals lack can be found. The seed decides between dishes about
 * as good.
 * @param candidates what the places of the dishes mean
 */
export function chooseDishes(
  request: PlanRequest,
  candidates: readonly Candidate[],
  dishes: Dishes,
  count: number,
): readonly number[] {
  if (dishes.places.length <= count) return dishes.places
  const turns = new Turns(candidates)
  const cells = cheapestOfCells(request, dishes, count)
  const cheapest = cells.flat().sort((one, other) => one.cost - other.cost || one.place - other.place)
  const best = turns.take([cheapest.slice(0, count)], Math.ceil(count / 2))
  const chosen = new Set(best)
  const queues = cells.map((cell) => cell.filter(({ place }) => !chosen.has(place)))
  return [...best, ...turns.take(queues, count - best.length)]
}

/** The cheapest `count` of each cell, in the order of the cells' numbers; a cell may hold most of a large catalogue. */
function cheapestOfCells(request: PlanRequest, { places, costs, kinds, minutes }: Dishes, count: number): Costed[][] {
  const quick = request.cooking_minutes.some((limit) => limit !== null) ? median(minutes) : Number.NEGATIVE_INFINITY
  const cells: (Cheapest | undefined)[] = []
  for (let dish = 0; dish < places.length; dish++) {
    const number = 2 * (kinds[dish] as number) + ((minutes[dish] as number) <= quick ? 1 : 0)
    let cell = cells[number]
    if (cell === undefined) {
      cell = new Cheapest(count)
      cells[number] = cell
    }
    cell.add(places[dish] as number, costs[dish] as number)
  }
  return cells.filter((cell) => cell !== undefined).map((cell) => cell.sorted())
}

/** The middle of the known minutes; 0 where none are. */
function median(minutes: readonly number[]): number {
  const known = Float64Array.from(minutes.filter(Number.isFinite)).sort()
  return known[Math.floor(known.length / 2)] ?? 0
}

/** Takes dishes off queues in turns, where those of groups that were taken before cost more. */
class Turns {
  readonly #candidates: readonly Candidate[]
  readonly #alike = new Map<string, number>()

  constructor(candidates: readonly Candidate[]) {
    this.#candidates = candidates
  }

  /** @param queues each cheapest first; what is taken leaves them */
  take(queues: readonly Costed[][], count: number): number[] {
    const taken: number[] = []
    while (taken.length < count && queues.some((queue) => queue.length > 0)) {
      for (const queue of queues) {
        const best = taken.length < count ? this.#takeBest(queue) : null
        if (best !== null) taken.push(best)
      }
    }
    return taken
  }

  #takeBest(queue: Costed[]): number | null {
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (const [at, { place, cost }] of queue.entries()) {
      if (cost >= least) break
      const total = cost + ALIKE * (this.#alike.get(this.#groupOf(place) ?? '') ?? 0)
      if (total >= least) continue
      best = at
      least = total
    }
    const [taken] = best < 0 ? [] : queue.splice(best, 1)
    if (taken === undefined) return null
    const group = this.#groupOf(taken.place)
    if (group !== null) this.#alike.set(group, (this.#alike.get(group) ?? 0) + 1)
    return taken.place
  }

  #groupOf(place: number): string | null {
    return this.#candidates[place]?.group ?? null
  }
}
