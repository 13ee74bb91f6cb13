import { ENDPOINTS } from '@zivina/contract/endpoints'
import { describe, expect, it, test } from 'vitest'
import { slugBase, slugCandidates } from './slug-candidates.ts'

/** Words in the API's paths in the place of a recipe's slug. */
const WORDS = [
  ...new Set(ENDPOINTS.map(({ path }) => path.split('/')).flatMap(([, noun, word]) => (noun === 'recipe' ? word : []))),
].filter((word) => word !== undefined && !word.startsWith('{')) as string[]

test('there are reserved words', () => {
  expect(WORDS).toEqual(expect.arrayContaining(['favorites', 'personal']))
})

describe.each(WORDS)('%s', (word) => {
  it('is the slug of no recipe, however the name is written', () => {
    for (const name of [word, word.toUpperCase(), ` ${word} `, `${word}!`, `„${word}“`, word.replace('a', 'á')]) {
      expect(slugCandidates(name)).not.toContain(word)
      expect(slugBase(name)).toBe(`${word}-recept`)
      expect(slugCandidates(name, true)).not.toContain(word)
    }
  })

  it('is not the slug of a recipe whose name is too long for an address', () => {
    expect(slugCandidates(`${word} ${'x'.repeat(200)}`)).not.toContain(word)
  })

  it('may be part of a slug', () => {
    expect(slugBase(`${word} dort`)).toBe(`${word}-dort`)
  })
})
