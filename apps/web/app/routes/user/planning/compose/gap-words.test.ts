import { describe, expect, it } from 'vitest'
import { gapSentence, stateSentence } from './gap-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the words for how good a plan is', () => {
  it('name the proven distance and the number of recipes', () => {
    expect(plain(gapSentence({ gap: 0.0083, candidates: 480 }))).toBe(
      'Tento je nejvýše o 0,9 % od nejlepšího možného z 480 vhodných receptů.',
    )
  })

  it('say that it is the best only where it is', () => {
    expect(plain(gapSentence({ gap: 0, candidates: 31 }))).toBe(
      'Lepší jídelníček z 31 vhodných receptů sestavit nejde.',
    )
    expect(plain(gapSentence({ gap: 0.0006, candidates: 31 }))).toMatch(/^Tento je nejvýše o 0,1 %/)
  })

  it('say nothing while nothing is proven', () => {
    expect(gapSentence({ gap: null, candidates: null })).toBe('')
  })
})

describe('the words for what happens', () => {
  it('tell those who wait their place', () => {
    expect(plain(stateSentence({ state: 'waiting', place: 3, is_certified: false }))).toBe(
      'Čeká na výpočet, jste 3. v pořadí…',
    )
  })
})
