import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { hasIcon } from './emoji.ts'
import { readIconColumn } from './icon-column.ts'
import { ownIcon } from './own-icons.ts'
import { createRandom } from './random.ts'
import { coverSvg } from './recipe-cover.ts'
import { textCoverSvg } from './text-cover.ts'
import { TEXT_SCENES } from './text-scenes.ts'

const data = join(import.meta.dirname, '../../data')

function recipe(slug: string, vessel: string, dish = '🍲', around = ['🥕', '🧅']) {
  return { slug, cooking_type: 'Warm', meal_types: ['Lunch'], cover: { dish, around, vessel } }
}

test('a random stream depends only on its seed', () => {
  const draw = (seed: string) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.between(0, 1))
  }
  expect(draw('gulas')).toEqual(draw('gulas'))
  expect(draw('gulas')).not.toEqual(draw('guláš'))
  expect(draw('gulas').every((value) => value >= 0 && value < 1)).toBe(true)
})

describe('a cover', () => {
  test('is the same for the same recipe and different for another', async () => {
    const first = await coverSvg(recipe('gulas', 'bowl'))
    expect(await coverSvg(recipe('gulas', 'bowl'))).toBe(first)
    expect(await coverSvg(recipe('svickova', 'bowl'))).not.toBe(first)
  })

  test.each(['plate', 'bowl', 'board', 'pan', 'glass'])('can be drawn on a %s with any icon', async (vessel) => {
    for (const dish of ['🍲', '🥗', '🍳', '🐟', '🍰', '🪐']) {
      const svg = await coverSvg(recipe(`pokus-${dish}`, vessel, dish, ['🪐']))
      const { width, height } = await sharp(Buffer.from(svg), { unlimited: true }).metadata()
      expect([width, height]).toEqual([1400, 1400])
      expect(svg.replaceAll(/base64,[^"]+/g, '')).not.toMatch(/NaN|undefined|Infinity/)
    }
  })
})

test('every food names a known icon, and its picture exists', async () => {
  const rows = (await readFile(join(data, 'foods/foods.csv'), 'utf8')).trimEnd().split('\n').length - 1
  const icons = await readIconColumn(data)
  expect(icons).toHaveLength(rows)
  const pictures = await readdir(join(data, 'pictures/foods'))
  for (const [slug, codepoint] of icons) {
    expect([
      slug,
      ownIcon(codepoint) !== null || hasIcon(String.fromCodePoint(Number.parseInt(codepoint, 16))),
    ]).toEqual([slug, true])
    expect(pictures).toContain(`${codepoint}.webp`)
  }
})

test('the cover of a text is the same for the same text and needs an icon of the set', async () => {
  const scene = { icon: 'droplet', around: ['🥒', '🍋'], meal: 'Drinks' }
  const first = await textCoverSvg('pitny-rezim', scene)
  expect(await textCoverSvg('pitny-rezim', scene)).toBe(first)
  expect(await textCoverSvg('jiny', scene)).not.toBe(first)
  expect(first.replaceAll(/base64,[^"]+/g, '')).not.toMatch(/NaN|undefined|Infinity/)
  await expect(textCoverSvg('pitny-rezim', { ...scene, icon: 'nic' })).rejects.toThrow('"nic"')
})

test('every text has a square cover that is small enough, and every scene belongs to a text', async () => {
  const scenes = new Set(Object.keys(TEXT_SCENES))
  for (const kind of ['articles', 'guides']) {
    for (const name of await readdir(join(data, '../content', kind))) {
      const text = await readFile(join(data, '../content', kind, name), 'utf8')
      scenes.delete(/^cover: (.+)$/m.exec(text)?.[1] ?? '')
      const cover = await readFile(join(data, 'pictures', kind, name.replace(/md$/, 'webp')))
      const { format, width, height } = await sharp(cover).metadata()
      expect([name, format, width, height, cover.byteLength <= 80 * 1024]).toEqual([name, 'webp', 1400, 1400, true])
    }
  }
  expect([...scenes]).toEqual([])
})
