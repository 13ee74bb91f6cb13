import { describe, expect, it } from 'vitest'
import { readPastedText } from '../pasted-text.ts'
import { labelBlocks } from './label-blocks.ts'

const NONE = [0, 0, 0, 0, 0]
/** Blocks in their order: before, aside, ingredient, step, after. */
const WEIGHTS = {
  order: { start: NONE, before: NONE, aside: NONE, ingredient: NONE, step: NONE, after: NONE },
  cues: { amount: [0, 0, 9, 0, 0], verb: [0, 0, 0, 9, 0], end: [0, 0, 0, 0, 30], page: [5, 1, 0, 0, 0] },
}

describe('the best sequence of blocks', () => {
  it('is that with the greatest sum', () => {
    expect(labelBlocks([['page'], ['amount'], ['page'], ['verb'], ['end']], WEIGHTS)).toEqual([
      ...['before', 'ingredient', 'aside', 'step', 'after'],
    ])
  })

  it('gives up a line where the others are worth more: nothing follows the end', () => {
    expect(labelBlocks([['amount'], ['end'], ['verb'], ['verb'], ['verb'], ['verb']], WEIGHTS)).not.toContain('after')
  })

  it('keeps what is known already', () => {
    expect(labelBlocks([['amount'], ['verb']], WEIGHTS, [null, 'ingredient'])).toEqual(['ingredient', 'ingredient'])
  })

  it('of no lines is empty', () => {
    expect(labelBlocks([], WEIGHTS)).toEqual([])
  })
})

describe('a pasted recipe', () => {
  const readLine = (line: string) => {
    const amount = /^\d+ /.test(line) ? 1 : null
    return { amount, unit: amount, name: line.replace(/^\d+ (?:g |ml )?/, '') }
  }
  const read = (...lines: string[]) => readPastedText(lines.join('\n'), readLine)

  it('is found below a story and above the comments of readers', () => {
    const recipe = read(
      ...['Domů', 'Recepty', 'Dýňové noky', 'Dýni jsem letos dostala od sousedky. Dlouho jsem nevěděla, co s ní.'],
      ...['500 g dýně', '250 g mouky', '1 vejce', 'Dýni rozmačkáme a smícháme s moukou.', 'Noky vaříme 5 minut.'],
      ...['Komentáře (2)', 'Lenka: Já dávám 300 g mouky.'],
    )
    expect(recipe).toMatchObject({
      name: 'Dýňové noky',
      ingredients: ['500 g dýně', '250 g mouky', '1 vejce'],
      steps: ['Dýni rozmačkáme a smícháme s moukou.', 'Noky vaříme 5 minut.'],
    })
  })

  it('has two ingredients in a row of two columns', () => {
    const recipe = read('Salát', 'Suroviny', '500 g brambor\t300 g majonézy', 'Postup', 'Smícháme.')
    expect(recipe?.ingredients).toEqual(['500 g brambor', '300 g majonézy'])
  })
})
