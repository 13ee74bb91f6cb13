import { SOURCES } from '@zivina/domain/catalogue/diet-rules/sources'
import type { Verdict } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { RESTRICTING_DIETS } from '@zivina/domain/catalogue/diet-types'
import { expect, test } from 'vitest'
import { changesAnnouncement, changeWords } from './change-words.ts'
import { iddsiWords } from './iddsi-levels.ts'
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

test('a source has a title, a citation and a year, but the year once', () => {
  expect(sourceWords('eu_828_2014')).toBe(
    'Prováděcí nařízení Komise o informacích o nepřítomnosti či sníženém obsahu lepku (Nařízení (EU) č. 828/2014)',
  )
  expect(sourceWords('easd_2023')).toMatch(/\(Diabetologia 2023;66:965\)$/)
  for (const [id, { year }] of Object.entries(SOURCES)) {
    if (year !== null) expect(sourceWords(id).match(new RegExp(String(year), 'g'))).toHaveLength(1)
  }
})

test.each(['own', 'a_source_of_newer_rules', 'toString'])('%s is called our proposal', (source) => {
  expect(sourceWords(source)).toBe('náš návrh')
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
