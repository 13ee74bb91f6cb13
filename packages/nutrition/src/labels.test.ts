import { describe, expect, it } from 'vitest'
import * as labels from './labels.ts'

const texts = Object.entries(labels).flatMap(([list, values]) =>
  Object.entries(values).map(([value, label]) => ({
    list,
    value,
    text: typeof label === 'string' ? label : Object.values(label).join(' '),
  })),
)

describe('labels', () => {
  it.each(texts)('%o is a name without loose ends', ({ text }) => {
    expect(text).not.toBe('')
    expect(text).toBe(text.trim())
    // A one-letter preposition or conjunction keeps to the word after it.
    expect(text).not.toMatch(/(^| )[aikosuvz] /i)
  })

  it('are distinct within a list', () => {
    for (const [list, values] of Object.entries(labels)) {
      const names = Object.values(values).map((label) => JSON.stringify(label))
      expect(new Set(names).size, list).toBe(names.length)
    }
  })
})
