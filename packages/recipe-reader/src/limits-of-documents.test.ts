import { describe, expect, it } from 'vitest'
import { BadFile } from './bad-file.ts'
import { linesOf, textOf } from './plain-text.ts'
import { READ_LIMITS } from './read-limits.ts'
import { readText } from './read-source.ts'
import { SOURCE_LIMITS } from './source-recipe.ts'
import { around } from './testing.ts'

const asked: string[] = []
const readLine = (line: string) => {
  asked.push(line)
  return { amount: /^\d/.test(line) ? 1 : null, unit: null }
}

const list = <Value>(length: number, value: Value) => Array<Value>(length).fill(value)

function first(text: string) {
  try {
    return readText(text, readLine).recipes[0] ?? null
  } catch (error) {
    if (error instanceof BadFile) return error.reason
    throw error
  }
}

const schema = (recipe: object) => first(JSON.stringify({ '@type': 'Recipe', name: 'A', ...recipe }))

describe('JSON is read', () => {
  it.each(around(READ_LIMITS.json_depth))('to its depth: %i, %s', (depth, isRead) => {
    // The recipe and its list of ingredients are two of the levels.
    const text = `${'['.repeat(depth - 2)}{"@type":"Recipe","recipeIngredient":["1 g a"]}${']'.repeat(depth - 2)}`
    expect(first(text)).toEqual(isRead ? expect.objectContaining({ ingredients: ['1 g a'] }) : 'no_recipe')
  })

  it.each(around(READ_LIMITS.json_values))('to its last value: %i, %s', (count, isRead) => {
    // The list and the recipe are two values, the recipe's own are three.
    const text = `[${'0,'.repeat(count - 5)}{"@type":"Recipe","recipeIngredient":["a"]}]`
    expect(first(text)).toEqual(isRead ? expect.objectContaining({ ingredients: ['a'] }) : 'too_large')
  })

  it.each(around(READ_LIMITS.json_keys))('to the last key of an object: %i, %s', (count, isRead) => {
    const others = Array.from({ length: count - 1 }, (_, index) => `"k${index}":[1,2]`).join(',')
    const text = `{${others},"@graph":[{"@type":"Recipe","recipeIngredient":["a"]}]}`
    expect(first(text)).toEqual(isRead ? expect.objectContaining({ ingredients: ['a'] }) : 'too_large')
  })

  it.each(around(READ_LIMITS.json_nodes))('to its last object: %i, %s', (count, isRead) => {
    const text = `[${'[],'.repeat(count - 2)}{"@type":"Recipe","recipeIngredient":["a"]}]`
    expect(first(text)).toEqual(isRead ? expect.objectContaining({ ingredients: ['a'] }) : 'no_recipe')
  })

  it.each(around(READ_LIMITS.json_types))('to the last type of an object: %i, %s', (count, isRead) => {
    const types = [...list(count - 1, 'Thing'), 'Recipe']
    expect(schema({ '@type': types, recipeYield: '4', recipeInstructions: 'x' })).toEqual(
      isRead ? expect.objectContaining({ steps: ['x'] }) : 'no_recipe',
    )
  })

  it.each(around(READ_LIMITS.text))('to the end of a text: %i letters, %s', (length, isRead) => {
    const text = textOf(`${'a'.repeat(length - 1)}b`)
    expect([text.length, text.endsWith('b')]).toEqual([Math.min(length, READ_LIMITS.text), isRead])
  })

  it.each(around(READ_LIMITS.lines))('to the last line of a text: %i, %s', (count, isRead) => {
    const lines = linesOf(`${'a\n'.repeat(count - 1)}b`)
    expect([lines.length, lines.includes('b')]).toEqual([Math.min(count, READ_LIMITS.lines), isRead])
  })
})

