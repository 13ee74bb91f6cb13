import { ENDPOINTS } from '@zivina/contract/endpoints'
import { describe, expect, it, test } from 'vitest'
import { slugBase, slugCandidates } from './slug-candidates.ts'

/** What stands in a path right after the list of recipes, where it is no parameter. */
const WORDS = [
  ...new Set(ENDPOINTS.map(({ path }) => path.split('/')).flatMap(([, noun, word]) => (noun === 'recipe' ? word : []))),
].filter((word) => word !== undefined && !word.startsWith('{')) as string[]

test('there are words to keep free', () => {
  expect(WORDS).toEqual(expect.arrayContaining(['favorites', 'personal']))
})

describe.each(WORDS)('%s', (word) => {
  it('is given to no recipe, however the name is written', () => {
    for (const name of [word, word.toUpperCase(), ` ${word} `, `${word}!`, `„${word}“`, word.replace('a', 'á')]) {
      expect(slugCandidates(name)).not.toContain(word)
      expect(slugBase(name)).toBe(`${word}-recept`)
      expect(slugCandidates(name, true)).not.toContain(word)
    }
  })

  it('is given to none whose name is too long for an address', () => {
    expect(slugCandidates(`${word} ${'x'.repeat(200)}`)).not.toContain(word)
  })

  it('may stand within a slug', () => {
    expect(slugBase(`${word} dort`)).toBe(`${word}-dort`)
  })
})
