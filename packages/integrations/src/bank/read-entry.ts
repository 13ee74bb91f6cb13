import { type StatementPayment, StatementRefused } from './statement.ts'
import { allAt, type Element, textAt } from './xml-tree.ts'

/** What is kept of a text of the bank. */
const NAME_MAX = 140
const ACCOUNT_MAX = 40
const MESSAGE_MAX = 280
const REFERENCE_MAX = 100
/** The most that is counted: whole numbers of the database. */
const AMOUNT_MAX = 2_000_000_000

/**
 * The payments of an entry: one, or those of a collection of payments that the bank booked together.
 * @param place names the entry where the bank gives it no reference
 * @returns null where nothing came in: it left the account, was reversed, or is not booked yet
 * @throws StatementRefused `missing_field`
 */
export function paymentsOfEntry(entry: Element, place: string): StatementPayment[] | null {
  const direction = textAt(entry, 'CdtDbtInd')
  if (direction !== 'CRDT' && direction !== 'DBIT') throw new StatementRefused('missing_field')
  const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')
  if (direction === 'DBIT' || textAt(entry, 'RvslInd') === 'true' || (status !== 'BOOK' && status !== '')) return null
  const whole = amountOf(entry)
  const booked_on = dayOf(entry)
  const reference = textAt(entry, 'AcctSvcrRef') || `${place} ${textAt(entry, 'NtryRef')}`.trim()
  const parts = allAt(entry, 'NtryDtls', 'TxDtls')
  const [only = entry] = parts
  if (parts.length <= 1) return [{ ...detailsOf(only), ...whole, booked_on, reference: cut(reference, REFERENCE_MAX) }]
  return parts.map((part, at) => {
    const own = textAt(part, 'Refs', 'AcctSvcrRef') || `${reference} ${at + 1}`
    return { ...detailsOf(part), ...amountOf(part), booked_on, reference: cut(own, REFERENCE_MAX) }
  })
}

/** The amount of an entry or of one of its payments, without any computing with fractions. */
function amountOf(element: Element): { amount: number; currency: string } {
  const [found = allAt(element, 'AmtDtls', 'TxAmt', 'Amt')[0]] = allAt(element, 'Amt')
  const currency = found?.attributes.Ccy ?? ''
  const parts = /^(\d{1,10})(?:\.(\d{1,2})0*)?$/.exec(found?.text.trim() ?? '')
  if (parts === null || !/^[A-Z]{3}$/.test(currency)) throw new StatementRefused('missing_field')
  const amount = Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'))
  if (amount < 1 || amount > AMOUNT_MAX) throw new StatementRefused('missing_field')
  return { amount, currency }
}

function dayOf(entry: Element): string {
  const day = (textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')).slice(0, 10)
  const isDay =
    /^20\d{2}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day)
  if (!isDay) throw new StatementRefused('missing_field')
  return day
}

function detailsOf(part: Element) {
  const message = allAt(part, 'RmtInf', 'Ustrd')
    .map(({ text }) => text.trim())
    .join(' ')
  const payer = ['RltdPties', 'DbtrAcct', 'Id'] as const
  const account = textAt(part, ...payer, 'IBAN') || textAt(part, ...payer, 'Othr', 'Id')
  const name = textAt(part, 'RltdPties', 'Dbtr', 'Nm') || textAt(part, 'RltdPties', 'Dbtr', 'Pty', 'Nm')
  return {
    variable_symbol: symbolOf(part, message),
    payer_name: cut(name, NAME_MAX),
    payer_account: cut(account.replaceAll(' ', ''), ACCOUNT_MAX),
    message: cut(message, MESSAGE_MAX),
  }
}

/**
 * The variable symbol: Czech banks write it as a structured reference of the kind VS, into the reference of the payer (`/VS123/SS/KS`), or
 * into the message (`VS:123`).
 */
function symbolOf(part: Element, message: string): string {
  const structured = allAt(part, 'RmtInf', 'Strd', 'CdtrRefInf').find(
    (reference) => textAt(reference, 'Tp', 'CdOrPrtry', 'Prtry') === 'VS',
  )
  const written = [
    structured === undefined ? '' : `VS${textAt(structured, 'Ref').replace(/^VS:?/, '')}`,
    textAt(part, 'Refs', 'EndToEndId'),
    message,
  ]
  for (const text of written) {
    const symbol = /(?:^|[\s/,;])VS[:\s]?(\d{1,10})(?!\d)/.exec(text)?.[1]?.replace(/^0+/, '')
    if (symbol !== undefined && symbol !== '') return symbol
  }
  return ''
}

/** One line without control characters. */
function cut(text: string, length: number): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, length)
}
