import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawPlan } from './draw-plan.ts'
import type { PrintedWeek } from './printed-plan.ts'

const DAYS = ['Po', 'Út', 'St', 'Čt', 'Pá', 'So', 'Ne']
const week = (fields: Partial<PrintedWeek> = {}): PrintedWeek => ({
  label: '23.–29. listopadu 2026',
  days: DAYS.map((day, at) => ({ label: `${day} ${23 + at}. 11.`, note: '', totals: ['1 850 kcal z 2 000'] })),
  meals: [{ label: 'Oběd', cells: DAYS.map(() => ['Svíčková s\u00a0brusinkami – 2 porce']) }],
  ...fields,
})

async function read(weeks: PrintedWeek[]) {
  const bytes = await drawPlan({ title: 'Žluťoučký týden', owner: 'jana', day_made: '2026-11-23', weeks })
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text } = await extractText(document, { mergePages: false })
  const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 })
  return { pages: text, isWide: width > height, bytes }
}

describe('a printed plan', () => {
  it('has each week on one wide page, with Czech letters and embedded fonts', async () => {
    const { pages, isWide, bytes } = await read([week(), week({ label: '30. listopadu – 6. prosince 2026' })])
    expect([pages.length, isWide]).toEqual([2, true])
    for (const words of [
      'Žluťoučký týden',
      'listopadu 2026',
      'Čt 26. 11.',
      'Oběd',
      'Svíčková',
      'brusinkami',
      'kcal',
      'Za den',
    ]) {
      expect(pages[0]).toContain(words)
    }
    const file = Buffer.from(bytes).toString('latin1')
    expect(file).toMatch(/FontFile[23]?/)
    expect(file).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })

  it('stays on one page however full the week is', async () => {
    const cell = Array.from(
      { length: 25 },
      (_, at) => `Velmi dlouhý název jídla, které se nevejde na řádek, číslo ${at}`,
    )
    const meals = ['Snídaně', 'Oběd', 'Večeře'].map((label) => ({ label, cells: DAYS.map(() => cell) }))
    const { pages } = await read([week({ meals })])
    expect(pages).toHaveLength(1)
    expect(pages[0]).toContain('…')
    expect(pages[0]).toContain('Za den')
  })
})
