/**
 * A set of places (numbers from 0), a bit for each: sets of many places are combined by a word of 32 at a time.
 */
export type Places = Uint32Array

/** The places of one word or one value: in their order, or where there are many of them as a set. */
export type Posting = { list: Uint32Array } | { set: Places }

export function noPlaces(size: number): Places {
  return new Uint32Array((size + 31) >>> 5)
}

/** The places from 0 to `size`. */
export function allPlaces(size: number): Places {
  const places = noPlaces(size).fill(0xffffffff)
  if (size % 32 > 0) places[places.length - 1] = 2 ** (size % 32) - 1
  return places
}

export function hasPlace(places: Places, place: number): boolean {
  return (((places[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1
}

export function addPlace(places: Places, place: number): void {
  places[place >>> 5] = (places[place >>> 5] ?? 0) | (1 << (place & 31))
}

export function addPosting(places: Places, posting: Posting): void {
  if ('list' in posting) for (const place of posting.list) addPlace(places, place)
  else addPlaces(places, posting.set)
}

/** Adds an amount to the number of each of the places. */
export function addToEach(numbers: Uint16Array, posting: Posting, amount: number): void {
  if ('list' in posting) {
    for (const place of posting.list) numbers[place] = (numbers[place] as number) + amount
    return
  }
  eachPlace(posting.set, (place) => {
    numbers[place] = (numbers[place] as number) + amount
  })
}

/** Calls `see` with each place, in their order. */
export function eachPlace(places: Places, see: (place: number) => void): void {
  for (let at = 0; at < places.length; at += 1) {
    for (let left = places[at] ?? 0; left !== 0; left &= left - 1) see((at << 5) + 31 - Math.clz32(left & -left))
  }
}

export function addPlaces(places: Places, others: Places): void {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) | (others[at] ?? 0)
}

/** Leaves the places that are in both sets. */
export function keepPlaces(places: Places, others: Places): void {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) & (others[at] ?? 0)
}

export function keepPosting(places: Places, posting: Posting): void {
  if ('set' in posting) {
    keepPlaces(places, posting.set)
    return
  }
  const kept = posting.list.filter((place) => hasPlace(places, place))
  places.fill(0)
  for (const place of kept) addPlace(places, place)
}

/** Whether one of the places passes a test. */
export function findPlace(places: Places, passes: (place: number) => boolean): boolean {
  for (const [at, word] of places.entries()) {
    for (let left = word; left !== 0; left &= left - 1) {
      if (passes((at << 5) + 31 - Math.clz32(left & -left))) return true
    }
  }
  return false
}

/** Takes the places of the other set out. */
export function dropPlaces(places: Places, others: Places): void {
  for (let at = 0; at < places.length; at += 1) places[at] = (places[at] ?? 0) & ~(others[at] ?? 0)
}

/** Leaves the places for which a number is within the range. */
export function keepWithin(places: Places, numbers: Int16Array | Int32Array, min: number, max: number): void {
  for (let at = 0; at < places.length; at += 1) {
    let left = places[at] ?? 0
    let kept = left
    while (left !== 0) {
      const bit = left & -left
      const value = numbers[(at << 5) + 31 - Math.clz32(bit)] ?? 0
      if (value < min || value > max) kept ^= bit
      left ^= bit
    }
    places[at] = kept
  }
}

/** How many places there are. */
export function countPlaces(places: Places): number {
  let count = 0
  for (const word of places) {
    let bits = word - ((word >>> 1) & 0x55555555)
    bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
    count += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
  }
  return count
}

/** A page of the places, in their order. */
export function listPlaces(places: Places, limit: number, offset = 0): number[] {
  const found: number[] = []
  let skipped = 0
  for (let at = 0; at < places.length && found.length < limit; at += 1) {
    let left = places[at] ?? 0
    while (left !== 0 && found.length < limit) {
      const bit = left & -left
      if (skipped < offset) skipped += 1
      else found.push((at << 5) + 31 - Math.clz32(bit))
      left ^= bit
    }
  }
  return found
}
