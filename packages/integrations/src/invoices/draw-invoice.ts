import { formatNumber, NBSP } from '@zivina/czech/format-number'
import { type Faces, readFaces } from '../pdf/faces.ts'
import { type Doc, openDocument } from '../pdf/open-document.ts'
import { COLUMN, createRuler, createTextFlow, PAGE, type Style, type TextFlow } from '../pdf/text-flow.ts'
import { toIsdoc } from './isdoc.ts'
import type { InvoiceParty, PaymentToMake, PrintedInvoice, PrintedRequest } from './printed-invoice.ts'

const INK = { text: '#1f2a24', muted: '#5b6a61', brand: '#2c6e49', rule: '#dbe3dd' } as const
const WORDS = {
  invoice: { title: 'Faktura – daňový doklad', total: 'Zaplaceno' },
  credit_note: { title: 'Opravný daňový doklad', total: 'Vráceno' },
} as const
const PAID_BY = { card: 'kartou přes platební bránu', transfer: 'převodem na účet' } as const
const COUNTRIES = new Intl.DisplayNames('cs', { type: 'region' })
/** Where the columns of amounts end, as shares of the width. */
const COLUMNS = [0.62, 0.8, 1] as const
/** Points between the two parties. */
const GUTTER = 24

/** Draws an invoice or a credit note as a PDF that can be kept for decades (PDF/A-3), with its ISDOC inside. */
export async function drawInvoice(invoice: PrintedInvoice): Promise<Uint8Array> {
  const faces = await readFaces()
  const { title } = WORDS[invoice.kind]
  const facts = { title: `${title} ${invoice.label}`, owner: invoice.seller.name, day_made: invoice.issued_on }
  const { doc, bytes } = openDocument({ ...facts, is_archived: true }, faces)
  doc.addPage()
  const flow = createTextFlow({ doc, ruler: createRuler(doc), isDrawn: true, onPage: () => {} })
  const sheet = { doc, flow, styles: stylesOf(faces) }
  drawHead(sheet, invoice)
  drawParties(sheet, invoice)
  drawLines(sheet, invoice)
  drawTotals(sheet, invoice)
  drawFoot(sheet, invoice)
  attach(doc, invoice)
  doc.end()
  return bytes
}

/** Side of the QR code, with its quiet zone of four modules; points. */
const QR_SIDE = 150
const QUIET = 4

/** Draws a request to pay by transfer, with the payment QR code. It is no tax document and has no ISDOC. */
export async function drawRequest(request: PrintedRequest): Promise<Uint8Array> {
  const faces = await readFaces()
  const { order_number, issued_on, seller, gross } = request
  const facts = { title: `Výzva k${NBSP}platbě ${order_number}`, owner: seller.name, day_made: issued_on }
  const { doc, bytes } = openDocument({ ...facts, is_archived: true }, faces)
  doc.addPage()
  const flow = createTextFlow({ doc, ruler: createRuler(doc), isDrawn: true, onPage: () => {} })
  const sheet = { doc, flow, styles: stylesOf(faces) }
  flow.write(`Výzva k${NBSP}platbě`, sheet.styles.title)
  flow.write(`Objednávka ${order_number}`, sheet.styles.total)
  flow.space(6)
  flow.write(`Objednáno ${day(issued_on)} · toto není daňový doklad, fakturu pošleme po zaplacení`, sheet.styles.muted)
  drawParties(sheet, request)
  drawLines(sheet, request)
  flow.space(18)
  const sum = `K${NBSP}zaplacení ${money(gross)}`
  flow.write(sum, sheet.styles.total, { x: PAGE.side + COLUMN - flow.measure(sum, sheet.styles.total) })
  flow.space(18)
  drawPayment(sheet, request.to_pay)
  doc.end()
  return bytes
}

/** The QR code, and beside it the same in words. */
function drawPayment({ doc, flow, styles }: Sheet, { modules, ...to_pay }: PaymentToMake): void {
  const top = flow.y
  const module = QR_SIDE / (modules.length + 2 * QUIET)
  for (const [row, columns] of modules.entries()) {
    for (const [column, isDark] of columns.entries()) {
      if (isDark) doc.rect(PAGE.side + (column + QUIET) * module, top + (row + QUIET) * module, module, module)
    }
  }
  doc.fill('#000000')
  const beside = { x: PAGE.side + QR_SIDE + GUTTER, width: COLUMN - QR_SIDE - GUTTER }
  flow.y = top + module * QUIET
  for (const [label, text] of [
    ['Číslo účtu', to_pay.account],
    ['IBAN', to_pay.iban],
    ['Variabilní symbol', to_pay.variable_symbol],
    ['Zaplaťte nejpozději', day(to_pay.pay_until)],
  ] as const) {
    flow.write(label, styles.label, beside)
    flow.write(text, styles.strong, beside)
    flow.space(4)
  }
  flow.y = Math.max(flow.y, top + QR_SIDE)
}

/** Puts the ISDOC into the file, as another form of the same document. */
function attach(doc: Doc, invoice: PrintedInvoice): void {
  const at = new Date(`${invoice.issued_on}T12:00:00Z`)
  const described = {
    name: `${invoice.label}.isdoc`,
    type: 'text/xml',
    description: 'ISDOC',
    relationship: 'Alternative',
  }
  doc.file(Buffer.from(toIsdoc(invoice)), { ...described, creationDate: at, modifiedDate: at })
}