describe('a list in a recipe is read', () => {
  const CASES: [what: string, read: (count: number) => unknown][] = [
    ['ingredients', (count) => schema({ recipeIngredient: [...list(count - 1, ''), 'x'] })],
    ['instructions', (count) => schema({ recipeInstructions: [...list(count - 1, ''), 'x'] })],
    // The section itself is one of the entries.
    ['a section', (count) => schema({ recipeInstructions: { itemListElement: [...list(count - 2, ''), 'x'] } })],
    ['sections', (count) => schema({ recipeInstructions: [...list(count - 1, { itemListElement: [] }), 'x'] })],
    ['a list in a list', (count) => schema({ recipeInstructions: [[...list(count - 2, ''), 'x']] })],
    ['Mealie’s ingredients', (count) => first(JSON.stringify({ recipeIngredient: [...list(count - 1, ''), 'x'] }))],
    [
      'Mealie’s steps',
      (count) => first(JSON.stringify({ recipeIngredient: [], recipeInstructions: [...list(count - 1, ''), 'x'] })),
    ],
    ['Tandoor’s steps', (count) => first(JSON.stringify({ steps: [...list(count - 1, {}), { instruction: 'x' }] }))],
    [
      'Tandoor’s ingredients, those of all steps together',
      (count) => {
        const ingredients = list(Math.floor((count - 1) / 2), { food: '' })
        const rest = [...list(count - 1 - ingredients.length, { food: '' }), { food: 'x' }]
        return first(JSON.stringify({ steps: [{ ingredients }, { ingredients: rest }] }))
      },
    ],
    ['recipes', (count) => first(JSON.stringify([...list(count - 1, {}), { ingredients: 'x' }]))],
  ]
  const TABLE = CASES.flatMap(([what, read]) =>
    around(READ_LIMITS.entries).map(([count, isRead]) => [what, count, isRead, read] as const),
  )
  it.each(TABLE)('%s: %i entries, %s', (_, count, isRead, read) => {
    const found = JSON.stringify(read(count))
    expect(found.includes('"x"')).toBe(isRead)
  })

  it.each(around(READ_LIMITS.entries))('portions: %i entries, %s', (count, isRead) => {
    const recipe = schema({ recipeYield: [...list(count - 1, 'a'), '4'], recipeInstructions: 'x' })
    expect(recipe).toMatchObject({ portion_size: isRead ? 4 : null })
  })
})

describe('only the most a recipe may have is taken, plus one that shows that there is more', () => {
  it.each([
    ['ingredients', 'recipeIngredient', SOURCE_LIMITS.ingredients],
    ['steps', 'recipeInstructions', SOURCE_LIMITS.steps],
  ] as const)('%s', (taken, told, limit) => {
    for (const [count] of around(limit)) {
      expect(schema({ [told]: list(count, 'x') })).toMatchObject({ [taken]: list(Math.min(count, limit + 1), 'x') })
    }
  })

  it('recipes', () => {
    for (const [count, isAll] of around(SOURCE_LIMITS.recipes)) {
      const { recipes, more } = readText(
        JSON.stringify(
          list(count, null).map((_, place) => ({ '@type': 'Recipe', name: `A${place}`, recipeIngredient: ['a'] })),
        ),
        readLine,
      )
      expect([recipes.length, more]).toEqual([Math.min(count, SOURCE_LIMITS.recipes), !isAll])
    }
  })
})

describe('a pasted text is read', () => {
  it.each(around(READ_LIMITS.lines))('to its last line: %i, %s', (count, isRead) => {
    const text = `Kaše\nSuroviny\n${'1 g a\n'.repeat(count - 4)}Postup\nVaříme.`
    expect(first(text)).toMatchObject({ steps: isRead ? ['Vaříme.'] : [] })
  })

  it.each(around(READ_LIMITS.text))('to the end of its text: %i letters, %s', (length, isRead) => {
    const [begin, end] = ['Kaše\nSuroviny\n1 g a', '\nPostup\nVař']
    const text = begin + 'a'.repeat(length - begin.length - end.length) + end
    expect(first(text)).toMatchObject({ steps: isRead ? ['Vař'] : expect.not.arrayContaining(['Vař']) })
  })

  it.each(around(READ_LIMITS.line_parts))(
    'to the part of a line that shows that it is a list: %i, %s',
    (count, isRead) => {
      const parts = [...list(count - 2, 'sůl'), '1 g a', '1 g b']
      expect(first(`Kaše\nSuroviny\n${parts.join(', ')}`)).toMatchObject({
        ingredients: isRead ? parts : [parts.join(', ')],
      })
    },
  )

  it.each(around(READ_LIMITS.fact))('to the place in a line where portions are given: %i, %s', (length, isRead) => {
    const heading = `Suroviny ${'x'.repeat(length - 'Suroviny  4 porc'.length)} 4 porc`
    expect(first(`Kaše\n${heading}e\n1 g a`)).toMatchObject({ portion_size: isRead ? 4 : null })
  })

  it('with each of its lines parsed once, whatever is asked about them', () => {
    asked.length = 0
    for (const part of ['Suroviny', 'Postup'])
      expect(
        first(
          `Kaše\n${part}\n${list(900, '1 g a')
            .map((line, at) => `${line} ${at}`)
            .join('\n')}`,
        ),
      ).not.toBeNull()
    // Each text once in either reading: a line, and the parts of those that are taken.
    expect(asked.length).toBeGreaterThan(2 * SOURCE_LIMITS.ingredients)
    expect(asked.length).toBeLessThan(2.1 * new Set(asked).size)
  })
})
