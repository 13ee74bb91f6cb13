import { beforeAll, expect, test } from 'vitest'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'
import { RETIRED_TAGS } from '../packages/domain/src/catalogue/filter/former-tags.ts'
import { SEGMENT_LABELS } from '../packages/domain/src/catalogue/segment-labels.ts'

let recipes: Awaited<ReturnType<typeof readRecipeFiles>>
beforeAll(async () => {
  recipes = await readRecipeFiles()
})

test('no recipe has a tag that says the same as a filter', () => {
  const repeated = recipes.filter(({ tags }) => tags.some((tag) => RETIRED_TAGS.includes(tag)))
  expect(repeated.map(({ slug }) => slug)).toEqual([])
})

test('tags that are proper names have a capital, all others do not', () => {
  const capitals = [...new Set(recipes.flatMap(({ tags }) => tags))].filter((tag) => tag !== tag.toLowerCase())
  expect(capitals.sort(new Intl.Collator('cs').compare)).toEqual([
    'Asie',
    'Balkán',
    'Francie',
    'Indie',
    'Itálie',
    'Mexiko',
    'Středomoří',
    'Vánoce',
    'Velikonoce',
  ])
})

test('flour, egg and crumbs of the schnitzels are a coating', () => {
  const schnitzels = recipes.find(({ slug }) => slug === 'kureci-rizky-s-bramborovou-kasi')
  const coating = schnitzels?.ingredients.filter(({ ingredient }) => /mouka|vejce|strouhanka/.test(ingredient)) ?? []
  expect(coating.map(({ segment }) => SEGMENT_LABELS[segment])).toEqual(Array(3).fill('Obal a\u00a0kůrka'))
})

test('the dough of the crumble is no crust, and neither is the tofu that is coated', () => {
  const segmentOf = (recipe: string, food: string) =>
    recipes.find(({ slug }) => slug === recipe)?.ingredients.find(({ ingredient }) => ingredient === food)?.segment
  expect(segmentOf('rebarborova-drobenka-s-tvarohovym-kremem', 'ovesne-vlocky')).toBe('Dough')
  expect(segmentOf('sklenene-nudle-s-tofu-a-arasidovou-omackou', 'tofu-uzene')).toBe('Main')
})

/** The first three words without punctuation, which a reader of a list sees repeat. */
const opening = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, 3)
    .join(' ')

const repeatedIn = (texts: readonly string[]) => {
  const openings = texts.map(opening)
  return openings.filter((words, at) => openings.indexOf(words) !== at)
}

test('every recipe has a headnote, a tip and its storage, no two headnotes or tips begin with the same three words', () => {
  const bare = recipes.filter((recipe) => !recipe.headnote || !recipe.tip || !recipe.storage)
  expect(bare.map(({ slug }) => slug)).toEqual([])
  expect(repeatedIn(recipes.flatMap(({ headnote }) => headnote ?? []))).toEqual([])
  expect(repeatedIn(recipes.flatMap(({ tip }) => tip ?? []))).toEqual([])
})

test('a retired recipe names another one that is in the lists', () => {
  const listed = recipes.filter(({ duplicate_of }) => duplicate_of === null).map(({ slug }) => slug)
  const retired = recipes.filter(({ duplicate_of }) => duplicate_of !== null)
  expect(retired.filter(({ duplicate_of }) => !listed.includes(duplicate_of ?? '')).map(({ slug }) => slug)).toEqual([])
})
