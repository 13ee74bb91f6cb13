import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { drawReport } from './draw-report.ts'

async function read(rows: string[][]) {
  const table = { head: ['Živina', 'Průměr na den'], rows, widths: [0.6, 0.4] }
  const bytes = await drawReport({
    title: 'Přehled stravy',
    owner: 'jana',
    day_made: '2026-11-23',
    facts: ['1.–23. listopadu 2026'],
    sections: [{ title: 'Výživa', texts: ['Příliš žluťoučký kůň.'], table }],
    end: ['Přehled neobsahuje doporučení.'],
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return { pages: text, file: Buffer.from(bytes).toString('latin1') }
}

it('an overview has its texts and tables with Czech letters and embedded fonts', async () => {
  const { pages, file } = await read([['Bílkoviny', '80,5 g']])
  expect(pages).toHaveLength(1)
  for (const words of ['Přehled stravy', 'listopadu 2026', 'žluťoučký', 'Bílkoviny', '80,5', 'neobsahuje']) {
    expect(pages[0]).toContain(words)
  }
  expect(file).toMatch(/FontFile[23]?/)
  expect(file).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
})

it('a table never begins with its head or one row at the foot of a page', async () => {
  for (let lines = 40; lines <= 54; lines += 1) {
    const texts = Array.from({ length: lines }, (_, at) => `Řádek ${at}`)
    const table = {
      head: ['Den', 'Hmotnost'],
      rows: [
        ['první', '1'],
        ['druhý', '2'],
        ['třetí', '3'],
      ],
      widths: [0.5, 0.5],
    }
    const bytes = await drawReport({
      title: 'Přehled stravy',
      owner: 'jana',
      day_made: '2026-11-23',
      facts: [],
      end: [],
      sections: [{ title: 'Hmotnost', texts, table }],
    })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
    const of = (words: string) => text.findIndex((page) => page.includes(words))
    expect([of('první'), of('třetí')], String(lines)).toEqual(
      Array(2).fill(text.findIndex((page) => /Den\s+Hmotnost/.test(page))),
    )
  }
})

it('a long table goes on at the next page with its head', async () => {
  const { pages } = await read(Array.from({ length: 90 }, (_, at) => [`Živina ${at}`, `${at} g`]))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page).toContain('Průměr na den')
  expect(pages.map((page) => page.replaceAll('\u00a0', ' ').match(/Strana \d z \d/)?.[0])).toEqual(
    pages.map((_, at) => `Strana ${at + 1} z ${pages.length}`),
  )
  for (const page of pages.slice(1)) expect(page).toContain('Přehled stravy · 1.–23. listopadu 2026')
  expect(pages.join(' ')).toContain('Živina 89')
})
