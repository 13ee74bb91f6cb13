import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addPlace,
  addPlaces,
  addPosting,
  allPlaces,
  countPlaces,
  dropPlaces,
  hasPlace,
  keepPlaces,
  keepWithin,
  listPlaces,
  noPlaces,
} from './places.ts'

const SIZE = 100
const some = fc.uniqueArray(fc.nat(SIZE - 1))

function placesOf(list: readonly number[]) {
  const places = noPlaces(SIZE)
  for (const place of list) addPlace(places, place)
  return places
}

const ascending = (list: Iterable<number>) => [...list].sort((a, b) => a - b)

test('sets of places are combined as sets are', () => {
  fc.assert(
    fc.property(some, some, fc.nat(SIZE), fc.nat(SIZE), (one, other, limit, offset) => {
      const changed = (change: typeof addPlaces) => {
        const places = placesOf(one)
        change(places, placesOf(other))
        return listPlaces(places, SIZE)
      }
      expect(changed(addPlaces)).toEqual(ascending(new Set([...one, ...other])))
      expect(changed(keepPlaces)).toEqual(ascending(one.filter((place) => other.includes(place))))
      expect(changed(dropPlaces)).toEqual(ascending(one.filter((place) => !other.includes(place))))
      expect(changed((places) => addPosting(places, { list: Uint32Array.from(other) }))).toEqual(changed(addPlaces))
      expect(listPlaces(placesOf(one), limit, offset)).toEqual(ascending(one).slice(offset, offset + limit))
      expect(countPlaces(placesOf(one))).toBe(one.length)
      expect(one.every((place) => hasPlace(placesOf(one), place))).toBe(true)
    }),
  )
})

test('places are left by the range of their numbers', () => {
  const numbers = Int16Array.from({ length: SIZE }, (_, place) => (place * 37) % 101)
  fc.assert(
    fc.property(some, fc.nat(100), fc.nat(100), (list, min, max) => {
      const places = placesOf(list)
      keepWithin(places, numbers, min, max)
      const passing = list.filter((place) => (numbers[place] ?? 0) >= min && (numbers[place] ?? 0) <= max)
      expect(listPlaces(places, SIZE)).toEqual(ascending(passing))
    }),
  )
})

test('all places are those below the size', () => {
  for (const size of [0, 1, 31, 32, 33, 64, 100]) expect(countPlaces(allPlaces(size))).toBe(size)
})
