import { iddsiWords } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { SOURCES } from '@zivina/domain/catalogue/diet-rules/sources'
import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { expect, test } from 'vitest'
import { changesAnnouncement, changeWords } from './change-words.ts'
import { sourceWords } from './source-words.ts'
import { dietsThatSuit, orderDiets, type ShownVerdicts } from './verdict-words.ts'

const judged = (verdict: Verdict) => ({ verdict, reasons: [], warnings: [] })

test('what suits is first, then borderline, waits, unknown and unsuitable, each in the order of the diets', () => {
  const verdicts: ShownVerdicts = {
    Sparing: judged('unsuitable'),
    'Restricted fat': judged('suitable'),
    Diabetic: judged('unknown'),
    'Gluten free': judged('waits'),
    Nutritional: judged('borderline'),
    'Diet for gout': judged('suitable'),
  }
  expect(orderDiets(verdicts).map(({ diet }) => diet)).toEqual([
    'Restricted fat',
    'Diet for gout',
    'Nutritional',
    'Gluten free',
    'Diabetic',
    'Sparing',
  ])
  expect(dietsThatSuit(verdicts)).toEqual(['Restricted fat', 'Diet for gout'])
})

test('every judged diet is shown once', () => {
  const all = Object.fromEntries(RESTRICTING_DIETS.map((diet) => [diet, judged('unknown')]))
  expect(orderDiets(all).map(({ diet }) => diet)).toEqual(RESTRICTING_DIETS)
})

test('a source is its body, its document and its year', () => {
  expect(sourceWords('espen_2021')).toBe('ESPEN: Guideline on hospital nutrition, 2021')
  expect(sourceWords('nhs_pregnancy')).toBe('NHS (Cwm Taf): Foods to avoid in pregnancy')
})

test('no source is a commercial or personal page, an encyclopaedia or a shop', () => {
  const unfit = /kerbet|nadvaha|webnode|panidomu|wikipedi|remedia|seniorzone|coopclub|\.cz\b|\.com\b/i
  for (const id of Object.keys(SOURCES)) expect(sourceWords(id)).not.toMatch(unfit)
})

test.each(['own', 'a_source_of_newer_rules', 'toString'])('%s is called our proposal', (source) => {
  expect(sourceWords(source)).toBe('návrh Živiny')
})

test('a change says what was and what is', () => {
  const change = { diet: 'Gluten free', before: 'unsuitable', now: 'suitable' } as const
  expect(changeWords(change)).toBe('Bezlepková: předtím nevhodný, teď vhodný')
  expect(changesAnnouncement([change])).toContain('Bezlepková: předtím nevhodný, teď vhodný.')
  expect(changesAnnouncement([])).toContain('jako před úpravami')
})

test('a level of texture has words; an unknown one only its number', () => {
  expect(iddsiWords(4)).toBe('IDDSI\u00a04: velmi hustá tekutina, hladké pyré')
  expect(iddsiWords(9)).toBe('IDDSI\u00a09')
})
