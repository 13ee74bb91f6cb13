import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import { MEAL_TYPES } from '@zivina/domain/catalogue/meal-types'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { readLabels } from '@zivina/domain/catalogue/told-labels'
import { SEGMENTS } from '@zivina/nutrition/segments'
import { readRecipes } from '@zivina/recipe-reader'
import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import type { BookRow } from './book.ts'
import { toCooklang } from './cooklang.ts'
import { zipCooklang } from './cooklang-files.ts'
import { lineText, schemaItems, stepsOf } from './schema-items.ts'
import { bookRow, line } from './testing.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const SITE = 'https://zivina.example'
const RUNS = { numRuns: Number(process.env.IMPORT_RUNS ?? 30) }

const TAGS = ['rychlé', 'česká klasika', 'pro děti', 'Vánoce', 'z jednoho hrnce']

const word = fc.constantFrom('rýže', 'kmín', 'máslo', 'jáhly', 'hrášek', 'pórek', 'tymián', 'křen', 'mák', 'žampiony')
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '))
const sentence = fc
  .tuple(
    words(6),
    fc.constantFrom(
      '',
      ' na 20 minut',
      ' asi hodinu a půl',
      ' na 180 °C, 30–40 minut',
      ' @ 5 % {x} ~ #1',
      ' (podle chuti)',
    ),
  )
  .map(([text, time]) => `Přidejte ${text}${time}.`)
const title = fc.oneof(
  fc.constant(''),
  words(3).map((text) => `Pro ${text}`),
)
const food = fc.tuple(words(2), fc.integer({ min: 1, max: 900 }), fc.constantFrom(...SEGMENTS))

/** Recipes as people save them: texts in which Cooklang, YAML and JSON have their marks, parts of dishes in any order. */
const recipe = fc.record({
  name: fc
    .tuple(words(4), fc.constantFrom('', ': „po domácku“', ' #1', ' – 2. verze', ' & "spol."'))
    .map(([text, more]) => `Moje ${text}${more}`),
  headnote: fc.oneof(fc.constant(''), sentence),
  tip: fc.oneof(fc.constant(''), sentence),
  portion_size: fc.integer({ min: 1, max: 100 }),
  time_minutes: fc.integer({ min: 1, max: 9999 }),
  resting_time: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  source_url: fc.oneof(fc.constant(null), fc.constant('https://jinde.example/recept?a=1&b=2')),
  aimed_iddsi_level: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 7 })),
  meal_types: fc.subarray([...MEAL_TYPES]),
  tags: fc.subarray([...TAGS]),
  lines: fc.array(
    food.map(([name, amount, segment]) => line(name, amount, { segment })),
    { minLength: 1, maxLength: 12 },
  ),
  steps: fc
    .array(fc.tuple(title, sentence), { minLength: 1, maxLength: 8 })
    .map((steps) => steps.map(([step_title, step_text], number) => ({ number, step_title, step_text }))),
})

/** What a draft tells of the recipe of an export. */
function meant(row: BookRow) {
  const steps = stepsOf(row)
  return {
    name: row.name,
    headnote: row.headnote,
    tip: row.tip,
    portion_size: row.portion_size,
    time_minutes: row.time_minutes,
    resting_time: row.resting_time,
    source_url: row.source_url,
    aimed_iddsi_level: row.aimed_iddsi_level,
    segments: row.lines.map(({ segment }) => segment),
    steps: steps.map(({ step_text }) => step_text),
    titles: steps.map(({ step_title }) => step_title || null),
    meal_types: row.meal_types,
    tags: row.tags,
    unknown: [],
    doubts: [],
  }
}

async function read(data: Uint8Array) {
  const { recipes } = await readRecipes({ kind: 'file', data: Buffer.from(data) })
  return recipes.map(({ recipe: found, lines }) => ({
    name: found.name,
    headnote: found.headnote,
    tip: found.tip,
    portion_size: found.portion_size,
    time_minutes: found.time_minutes,
    resting_time: found.resting_time ?? 0,
    source_url: found.source_url,
    aimed_iddsi_level: found.aimed_iddsi_level,
    segments: found.ingredients.map(
      (_, at) => lines.find(({ line: one }) => one.text === found.ingredients[at])?.segment && partOf(found.parts[at]),
    ),
    steps: found.steps,
    titles: found.steps.map((_, at) => found.step_titles[at] ?? null),
    ...readLabels(found.labels, TAGS, RECIPE_TAGS_MAX),
    doubts: found.doubts,
  }))
}

const partOf = (part: string | null | undefined) =>
  SEGMENTS.find((segment) => SEGMENT_LABELS[segment].replaceAll('\u00a0', ' ') === part?.replaceAll('\u00a0', ' ')) ??
  'Main'

const rowsOf = (recipes: Partial<BookRow>[]) => recipes.map((one, at) => bookRow({ ...one, name: `${one.name} ${at}` }))

it('a cookbook in JSON comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(recipe, { minLength: 1, maxLength: 3 }), async (recipes) => {
      const rows = rowsOf(recipes)
      const json = JSON.stringify(schemaItems({ recipes: rows, public_url: SITE }))
      expect(await read(strToU8(json))).toEqual(rows.map(meant))
      const found = (await readRecipes({ kind: 'text', text: json })).recipes
      expect(found.map(({ recipe: one }) => one.ingredients)).toEqual(
        rows.map((row) => row.lines.map((one) => plain(lineText(one)))),
      )
    }),
    RUNS,
  )
})

it('recipes in Cooklang, alone and in an archive, come back as they were, with exact amounts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(recipe, { minLength: 1, maxLength: 3 }), async (recipes) => {
      const rows = rowsOf(recipes).map((row) => ({ ...row, headnote: row.headnote, kind: 'modified' as const }))
      const archive = zipCooklang({ recipes: rows, day: '2026-11-29', public_url: SITE })
      expect(await read(archive)).toEqual(rows.map(meant))
      const [first] = rows
      const single = (await readRecipes({ kind: 'file', data: Buffer.from(toCooklang(first ?? bookRow(), SITE)) }))
        .recipes[0]
      expect(single?.recipe.ingredients).toEqual(first?.lines.map(({ name, amount }) => `${amount} g ${name}`))
    }),
    RUNS,
  )
})

it('an archive of JSON is read as its files are', async () => {
  const rows = rowsOf([{ name: 'První' }, { name: 'Druhý' }])
  const files = rows.map(
    (row, at) => [`${at}.json`, strToU8(JSON.stringify(schemaItems({ recipes: [row], public_url: SITE })))] as const,
  )
  expect((await read(zipSync(Object.fromEntries(files)))).map(({ name }) => name)).toEqual(['První 0', 'Druhý 1'])
})
