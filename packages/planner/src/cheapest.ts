/** A dish by its place, and what it costs to choose it. */
export type Costed = { place: number; cost: number }

/** The cheapest of many, in their order; of equal ones those that came first. It holds at most twice as many as are kept. */
export class Cheapest {
  readonly #most: number
  #kept: Costed[] = []
  #limit = Number.POSITIVE_INFINITY

  /** @param most how many are kept */
  constructor(most: number) {
    this.#most = most
  }

  add(place: number, cost: number): void {
    if (cost >= this.#limit) return
    this.#kept.push({ place, cost })
    if (this.#kept.length >= 2 * this.#most) this.#cut()
  }

  /** Those kept, cheapest first. */
  sorted(): Costed[] {
    this.#cut()
    return this.#kept
  }

  #cut(): void {
    this.#kept.sort((one, other) => one.cost - other.cost)
    if (this.#kept.length < this.#most) return
    this.#kept.length = this.#most
    this.#limit = this.#kept.at(-1)?.cost ?? Number.POSITIVE_INFINITY
  }
}
