import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { BadFile } from './bad-file.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readFile } from './read-source.ts'
import { newUnpackBudget, spend } from './unpacked.ts'

const RECIPE = '{"@type":"Recipe","recipeIngredient":["a"]}'
const MEGABYTE = 1024 * 1024

const outcome = (data: Uint8Array) =>
  readFile(Buffer.from(data), () => ({ amount: null, unit: null })).then(
    ({ recipes }) => (recipes[0]?.ingredients[0] === 'a' ? 'read' : 'other'),
    (error: unknown) => (error instanceof BadFile ? error.reason : String(error)),
  )

/** A recipe of this many bytes. */
const recipeOf = (bytes: number) => Buffer.from(RECIPE.padEnd(bytes))
const unpacked = (bytes: number) => zipSync({ 'a.json': recipeOf(bytes) }, { level: 0 })
/** Files stored without compression, the recipe in the last one. */
const archive = (count: number, other: Uint8Array, name = 'json') =>
  zipSync(
    {
      ...Object.fromEntries(Array.from({ length: count - 1 }, (_, index) => [`${index}.${name}`, other])),
      'last.json': recipeOf(50),
    },
    { level: 0 },
  )
const nest = (data: Uint8Array) => zipSync({ 'inner.zip': data })
/** JSON without a recipe that compresses ten to one, the best ratio of real texts. */
const dense = (bytes: number) =>
  Buffer.from(`[${Array.from({ length: bytes / 64 }, (_, index) => `"${index}`.padEnd(62, 'a')).join('",')}"]`)

const around = (limit: number, beyond: string) =>
  [
    [Math.floor(limit / 2), 'read'],
    [limit, 'read'],
    [limit + 1, beyond],
    [2 * limit, beyond],
  ] as const

describe('a file is accepted', () => {
  it.each(around(READ_LIMITS.unpacked, 'too_large'))('up to %i bytes in an archive: %s', async (bytes, expected) => {
    expect(await outcome(unpacked(bytes))).toBe(expected)
  })

  it.each(around(READ_LIMITS.unpacked, 'too_large'))('up to %i bytes in gzip: %s', async (bytes, expected) => {
    expect(await outcome(gzipSync(recipeOf(bytes), { level: 0 }))).toBe(expected)
  })

  it.each(around(READ_LIMITS.small, 'too_large'))('at any ratio up to %i bytes: %s', async (bytes, expected) => {
    expect(await outcome(gzipSync(recipeOf(bytes)))).toBe(expected)
    expect(await outcome(zipSync({ 'a.json': recipeOf(bytes) }, { level: 9 }))).toBe(expected)
  })

  it.each(around(READ_LIMITS.ratio, 'too_large'))('up to a ratio of %i: %s', (ratio, expected) => {
    const [packed, isTaken] = [READ_LIMITS.small / 64, expected === 'read']
    const take = () => spend(newUnpackBudget(), packed, ratio * packed)
    if (isTaken) expect(take).not.toThrow()
    else expect(take).toThrow(BadFile)
  })

  it.each(around(READ_LIMITS.files, 'no_recipe'))('with the recipe in file %i: %s', async (count, expected) => {
    expect(await outcome(archive(count, Buffer.from('{}')))).toBe(expected)
  })

  it.each(around(READ_LIMITS.zip_entries, 'too_large'))('of %i entries: %s', async (count, expected) => {
    expect(await outcome(archive(count, Buffer.from(''), 'png'))).toBe(expected)
  })

  it.each([
    [0, 'read'],
    [READ_LIMITS.nesting, 'read'],
    [2 * READ_LIMITS.nesting, 'no_recipe'],
  ])('in %i more archives: %s', async (depth, expected) => {
    let data = zipSync({ 'a.json': recipeOf(50) })
    for (let level = 0; level < depth; level += 1) data = nest(data)
    expect(await outcome(data)).toBe(expected)
  })
})

describe('all files of an import together are taken', () => {
  const count = READ_LIMITS.all_unpacked / (2 * MEGABYTE)
  it.each([
    [count / 2, 'read'],
    [count, 'read'],
    [2 * count, 'too_large'],
  ])('up to the limit: %i of two megabytes, %s', async (files, expected) => {
    const others = Object.fromEntries(
      Array.from({ length: files - 1 }, (_, index) => [`${index}.json`, Buffer.from('{}'.padEnd(2 * MEGABYTE))]),
    )
    expect(await outcome(zipSync({ ...others, 'last.json': recipeOf(2 * MEGABYTE) }, { level: 0 }))).toBe(expected)
  })

  it.each([
    [3, 'no_recipe'],
    [12, 'too_large'],
  ])('in nested archives as well: %i of them, %s', async (archives, expected) => {
    const inner = zipSync({ 'a.json': dense(2 * MEGABYTE) }, { level: 1 })
    const all = Object.fromEntries(Array.from({ length: archives }, (_, index) => [`${index}.zip`, inner]))
    expect(await outcome(zipSync(all, { level: 0 }))).toBe(expected)
  })

  it('in gzip within an archive as well', async () => {
    const inner = gzipSync(dense(2 * MEGABYTE), { level: 1 })
    const all = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.paprikarecipe`, inner]))
    expect(await outcome(zipSync(all, { level: 0 }))).toBe('too_large')
  })
})

it('a path that leads out of the archive refuses it, even after as many files as are opened', async () => {
  const files = archive(READ_LIMITS.files + 5, recipeOf(50))
  expect(await outcome(files)).toBe('read')
  const climbing = zipSync({
    ...Object.fromEntries(Array.from({ length: READ_LIMITS.files + 5 }, (_, index) => [`${index}.json`, recipeOf(50)])),
    '../out.json': recipeOf(50),
  })
  expect(await outcome(climbing)).toBe('broken')
})
