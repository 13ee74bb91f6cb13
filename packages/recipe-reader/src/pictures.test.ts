import { gzipSync, strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readRecipes } from './index.ts'
import { READ_LIMITS } from './read-limits.ts'

const RECIPE = { '@type': 'Recipe', name: 'Pokus', recipeIngredient: ['100 g rýže'], recipeInstructions: ['Uvařte.'] }
const MEALIE = {
  name: 'Pokus',
  image: 'a1b2',
  recipeIngredient: ['100 g rýže'],
  recipeInstructions: [{ text: 'Uvařte.' }],
}
const PAPRIKA = { name: 'Pokus', ingredients: '100 g rýže', directions: 'Uvařte.' }
const json = (value: unknown) => strToU8(JSON.stringify(value))
/** Bytes that base64 writes as the letter again. */
const bytes = (letter: number, size = 3) => new Uint8Array(size).fill(letter)
const BASE64 = { one: 'AQEB', two: 'AgIC' }

async function read(data: Uint8Array) {
  const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(data) })
  return recipes.map(({ recipe: { pictures, doubts } }) => ({
    pictures: pictures.map(({ name, content }) => `${name} ${content.slice(0, 8)}`),
    doubts,
  }))
}

describe('a picture beside a recipe', () => {
  it.each([
    [
      'Nextcloud',
      { 'a/recipe.json': json(RECIPE), 'a/thumb.jpg': bytes(2), 'a/thumb16.jpg': bytes(2), 'a/full.jpg': bytes(1) },
      'full.jpg',
    ],
    [
      'Mealie, all recipes',
      {
        'recipes/a/a.json': json(MEALIE),
        'recipes/a/images/min-original.webp': bytes(2),
        'recipes/a/images/original.webp': bytes(1),
        'recipes/a/images/tiny-original.webp': bytes(2),
        'recipes/a/assets/navod.png': bytes(2),
      },
      'original.webp',
    ],
    ['Mealie, one recipe', { 'pokus.json': json(MEALIE), 'original.webp': bytes(1) }, 'original.webp'],
    ['Tandoor', { '1.zip': zipSync({ 'recipe.json': json(PAPRIKA), 'image.heic': bytes(1) }) }, 'image.heic'],
  ])('%s', async (_, files, name) => {
    expect(await read(zipSync(files as Record<string, Uint8Array>))).toEqual([
      { pictures: [`${name} ${BASE64.one}`], doubts: [] },
    ])
  })

  it('belongs to the file with its name where recipes share a folder, and the others are told that there are some', async () => {
    const files = {
      'kase.json': json({ ...RECIPE, name: 'Kaše' }),
      'gulas.json': json({ ...RECIPE, name: 'Guláš' }),
      'kase.jpg': bytes(1),
    }
    expect(await read(zipSync(files))).toEqual([
      { pictures: [`kase.jpg ${BASE64.one}`], doubts: [] },
      { pictures: [], doubts: ['picture_left'] },
    ])
    const both = { 'vse.json': json([RECIPE, { ...RECIPE, name: 'Jiný' }]), 'foto.jpg': bytes(1) }
    expect(await read(zipSync(both))).toEqual([
      { pictures: [], doubts: ['picture_left'] },
      { pictures: [], doubts: ['picture_left'] },
    ])
  })

  it('that is too large is told, more than two are, too, and the recipe is read all the same', async () => {
    const large = { 'r.json': json(RECIPE), 'foto.jpg': bytes(1, READ_LIMITS.picture + 1) }
    expect(await read(zipSync(large, { level: 0 }))).toEqual([{ pictures: [], doubts: ['picture_left'] }])
    const fits = { 'r.json': json(RECIPE), 'foto.jpg': bytes(1, READ_LIMITS.picture) }
    expect(await read(zipSync(fits, { level: 0 }))).toEqual([{ pictures: ['foto.jpg AQEBAQEB'], doubts: [] }])
    const many = { 'r.json': json(RECIPE), 'a.jpg': bytes(2), 'b.jpg': bytes(2), 'full.jpg': bytes(1) }
    expect(await read(zipSync(many))).toEqual([
      { pictures: [`full.jpg ${BASE64.one}`, `a.jpg ${BASE64.two}`], doubts: ['pictures_cut'] },
    ])
    const three = Object.fromEntries(
      ['a', 'b', 'c'].flatMap((name) => [
        [`${name}/r.json`, json({ ...RECIPE, name })],
        [`${name}/full.jpg`, bytes(1, 2_000_000)],
      ]),
    )
    expect((await read(zipSync(three, { level: 0 }))).map(({ doubts }) => doubts)).toEqual([[], [], ['picture_left']])
  })
})

