import { NBSP } from '@zivina/czech/format-number'
import { describe, expect, it } from 'vitest'
import { gapText } from './gap-text.ts'

const spaced = (text: string) => text.replaceAll(NBSP, ' ')

describe('the words for how good a plan is', () => {
  it('round the gap up and name the recipes', () => {
    expect(spaced(gapText({ gap: 0.00731, candidates: 480 }) ?? '')).toBe(
      'nejvýše o 0,8 % od nejlepšího možného z 480 vhodných receptů',
    )
    expect(spaced(gapText({ gap: 0, candidates: 1 }) ?? '')).toBe(
      'nejvýše o 0 % od nejlepšího možného z 1 vhodného receptu',
    )
    expect(gapText({ gap: null, candidates: 480 })).toBeNull()
  })
})
