import { expect, test } from 'vitest'
import { groupsOfName } from './group-names.ts'

test.each([
  ['luštěnin', ['legume']],
  ['hub', ['mushroom']],
  ['červeného masa', ['red_meat']],
  ['drobů', ['offal', 'liver']],
])('„%s“ stands for food groups in any form', (name, groups) => {
  expect(groupsOfName(name)).toEqual(groups)
})

test.each(['cibule', 'houbička na nádobí', 'maso', ''])('„%s“ stands for no food group', (name) => {
  expect(groupsOfName(name)).toEqual([])
})
