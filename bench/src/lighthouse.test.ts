import { expect, test } from 'vitest'
import { type Audit, medianAudit } from './lighthouse.ts'

const audit = (performance: number | null, tbt: number | null, tries = 1): Audit => ({
  page: 'home',
  scores: { performance, seo: 100 },
  fcp: 900,
  lcp: 1300,
  tbt,
  cls: 0,
  tries,
})

test('of several audits the median of each figure counts, and the spread is told', () => {
  const { scores, tbt, audits, tries, spread } = medianAudit([audit(80, 700), audit(99, 40, 2), audit(97, 90)])
  expect({ scores, tbt, audits, tries }).toEqual({
    scores: { performance: 97, seo: 100 },
    tbt: 90,
    audits: 3,
    tries: 2,
  })
  expect(spread).toEqual({
    performance: { least: 80, median: 97, most: 99 },
    tbt: { least: 40, median: 90, most: 700 },
  })
})

test('what an audit does not know stays unknown and counts for nothing', () => {
  expect(medianAudit([audit(null, null)])).toMatchObject({ scores: { performance: null }, tbt: null, cls: 0 })
  expect(medianAudit([audit(null, null), audit(99, 40)]).spread.tbt).toEqual({ least: 40, median: 40, most: 40 })
})
