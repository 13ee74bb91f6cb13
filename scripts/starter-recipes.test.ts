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
