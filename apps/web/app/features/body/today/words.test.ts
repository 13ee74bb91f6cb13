import { describe, expect, it } from 'vitest'
import { unknownText } from '../known-bar.tsx'
import { recordedText } from './recorded-panel.tsx'

describe('recorded days', () => {
  it('are told as a count, without a word about the others', () => {
    expect(recordedText(9)).toBe('V\u00a0posledních 14\u00a0dnech jste si zapsali 9\u00a0dní.')
    expect(recordedText(1)).toBe('V\u00a0posledních 14\u00a0dnech jste si zapsali 1\u00a0den.')
    expect(recordedText(14)).toContain('každý den')
    for (const count of [0, 1, 5, 13]) expect(recordedText(count)).not.toMatch(/přeruš|chyb|vynech/)
  })
})

describe('what is unknown', () => {
  it('is a share of what was eaten, never all and never nothing where a part is known', () => {
    expect(unknownText(1)).toBe('')
    expect(unknownText(0.7)).toBe('u\u00a030\u00a0% snědeného nevíme')
    expect(unknownText(0.999)).toBe('u\u00a01\u00a0% snědeného nevíme')
    expect(unknownText(0.001)).toBe('u\u00a099\u00a0% snědeného nevíme')
    expect(unknownText(0)).toBe('nevíme')
  })
})
