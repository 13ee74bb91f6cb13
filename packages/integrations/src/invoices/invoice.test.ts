import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawInvoice } from './draw-invoice.ts'
import { toIsdoc } from './isdoc.ts'
import type { PrintedInvoice } from './printed-invoice.ts'
import { isdocProblems } from './testing/isdoc-problems.ts'

const SELLER = {
  name: 'Živina s.r.o.',
  street: 'Ukázková 12',
  city: 'Praha 2',
  postal_code: '120 00',
  country: 'CZ',
  ico: '00000000',
  dic: 'CZ00000000',
  register: 'C 000000 vedená u Městského soudu v Praze',
}
const BUYER = { ...SELLER, name: 'Příliš žluťoučký <kůň> & synové', ico: '', dic: '' }
const INVOICE: PrintedInvoice = {
  kind: 'invoice',
  guid: '01980000-0000-7000-8000-000000000001',
  label: 'FV2026-000001',
  issued_on: '2026-11-29',
  taxable_on: '2026-11-28',
  order_number: '100001',
  seller: SELLER,
  buyer: BUYER,
  lines: [
    { text: 'Premium na rok', gross: 169_000, vat: 29_331 },
    { text: 'Započtené dny předchozího členství', gross: -19_900, vat: -3_454 },
  ],
  gross: 149_100,
  vat: 25_877,
  vat_rate: 21,
  paid_by: 'card',
  corrects: null,
}
const CREDIT_NOTE: PrintedInvoice = {
  ...INVOICE,
  kind: 'credit_note',
  label: 'OD2026-000001',
  buyer: null,
  lines: [{ text: 'Vrácení peněz: Premium na rok', gross: -100_005, vat: -17_356 }],
  gross: -100_005,
  vat: -17_356,
  corrects: { guid: INVOICE.guid, label: INVOICE.label, issued_on: INVOICE.issued_on, reason: 'Odstoupení od smlouvy' },
}

describe('ISDOC', () => {
  it.each([
    ['an invoice', INVOICE],
    ['a credit note without a buyer', CREDIT_NOTE],
    [
      'an invoice of nothing but VAT-free',
      { ...INVOICE, vat_rate: 0, vat: 0, lines: [{ text: 'e-kniha', gross: 1, vat: 0 }], gross: 1 },
    ],
  ] as const)('of %s is valid by its schema', async (_, invoice) => {
    expect(await isdocProblems(toIsdoc(invoice as PrintedInvoice))).toBe('')
  })

  it('is refused by the schema where a part is missing, so that the check can fail', async () => {
    expect(await isdocProblems(toIsdoc(INVOICE).replace(/<CurrRate>.*?<\/CurrRate>/, ''))).not.toBe('')
  })

  it('has amounts in crowns, and texts as they were written', () => {
    const xml = toIsdoc(CREDIT_NOTE)
    expect(xml).toContain('<TaxInclusiveAmount>-1000.05</TaxInclusiveAmount>')
    expect(xml).toContain('<ID>FV2026-000001</ID>')
    expect(toIsdoc(INVOICE)).toContain('Příliš žluťoučký &lt;kůň&gt; &amp; synové')
  })
})

describe('the file', () => {
  it.each([
    ['Faktura – daňový doklad', INVOICE, '1 491,00 Kč'],
    ['Opravný daňový doklad', CREDIT_NOTE, '−1 000,05 Kč'],
  ] as const)('%s says everything and has the ISDOC inside', async (title, invoice, total) => {
    const bytes = await drawInvoice(invoice)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const { text } = await extractText(pdf, { mergePages: true })
    const said = text.replace(/\s+/g, ' ')
    for (const part of [title, invoice.label, 'Živina s.r.o.', 'DIČ CZ00000000', total.replaceAll('\u00a0', ' ')]) {
      expect(said).toContain(part)
    }
    const attached = await pdf.getAttachments()
    expect([...(attached?.keys() ?? [])]).toEqual([`${invoice.label}.isdoc`])
    const isdoc = await pdf.getAttachmentContent(`${invoice.label}.isdoc`)
    expect(new TextDecoder().decode(isdoc ?? undefined)).toBe(toIsdoc(invoice))
  })

  it('declares what an archive asks for: PDF/A-3 in its metadata, its colours, embedded fonts and the relation of the ISDOC', async () => {
    const raw = Buffer.from(await drawInvoice(INVOICE)).toString('latin1')
    expect(raw).toContain('<pdfaid:part>3</pdfaid:part>')
    expect(raw).toContain('<pdfaid:conformance>B</pdfaid:conformance>')
    expect(raw).toMatch(/\/OutputIntents/)
    expect(raw).toMatch(/\/AFRelationship \/Alternative/)
    expect(raw).toMatch(/\/AF \[/)
    expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/)
  })
})
