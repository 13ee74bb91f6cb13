import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import catalogue from '../fixtures/search-stems.json' with { type: 'json' }
import { boundSearch, normalizeSearch, SEARCH_WORD_LENGTH_MAX, SEARCH_WORDS_MAX, searchStems } from './search-text.ts'

describe('normalizeSearch', () => {
  it.each([
    ['  Kuřecí   ŘÍZEK ', 'kurecí rizek'.replace('í', 'i')],
    ['Příliš žluťoučký kůň úpěl ďábelské ódy', 'prilis zlutoucky kun upel dabelske ody'],
    ['čaj\u0000\u200b\u00ad\ts\nmedem', 'caj s medem'],
    ['s\u00a0medem', 's medem'],
    ['r\u030ci\u0301zek', 'rizek'],
    ['', ''],
  ])('%j is %j', (text, normal) => {
    expect(normalizeSearch(text)).toBe(normal)
  })

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalizeSearch(text)
        expect(normalizeSearch(once)).toBe(once)
      }),
    )
  })
})

describe('searchStems', () => {
  it('has enough examples to judge by', () => {
    expect(catalogue.meet.length).toBeGreaterThanOrEqual(60)
    expect(catalogue.differ.length).toBeGreaterThanOrEqual(25)
  })

  it.each(catalogue.meet)('%s and %s have the same stem', (one, other) => {
    expect(searchStems(one)).toEqual(searchStems(other))
    expect(searchStems(one)).not.toEqual([])
  })

  it.each(catalogue.differ)('%s and %s have different stems', (one, other) => {
    expect(searchStems(one)).not.toEqual(searchStems(other))
  })

  it('leaves out stop words, but not „bez“', () => {
    expect(searchStems('Kaše s medem a se skořicí')).toEqual(searchStems('kaše medem skořicí'))
    expect(searchStems('bez lepku')).toHaveLength(2)
    expect(searchStems('s a na')).toEqual([])
  })

  it('keeps numbers, splits at punctuation and repeats nothing', () => {
    expect(searchStems('Mléko (1,5 % tuku), mléka')).toEqual([
      ...searchStems('mléko'),
      '1',
      '5',
      ...searchStems('tuku'),
    ])
  })

  it('only removes accents from short words', () => {
    expect(searchStems('Čaj, led, pes, sůl')).toEqual(['caj', 'led', 'pes', 'sul'])
    expect(searchStems('celá celý')).toEqual(['cel'])
  })

  it('ignores accents, case and spaces', () => {
    const words = fc.array(fc.constantFrom(...catalogue.meet.flat()), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join(' ')
        expect(searchStems(`  ${text.toUpperCase().replaceAll(' ', '\u00a0 ')}`)).toEqual(searchStems(text))
        expect(searchStems(normalizeSearch(text))).toEqual(searchStems(text))
      }),
    )
  })
})

describe('boundSearch', () => {
  const words = (number: number) => Array.from({ length: number }, (_, place) => `slovo${place}`).join(' ')

  it.each(['', '  Kuřecí   ŘÍZEK, s rýží ', '!!!', words(SEARCH_WORDS_MAX), 'nejneobhospodařovávatelnějšími'])(
    'leaves „%s“ as it is',
    (text) => {
      expect(boundSearch(text)).toBe(text)
    },
  )

  it('keeps the first words of a long text', () => {
    expect(boundSearch(`Řízek, ${words(30)}`)).toBe(`rizek ${words(SEARCH_WORDS_MAX - 1)}`)
    expect(boundSearch('a.b.c.d.e.f.g.h.i.j.k.l.m')).toBe('a b c d e f g h i j k l')
  })

  it('keeps the beginning of an endless word', () => {
    expect(boundSearch(`řízek ${'x'.repeat(190)}`)).toBe(`rizek ${'x'.repeat(SEARCH_WORD_LENGTH_MAX)}`)
  })

  it('counts every word that one character normalizes to', () => {
    expect(boundSearch('\ufdfa'.repeat(200)).split(' ').length).toBeLessThanOrEqual(SEARCH_WORDS_MAX)
  })

  it('finds the same words for every spelling of a question', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const bounded = boundSearch(text)
        expect(boundSearch(bounded)).toBe(bounded)
        const stems = searchStems(bounded)
        expect(stems.length).toBeLessThanOrEqual(SEARCH_WORDS_MAX)
        if (bounded === text) return
        expect(bounded.isWellFormed()).toBe(true)
        for (const stem of stems) expect([...stem].length).toBeLessThanOrEqual(SEARCH_WORD_LENGTH_MAX)
      }),
    )
  })
})
