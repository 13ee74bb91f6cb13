import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readFile, readPage } from './read-source.ts'

// Sizes of real exports and pages, which the limits must allow.

const fill = <Value>(length: number, make: (index: number) => Value) =>
  Array.from({ length }, (_, index) => make(index))
const json = (value: unknown) => Buffer.from(JSON.stringify(value))
const read = (data: Uint8Array) => readFile(Buffer.from(data), () => ({ amount: null, unit: null }))

const STEP = 'Cibuli nakrájíme nadrobno, na sádle ji necháme zesklovatět a přidáme maso nakrájené na kostky. '
const INGREDIENTS = fill(25, (index) => `${index + 1} lžíce dobré přísady č. ${index}`)

const schema = (index: number) => ({
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: `Recept ${index}`,
  nutrition: { '@type': 'NutritionInformation', calories: '250 kcal', fatContent: '10 g' },
  recipeIngredient: INGREDIENTS,
  recipeInstructions: fill(12, (step) => ({ '@type': 'HowToStep', text: `${step}. ${STEP.repeat(3)}` })),
})
const mealie = (index: number) => ({
  name: `Recept ${index}`,
  recipeIngredient: INGREDIENTS.map((originalText, place) => ({
    quantity: 1,
    unit: { id: place, name: 'lžíce' },
    food: { id: place, name: 'přísada', extras: {}, aliases: [] },
    note: '',
    display: originalText,
    originalText,
    referenceId: `${index}-${place}`,
  })),
  recipeInstructions: fill(12, (step) => ({ id: step, title: '', text: STEP.repeat(3), ingredientReferences: [] })),
})
const tandoor = (index: number) => ({
  name: `Recept ${index}`,
  servings: 4,
  working_time: 20,
  waiting_time: 0,
  steps: fill(12, (step) => ({
    instruction: STEP.repeat(3),
    ingredients: [{ food: { name: `přísada ${step}` }, unit: { name: 'g' }, amount: 100, note: '' }],
  })),
})
const paprika = (index: number) => ({
  name: `Recept ${index}`,
  ingredients: INGREDIENTS.join('\n'),
  directions: fill(12, () => STEP).join('\n'),
  photo_data: fill(400, (part) => createHash('sha256').update(`${index} ${part}`).digest('base64')).join(''),
})

describe('an export of hundreds of recipes', () => {
  const files = <Value>(count: number, name: (index: number) => string, make: (index: number) => Value) =>
    Object.fromEntries(fill(count, (index) => [name(index), make(index)]))

  it.each<[what: string, make: () => Uint8Array, ingredients: number]>([
    ['JSON-LD in one file', () => json(fill(800, schema)), 25],
    ['Mealie in one file', () => json(fill(400, mealie)), 25],
    ['Tandoor in one file', () => json(fill(800, tandoor)), 12],
    [
      'Mealie in an archive',
      () =>
        zipSync(
          files(
            500,
            (index) => `recipes/${index}/${index}.json`,
            (index) => json(mealie(index)),
          ),
        ),
      25,
    ],
    [
      'Tandoor in archives in an archive',
      () =>
        zipSync(
          files(
            500,
            (index) => `${index}.zip`,
            (index) => zipSync({ 'recipe.json': json(tandoor(index)) }),
          ),
        ),
      12,
    ],
    [
      'Paprika with photographs, gzipped in an archive',
      () =>
        zipSync(
          files(
            200,
            (index) => `${index}.paprikarecipe`,
            (index) => gzipSync(json(paprika(index))),
          ),
          { level: 0 },
        ),
      25,
    ],
    [
      'Nextcloud Cookbook with photographs',
      () =>
        zipSync({
          ...files(
            600,
            (index) => `Recepty/${index}/recipe.json`,
            (index) => json(schema(index)),
          ),
          ...files(
            600,
            (index) => `Recepty/${index}/thumb.jpg`,
            () => new Uint8Array(2000),
          ),
        }),
      25,
    ],
  ])('of %s gives the first ten, and reports that there are more', async (_, make, ingredients) => {
    const { recipes, more } = await read(make())
    expect(recipes.map(({ name }) => name)).toEqual(fill(10, (index) => `Recept ${index}`))
    expect(more).toBe(true)
    for (const recipe of recipes) {
      expect([recipe.ingredients.length, recipe.steps.length]).toEqual([ingredients, 12])
    }
  })
})

describe('a page of three megabytes', () => {
  const card = (index: number) =>
    `<div class="card" data-id="${index}"><a href="/recept/neco-dobreho-${index}" title="Něco dobrého">Něco dobrého &amp; levného</a>` +
    `<p>Popis receptu, který stojí vedle.</p><svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg></div>`
  const rest = fill(13_500, card).join('')
  const script = `<script>${'window.data = {"a": [1, 2, 3]};'.repeat(10_000)}</script>`

  it('is at least that large', () => {
    expect(Buffer.byteLength(rest)).toBeGreaterThan(2.9 * 1024 * 1024)
  })

  it.each([
    ['JSON-LD', `<script type="application/ld+json">${JSON.stringify(schema(1))}</script>`],
    [
      'microdata',
      `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Recept 1</h1>
        <ul>${INGREDIENTS.map((line) => `<li itemprop="recipeIngredient">${line}</li>`).join('')}</ul>
        <div itemprop="recipeInstructions">${fill(12, () => `<p>${STEP}</p>`).join('')}</div></div>`,
    ],
  ])('gives the one recipe after everything else, marked up as %s', (_, recipe) => {
    const [found] = readPage(`<html><head>${script}</head><body>${rest}${recipe}</body></html>`, null)
    expect(found).toMatchObject({ name: 'Recept 1', ingredients: INGREDIENTS })
    expect(found?.steps).toHaveLength(12)
  })
})