describe('a picture within a recipe', () => {
  it('Paprika: the main one and those of the list', async () => {
    const recipe = {
      ...PAPRIKA,
      photo: 'foto.jpg',
      photo_data: 'AQEB',
      photos: [{ filename: 'b.jpg', data: 'Ag\nIC' }],
    }
    expect(await read(gzipSync(json(recipe)))).toEqual([
      { pictures: [`foto.jpg ${BASE64.one}`, `b.jpg ${BASE64.two}`], doubts: [] },
    ])
    const broken = { ...PAPRIKA, photo: 'foto.jpg', photo_data: '<žádná>' }
    expect(await read(json(broken))).toEqual([{ pictures: [], doubts: ['picture_left'] }])
  })

  it('schema.org: an address of data is read, another one is told', async () => {
    for (const image of [
      'data:image/png;base64,AQEB',
      ['data:image/png;base64,AQEB'],
      { url: 'data:image/png;base64,AQEB' },
    ]) {
      expect(await read(json({ ...RECIPE, image }))).toEqual([{ pictures: [`foto.png ${BASE64.one}`], doubts: [] }])
    }
    for (const image of [
      'https://a.example/a.jpg',
      [{ '@type': 'ImageObject', url: 'https://a.example/a.jpg' }],
      'data:text/html;base64,AQEB',
    ]) {
      expect(await read(json({ ...RECIPE, image }))).toEqual([{ pictures: [], doubts: ['picture_left'] }])
    }
    for (const image of ['', null, 'no image', []])
      expect((await read(json({ ...RECIPE, image })))[0]?.doubts).toEqual([])
  })

  it('of a web page stays there without a word', async () => {
    const text = `<script type="application/ld+json">${JSON.stringify({ ...RECIPE, image: 'https://a.example/a.jpg' })}</script>`
    const { recipes } = await readRecipes({ kind: 'page', text, type: 'text/html', url: 'https://a.example/' })
    expect(recipes[0]?.recipe).toMatchObject({ pictures: [], doubts: [] })
  })
})

describe('tags and categories', () => {
  it.each([
    [
      'schema.org',
      { ...RECIPE, recipeCategory: ['Oběd'], keywords: 'rychlé, levné', recipeCuisine: 'česká' },
      ['Oběd', 'rychlé', 'levné', 'česká'],
    ],
    ['Nextcloud', { ...RECIPE, recipeCategory: 'Oběd', keywords: 'rychlé,,oběd' }, ['Oběd', 'rychlé']],
    ['Mealie', { ...MEALIE, tags: [{ name: 'rychlé' }], recipeCategory: [{ name: 'Oběd' }] }, ['Oběd', 'rychlé']],
    [
      'Tandoor',
      { name: 'Pokus', steps: [{ instruction: 'Uvařte.' }], keywords: [{ name: 'rychlé', label: 'rychlé' }] },
      ['rychlé'],
    ],
    ['Paprika', { ...PAPRIKA, categories: ['Oběd', 'rychlé'] }, ['Oběd', 'rychlé']],
  ])('%s', async (_, recipe, labels) => {
    const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(JSON.stringify(recipe)) })
    expect(recipes[0]?.recipe.labels).toEqual(labels)
  })

  it('Cooklang: in a list or between commas', async () => {
    for (const tags of ['[Oběd, rychlé]', 'Oběd, rychlé']) {
      const data = Buffer.from(`---\ntitle: Pokus\ntags: ${tags}\ncourse: večeře\n---\n\nUvařte @rýže{100%g}.\n`)
      const { recipes } = await readRecipes({ kind: 'file', data })
      expect(recipes[0]?.recipe.labels).toEqual(['Oběd', 'rychlé', 'večeře'])
    }
  })
})
