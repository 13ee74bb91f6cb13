import { describe, expect, it } from 'vitest'
import * as claimLabels from './claim-labels.ts'
import * as cooking from './cooking.ts'
import * as dietLabels from './diet-labels.ts'
import * as dietTypes from './diet-types.ts'
import * as orderings from './filter/orderings.ts'
import * as macroSpecifications from './macro-specifications.ts'
import * as mealTypes from './meal-types.ts'
import * as nutrientLabels from './nutrient-labels.ts'
import * as segmentLabels from './segment-labels.ts'
import * as statuses from './statuses.ts'

const modules = {
  ...claimLabels,
  ...cooking,
  ...dietLabels,
  ...dietTypes,
  ...orderings,
  ...macroSpecifications,
  ...mealTypes,
  ...nutrientLabels,
  ...segmentLabels,
  ...statuses,
}
const labels = Object.entries(modules).filter(([name]) => name.endsWith('_LABELS')) as [
  string,
  Record<string, unknown>,
][]

const texts = labels.flatMap(([list, values]) =>
  Object.entries(values).map(([value, label]) => ({
    list,
    value,
    text: typeof label === 'string' ? label : Object.values(label as object).join(' '),
  })),
)

describe('the labels of closed lists', () => {
  it('are found in the source', () => {
    expect(labels).toHaveLength(14)
  })

  it.each(texts)('%o is a name without spaces at its ends or stray punctuation', ({ text }) => {
    expect(text).not.toBe('')
    expect(text).toBe(text.trim())
    // A one-letter preposition or conjunction is joined to the next word by a non-breaking space.
    expect(text).not.toMatch(/(^| )[aikosuvz] /i)
  })

  it('are distinct within a list', () => {
    for (const [list, values] of labels) {
      const names = Object.values(values).map((label) => JSON.stringify(label))
      expect(new Set(names).size, list).toBe(names.length)
    }
  })
})
