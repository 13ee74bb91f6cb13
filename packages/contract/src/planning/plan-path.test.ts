import { expect, it } from 'vitest'
import { pathOfFormer, planPath } from './plan-path.ts'

const GUID = '01980000-0000-7000-8000-000000000001'

it.each([
  [`plan=${GUID}&from=2027-03-28`, planPath(GUID, '2027-03-28')],
  [`plan=${GUID}&den=2027-03-28`, planPath(GUID, '2027-03-28')],
  [`plan=${GUID}`, planPath(GUID)],
  [`plan=${GUID}&from=//evil.example`, planPath(GUID)],
  ['plan=../../admin&from=2027-03-28', null],
  ['from=2027-03-28', null],
  ['', null],
])('the earlier address ?%s leads to %s', (query, path) => {
  expect(pathOfFormer(new URLSearchParams(query))).toBe(path)
})
