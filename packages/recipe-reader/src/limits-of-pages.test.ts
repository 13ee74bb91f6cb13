import { describe, expect, it } from 'vitest'
import { readMicrodata } from './microdata.ts'
import { plainText } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readPage } from './read-source.ts'
import { around } from './testing.ts'

const JSON_LD = '<script type="application/ld+json">{"@type":"Recipe","recipeIngredient":["1 g a"]}</script>'
const RECIPE = '<div itemscope itemtype="https://schema.org/Recipe">'

const fill = (length: number, make: (index: number) => string) => Array.from({ length }, (_, index) => make(index))
const ingredients = (html: string) => readPage(html, null)[0]?.ingredients ?? []

describe('a page is read', () => {
  it.each(around(READ_LIMITS.html_depth))('to its depth: %i elements, %s', (depth, isRead) => {
    expect(ingredients('<div>'.repeat(depth - 1) + JSON_LD)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.html_pieces))('to its size: %i pieces, %s', (pieces, isRead) => {
    // The script element is an attribute, a start tag and a text.
    expect(ingredients('&amp;'.repeat(pieces - 3) + JSON_LD)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.html_attributes))('to an element of many attributes: %i, %s', (count, isRead) => {
    expect(ingredients(`<b ${fill(count, (index) => `a${index}`).join(' ')}>${JSON_LD}`)).toEqual(
      isRead ? ['1 g a'] : [],
    )
  })

  it.each(around(READ_LIMITS.json_blocks))('to its last block of JSON-LD: %i, %s', (count, isRead) => {
    const others = '<script type="application/ld+json">{"@type":"WebSite"}</script>'.repeat(count - 1)
    expect(ingredients(others + JSON_LD)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.text))('to the end of its text: %i letters, %s', (length, isRead) => {
    const text = plainText(`<p>${'y'.repeat(length - 10)}</p>${'x'.repeat(9)}`)
    expect(text.endsWith('x'.repeat(9))).toBe(isRead)
    expect(text.length).toBe(Math.min(length, READ_LIMITS.text))
  })
})

describe('microdata is read', () => {
  it.each(around(READ_LIMITS.properties))('to its last property: %i, %s', (count, isRead) => {
    const html = `${RECIPE}${'<i itemprop="image"></i>'.repeat(count - 1)}<b itemprop="ingredients">1 g a</b></div>`
    expect(ingredients(html)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.property_names))('to the last name of a property: %i, %s', (count, isRead) => {
    const names = [...fill(count - 1, (index) => `a${index}`), 'ingredients'].join(' ')
    expect(ingredients(`${RECIPE}<b itemprop="${names}">1 g a</b></div>`)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.property_length))('to the end of the names: %i letters, %s', (length, isRead) => {
    const names = `${'a'.repeat(length - ' ingredients'.length)} ingredients`
    expect(ingredients(`${RECIPE}<b itemprop="${names}">1 g a</b></div>`)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.open_properties))('to the innermost property: %i, %s', (count, isRead) => {
    const html = `${RECIPE}${'<i itemprop="name">'.repeat(count - 1)}<b itemprop="ingredients">1 g a</b>`
    expect(ingredients(html)).toEqual(isRead ? ['1 g a'] : [])
  })

  it.each(around(READ_LIMITS.property_values))('to the last value of a property: %i, %s', (count, isRead) => {
    const recipe = readMicrodata(RECIPE + fill(count, (index) => `<b itemprop="ingredients">${index} g</b>`).join(''))
    expect(recipe?.ingredients).toHaveLength(Math.min(count, READ_LIMITS.property_values))
    expect(recipe?.ingredients).toEqual(isRead ? expect.arrayContaining([`${count - 1} g`]) : expect.any(Array))
  })

  it.each(around(READ_LIMITS.text_pieces))('to the last piece of its text: %i, %s', (count, isRead) => {
    const recipe = readMicrodata(`${RECIPE}<b itemprop="name">${'&amp;'.repeat(count - 1)}&lt;</b></div>`)
    expect(String(recipe?.name).endsWith('<')).toBe(isRead)
    expect(String(recipe?.name)).toHaveLength(Math.min(count, READ_LIMITS.text_pieces))
  })

  it.each(around(READ_LIMITS.text))('to the end of its text: %i letters, %s', (length, isRead) => {
    const text = `${'y'.repeat(length - 2)}x`
    const recipe = readMicrodata(`${RECIPE}<b itemprop="name">a</b><b itemprop="ingredients">${text}</b></div>`)
    expect(String(recipe?.ingredients)).toHaveLength(Math.min(length, READ_LIMITS.text) - 1)
    expect(String(recipe?.ingredients).endsWith('x')).toBe(isRead)
  })

  it('elements still open where reading stops keep their text', () => {
    const html = `${RECIPE}<b itemprop="ingredients">1 g a${'<i>'.repeat(READ_LIMITS.html_depth)}2 g b`
    expect(ingredients(html)).toEqual(['1 g a'])
  })
})

it('a block of JSON-LD that is too large is skipped', () => {
  const large = `<script type="application/ld+json">[${'0,'.repeat(READ_LIMITS.json_values)}0]</script>`
  const deep = `<script type="application/ld+json">${'['.repeat(READ_LIMITS.json_depth + 1)}</script>`
  expect(ingredients(large + deep + JSON_LD)).toEqual(['1 g a'])
})
