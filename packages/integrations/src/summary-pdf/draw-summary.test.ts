import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { drawSummary, type PrintedSummary } from './draw-summary.ts'

const SUMMARY: PrintedSummary = {
  service: 'Vstupní konzultace',
  client: 'Žofie Řeháčková',
  nutritionist: 'Mgr. Ema Zdravá',
  term: { begins: '2026-12-01T15:30:00.000Z', place: 'online' },
  summary: 'Snídat do devíti.\nKe každému jídlu zelenina.',
  follow_up_on: '2027-01-12',
  plans: [
    { name: 'Klidný týden', note: 'Obědy můžete prohodit.', days: [{ day: '2026-12-07', dishes: ['Oběd: Čočka'] }] },
  ],
}

const read = async (printed: PrintedSummary) => {
  const bytes = await drawSummary(printed, '2026-12-01')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text
}

it('a summary says in Czech letters what was agreed, when a check is due and what the plan has', async () => {
  const pages = await read(SUMMARY)
  expect(pages).toHaveLength(1)
  for (const words of [
    'Žofie Řeháčková',
    'Mgr. Ema Zdravá',
    'Ke každému jídlu zelenina',
    '1. 12. 2026',
    '16:30',
    '12. 1. 2027',
    'Oběd: Čočka',
  ])
    expect(pages[0]).toContain(words)
})

it('a long summary goes on at the next page, which says what it belongs to', async () => {
  const pages = await read({ ...SUMMARY, summary: 'Jíst pomalu a vnímat sytost.\n'.repeat(120) })
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[1]).toContain('Vstupní konzultace: shrnutí, strana 2')
})
