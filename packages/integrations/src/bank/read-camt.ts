import { decodeXml } from './decode-xml.ts'
import { paymentsOfEntry } from './read-entry.ts'
import { type Statement, StatementRefused } from './statement.ts'
import { allAt, type Element, readXml, textAt, XmlRefused } from './xml-tree.ts'

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.\d{2}$/

/**
 * Reads bank statements in the format CAMT.053 of ISO 20022, as Czech banks send them. Only booked payments that came in are read; what left
 * the account, was reversed or is not booked yet is counted. A file is read whole or not at all.
 * @throws StatementRefused
 */
export function readCamt(bytes: Uint8Array, limits: { payments: number }): Statement[] {
  const document = readDocument(bytes)
  const statements = allAt(document, 'BkToCstmrStmt', 'Stmt')
  if (document.name !== 'Document' || statements.length === 0 || !hasNamespace(document)) {
    throw new StatementRefused('not_camt')
  }
  const read = statements.map(readStatement)
  const count = read.reduce((sum, { payments }) => sum + payments.length, 0)
  if (count > limits.payments) throw new StatementRefused('too_many')
  return read
}

function readDocument(bytes: Uint8Array): Element {
  try {
    return readXml(decodeXml(bytes))
  } catch (error) {
    if (error instanceof XmlRefused) throw new StatementRefused(error.because)
    throw error
  }
}

function hasNamespace({ attributes }: Element): boolean {
  return Object.entries(attributes).some(([name, value]) => name.startsWith('xmlns') && NAMESPACE.test(value))
}

function readStatement(statement: Element): Statement {
  const iban = textAt(statement, 'Acct', 'Id', 'IBAN').replaceAll(' ', '')
  if (iban === '') throw new StatementRefused('no_account')
  const number = numberOf(statement)
  const payments: Statement['payments'] = []
  let skipped = 0
  for (const [at, entry] of allAt(statement, 'Ntry').entries()) {
    const found = paymentsOfEntry(entry, `${number} ${at + 1}`)
    if (found === null) skipped += 1
    else payments.push(...found)
  }
  return { iban, number, payments: withOwnReferences(payments), skipped }
}

/**
 * Payments of a statement that agree in reference, day, amount, symbol and account are numbered by their order, so that none is taken for a
 * repetition of another one. Others keep the reference alone, as each statement that has them says it.
 */
function withOwnReferences(payments: Statement['payments']): Statement['payments'] {
  const seen = new Map<string, number>()
  return payments.map((payment) => {
    const { reference, booked_on, amount, currency, variable_symbol, payer_account } = payment
    const same = JSON.stringify([reference, booked_on, amount, currency, variable_symbol, payer_account])
    const times = (seen.get(same) ?? 0) + 1
    seen.set(same, times)
    return times === 1 ? payment : { ...payment, reference: `${reference} ${times}` }
  })
}

function numberOf(statement: Element): string {
  const number = textAt(statement, 'Id')
  if (number === '') throw new StatementRefused('missing_field')
  return number.slice(0, 60)
}
