import { readFile } from 'node:fs/promises'
import { wordsOf } from '@zivina/czech/search-text'
import { readStarterFoods } from '@zivina/db/seed/catalogue/foods'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { LOOSE_NAMES } from './loose-names.ts'
import { calledFoods, gatheredFoods, misspeltFoods, namedFoods, namesOf, typedFoods } from './named-foods.ts'
import { isNoFood, NO_FOOD_NAMES } from './no-foods.ts'

const namesIn = async (name: string) =>
  Object.entries(
    z
      .record(z.string(), z.string())
      .parse(JSON.parse(await readFile(new URL(`../../../../../../../data/${name}.json`, import.meta.url), 'utf8'))),
  )
const told = await namesIn('food-names')
const agreed = await namesIn('food-line-names')
const searched = await namesIn('food-search-names')
const entries = [...told, ...agreed, ...searched]

const eachIn = (file: readonly [string, string][]) =>
  file.flatMap(([slugs, text]) => text.split('; ').map((name) => ({ name, slug: slugs.split(' ')[0] ?? '' })))

test('names point to foods of the table, each once', async () => {
  const known = new Set((await readStarterFoods()).map(({ food }) => food.slug))
  for (const [key] of entries) {
    const slugs = key.split(' ')
    expect(slugs.filter((slug) => !known.has(slug))).toEqual([])
    expect(new Set(slugs).size, key).toBe(slugs.length)
  }
})

test('no name stands for two lists of foods, and there are enough of them', () => {
  const names = entries.flatMap(([, text]) => text.split('; ').map((name) => wordsOf(name).join(' ')))
  expect(names.filter((name) => name === '')).toEqual([])
  const seen = new Set<string>()
  expect(names.filter((name) => seen.size === seen.add(name).size)).toEqual([])
  expect(names.length).toBeGreaterThan(20_000)
})

test('a name that only searches know is taken by no line and told by no page', () => {
  const names = eachIn(searched)
  expect(names.length).toBeGreaterThan(5_000)
  expect(names.filter(({ name }) => calledFoods(name)?.exact)).toEqual([])
  expect(names.filter(({ name, slug }) => namesOf(slug).includes(name))).toEqual([])
  expect(namedFoods('patate')[0]).toBe('brambory-syrove-loupane')
})

test('a name that a second reader agreed to is offered by lines, taken by none and told by no page', () => {
  const names = eachIn(agreed)
  expect(names.length).toBeGreaterThan(10_000)
  expect(names.filter(({ name }) => calledFoods(name)?.exact !== false)).toEqual([])
  expect(names.filter(({ name, slug }) => namesOf(slug).includes(name))).toEqual([])
  expect(calledFoods('zahtar')).toMatchObject({ slugs: ['zaatar'], exact: false })
  expect(calledFoods('malého parmazánku z Itálie')).toBeNull()
})

test('coffee of barley or rye is no chicory, which has no gluten', () => {
  for (const name of ['melta', 'žitná káva', 'Caro', 'ječmenná káva', 'obilná káva']) {
    expect(calledFoods(name)?.slugs ?? [], name).toEqual([])
  }
  expect(calledFoods('cikorka')?.slugs).toEqual(['cikorka-kavovinova-nahrazka-prasek'])
})

test('names are found as written, by their stems, as beginnings and with typing errors', () => {
  const potatoes = 'brambory-syrove-loupane'
  expect(namedFoods('Zemáky')[0]).toBe(potatoes)
  expect(namedFoods('zemáků')[0]).toBe(potatoes)
  expect(namedFoods('zem')).toEqual([])
  expect(namedFoods('')).toEqual([])
  expect(typedFoods('zemák')).toContain(potatoes)
  expect(typedFoods('ze')).toEqual([])
  expect(misspeltFoods('zemaki')[0]).toBe(potatoes)
  expect(misspeltFoods('šroubovák')).toEqual([])
})

test('of names with the same stems the one with as many words and as long as the text comes first', () => {
  expect(namedFoods('malinu')[0]).toBe('maliny')
  expect(namedFoods('hovězím vývarem')[0]).toMatch(/^vyvar-hovezi/)
  expect(namedFoods('brezlí')[0]).toBe('strouhanka')
})

test('what begins with a text is offered by the first meaning of each name before second ones', () => {
  expect(typedFoods('krup')).toEqual(expect.arrayContaining(['kroupy-jecne', 'psenicna-krupice']))
})

test('no word that is no food is a name, or the beginning of a food of the table', async () => {
  const names = new Set(entries.flatMap(([, text]) => text.split('; ').map((name) => wordsOf(name).join(' '))))
  const foods = (await readStarterFoods()).map(({ food }) => wordsOf(food.name).join(' '))
  const wrong = NO_FOOD_NAMES.filter((word) => names.has(word) || foods.some((food) => food.startsWith(word)))
  expect(wrong).toEqual([])
  expect(isNoFood('Hodinky')).toBe(true)
  expect(isNoFood('hodinky a mléko')).toBe(false)
})

test('y and i, and doubled letters, are one name; words of several names of a food are gathered', () => {
  expect(namedFoods('ríže')[0]).toBe('ryze-dlouhozrnna-sucha')
  expect(namedFoods('kari korreni')).toEqual(namedFoods('kari koření'))
  expect(gatheredFoods('Omega ztužený tuk')[0]).toBe('ztuzeny-rostlinny-tuk-na-smazeni')
  expect(gatheredFoods('rybí mléko')).toEqual([])
  expect(gatheredFoods('mléko')).toEqual([])
})

test('a line gets what people call one kind of food, not a loose name', () => {
  expect(calledFoods('Granko')).toMatchObject({
    slugs: [expect.stringMatching(/^kakaovy-napoj/)],
    exact: true,
    loose: false,
  })
  expect(calledFoods('granka')?.exact ?? false).toBe(false)
  expect(calledFoods('sambal')).toMatchObject({ slugs: [], loose: true })
  expect(calledFoods('ryba')).toMatchObject({ slugs: [], loose: false })
  expect(calledFoods('šroubovák')).toBeNull()
  expect(LOOSE_NAMES.size).toBeGreaterThan(200)
})
