import { describe, expect, it } from 'vitest'
import { fileOf, partLabel, partsIn, recipesIn, scopeLabel } from './download-choice.ts'

const COUNTS = { own: 3, modified: 2, favorites: 800 }

describe('a choice of what is downloaded', () => {
  it('has favourites only where they are wanted', () => {
    expect([recipesIn(COUNTS, 'own'), recipesIn(COUNTS, 'all')]).toEqual([5, 805])
    expect(scopeLabel(COUNTS, 'own')).toBe('Jen moje recepty a\u00a0úpravy (5\u00a0receptů)')
  })

  it('has as many files as its recipes need', () => {
    expect([partsIn(COUNTS, 'own'), partsIn(COUNTS, 'all')]).toEqual([1, 2])
    expect(partsIn({ own: 0, modified: 0, favorites: 0 }, 'all')).toBe(0)
    expect(partLabel(COUNTS, { scope: 'all', part: 1 })).toBe('Část 1 (recepty 1–500)')
    expect(partLabel(COUNTS, { scope: 'all', part: 2 })).toBe('Část 2 (recepty 501–805)')
  })

  it('names the call and the file', () => {
    expect(fileOf({ format: 'pdf', scope: 'own', part: 1 }, 1)).toEqual({
      path: '/api/cookbook/pdf?scope=own&part=1',
      name: 'Kuchařka Živina.pdf',
    })
    expect(fileOf({ format: 'cooklang', scope: 'all', part: 2 }, 2).name).toBe(
      'Kuchařka Živina, část 2 (celkem 2) (Cooklang).zip',
    )
  })
})