function stylesOf({ heading, text, strong }: Faces) {
  return {
    title: { face: heading, size: 22, colour: INK.text, leading: 1.25 },
    label: { face: strong, size: 9, colour: INK.brand },
    body: { face: text, size: 10.5, colour: INK.text },
    strong: { face: strong, size: 10.5, colour: INK.text },
    total: { face: heading, size: 15, colour: INK.text },
    muted: { face: text, size: 9, colour: INK.muted },
  } satisfies Record<string, Style>
}

type Sheet = { doc: Doc; flow: TextFlow; styles: ReturnType<typeof stylesOf> }

function drawHead(
  { flow, styles }: Sheet,
  { kind, label, issued_on, taxable_on, order_number, corrects }: PrintedInvoice,
) {
  flow.write(WORDS[kind].title, styles.title)
  flow.write(label, styles.total)
  flow.space(6)
  flow.write(
    `Vystaveno ${day(issued_on)} · zdanitelné plnění ${day(taxable_on)} · objednávka ${order_number}`,
    styles.muted,
  )
  if (corrects === null) return
  flow.write(
    `Opravuje doklad ${corrects.label} ze dne ${day(corrects.issued_on)}. Důvod: ${corrects.reason}`,
    styles.muted,
  )
}

function drawParties({ flow, styles }: Sheet, { seller, buyer }: Pick<PrintedInvoice, 'seller' | 'buyer'>): void {
  flow.space(24)
  const width = (COLUMN - GUTTER) / 2
  const top = flow.y
  const draw = (label: string, lines: readonly string[], x: number): number => {
    flow.y = top
    flow.write(label, styles.label, { x, width })
    flow.space(3)
    for (const [at, line] of lines.entries()) flow.write(line, at === 0 ? styles.strong : styles.body, { x, width })
    return flow.y
  }
  const left = draw('Dodavatel', [...linesOf(seller), seller.register], PAGE.side)
  const right = draw('Odběratel', buyer === null ? ['Neuveden'] : linesOf(buyer), PAGE.side + width + GUTTER)
  flow.y = Math.max(left, right)
}

function linesOf({ name, street, city, postal_code, country, ico, dic }: InvoiceParty): string[] {
  const place = COUNTRIES.of(country) ?? country
  const lines = [name, street, `${postal_code} ${city}`, place, ico && `IČO ${ico}`, dic && `DIČ ${dic}`]
  return lines.filter((line) => line !== '')
}

function drawLines(sheet: Sheet, { lines, vat_rate }: Pick<PrintedInvoice, 'lines' | 'vat_rate'>): void {
  const { flow, styles } = sheet
  flow.space(28)
  drawRow(sheet, styles.label, ['Co jste koupili', 'Bez DPH', `DPH ${vat_rate}${NBSP}%`, 'Celkem'])
  for (const { text, gross, vat } of lines) {
    drawRow(sheet, styles.body, [text, money(gross - vat), money(vat), money(gross)])
  }
}

function drawTotals(sheet: Sheet, { kind, gross, vat, paid_by }: PrintedInvoice): void {
  const { flow, styles } = sheet
  drawRow(sheet, styles.strong, ['Součet', money(gross - vat), money(vat), money(gross)])
  flow.space(18)
  const text = `${WORDS[kind].total} ${money(Math.abs(gross))}`
  flow.write(text, styles.total, { x: PAGE.side + COLUMN - flow.measure(text, styles.total) })
  const how =
    kind === 'invoice' ? `Zaplaceno ${PAID_BY[paid_by]}. Nic neplaťte.` : 'Peníze jsme poslali zpět stejnou cestou.'
  flow.write(how, styles.muted, { x: PAGE.side + COLUMN - flow.measure(how, styles.muted) })
}

function drawFoot({ flow, styles }: Sheet, { label }: PrintedInvoice): void {
  flow.space(28)
  flow.write(
    `V${NBSP}tomto souboru je přiložený i${NBSP}elektronický doklad ISDOC (${label}.isdoc), který načte účetní program.`,
    styles.muted,
  )
}

/** A row of a text and three amounts, with a hairline below. */
function drawRow({ doc, flow }: Sheet, style: Style, [text = '', ...amounts]: readonly string[]): void {
  const width = COLUMN * 0.42
  const first = flow.y
  flow.write(text, style, { width })
  for (const [at, amount] of amounts.entries()) {
    const end = PAGE.side + COLUMN * (COLUMNS[at] ?? 1)
    flow.put(amount, style, { x: end - flow.measure(amount, style), y: first + style.size })
  }
  flow.space(4)
  doc
    .moveTo(PAGE.side, flow.y)
    .lineTo(PAGE.side + COLUMN, flow.y)
    .lineWidth(0.5)
    .strokeColor(INK.rule)
    .stroke()
  flow.space(5)
}

function money(haler: number): string {
  const text = String(Math.abs(haler)).padStart(3, '0')
  const crowns = formatNumber(Number(text.slice(0, -2)), 0)
  return `${haler < 0 ? '−' : ''}${crowns},${text.slice(-2)}${NBSP}Kč`
}

function day(iso: string): string {
  const [year, month, date] = iso.split('-').map(Number)
  return `${date}.${NBSP}${month}.${NBSP}${year}`
}
