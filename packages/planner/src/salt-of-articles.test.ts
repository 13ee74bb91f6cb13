import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SALT_LIMIT_GRAMS } from '@zivina/nutrition/salt-limit'
import { expect, test } from 'vitest'
import { MACRO_CASES } from '#fixtures/plan-macros.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8').replaceAll('\u00a0', ' ')

/** What texts say of an adult's salt a day. */
test.each([
  ['content/articles/sul-a-krevni-tlak.md', 'méně než 5 g soli denně'],
  ['content/articles/sul-a-krevni-tlak.md', 'asi 3 g soli, tři pětiny denního množství'],
  ['content/articles/jak-cist-etikety-potravin.md', 'cílem je méně než 5 g denně'],
])('%s: „%s“ is the number that plans keep', (path, phrase) => {
  expect(read(path)).toContain(phrase)
  expect(SALT_LIMIT_GRAMS).toBe(5)
})

/** Weeks of narrow diets for which none was found that keeps their rules with so little: they have 6 g. */
const WITH_MORE = ['bezlepkove-hubnuti', 'setrici-tyden', 'pri-dne']

test('every ready-made week but three, and every usual band of plans, has that limit or a lower one', () => {
  const plans: { slug: string; request: { bands: { nutrient: string; to: number | null }[] } }[] = JSON.parse(
    read('data/ready-plans.json'),
  )
  const mostOf = (bands: readonly { nutrient: string; to: number | null }[]) =>
    bands.find(({ nutrient }) => nutrient === 'salt')?.to ?? Number.POSITIVE_INFINITY
  expect(plans.length).toBeGreaterThan(20)
  expect(plans.filter(({ request }) => mostOf(request.bands) > SALT_LIMIT_GRAMS).map(({ slug }) => slug)).toEqual(
    WITH_MORE,
  )
  expect(mostOf(MACRO_CASES.balanced(8000))).toBe(SALT_LIMIT_GRAMS)
})
