import { describe, expect, it } from 'vitest'
import { readCamt } from './read-camt.ts'
import { StatementRefused } from './statement.ts'
import { type WrittenEntry, writeCamt } from './testing.ts'

const IBAN = 'CZ6508000000192000145399'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const written = (...entries: WrittenEntry[]) => writeCamt({ iban: IBAN, number: '2026/11', entries })
const read = (text: string | Uint8Array, payments = 100) =>
  readCamt(typeof text === 'string' ? bytesOf(text) : text, { payments })
const paymentsOf = (text: string | Uint8Array) => read(text).flatMap(({ payments }) => payments)

function refusalOf(text: string | Uint8Array, payments?: number): string {
  try {
    read(text, payments)
    return 'read'
  } catch (error) {
    if (error instanceof StatementRefused) return error.because
    throw error
  }
}

describe('a statement', () => {
  it('gives the payments that came in, with what a person needs to know of them', () => {
    const text = written({ symbol: '0000100001', amount: '1690.00', name: 'Jan & syn', message: 'Premium' })
    expect(read(text)).toEqual([
      {
        iban: IBAN,
        number: '2026/11',
        skipped: 0,
        payments: [
          {
            reference: 'REF-1',
            booked_on: '2026-11-28',
            amount: 169_000,
            currency: 'CZK',
            variable_symbol: '100001',
            payer_name: 'Jan & syn',
            payer_account: IBAN,
            message: 'Premium',
          },
        ],
      },
    ])
  })

  it('counts what left the account, is not booked or was reversed, and reads nothing of it', () => {
    const reversed = written({}).replace('<Sts>', '<RvslInd>true</RvslInd><Sts>')
    expect(read(written({ direction: 'DBIT' }, { status: 'PDNG' }, {}))[0]).toMatchObject({ skipped: 2 })
    expect(read(reversed)[0]).toMatchObject({ skipped: 1, payments: [] })
  })

  it.each([
    ['1690.00', 169_000],
    ['1690', 169_000],
    ['0.01', 1],
    ['1.5', 150],
    ['1.10000', 110],
    ['20000000.00', 2_000_000_000],
  ])('reads %s as %s', (amount, haler) => {
    expect(paymentsOf(written({ amount }))[0]?.amount).toBe(haler)
  })

  it.each(['', '-5.00', '1,50', '0.00', '1.005', '1e3', '99999999999.00', 'sto'])(
    'with the amount „%s“ is refused',
    (amount) => {
      expect(refusalOf(written({ amount }))).toBe('missing_field')
    },
  )

  it.each([
    ['', '', ''],
    ['', 'VS:100002 děkuji', '100002'],
    ['', 'za VS 100002', '100002'],
    ['', 'DVS100002', ''],
    ['', 'VS:12345678901', ''],
    ['100001', 'VS:100002', '100001'],
  ])('finds in the reference „%s“ and the message „%s“ the symbol „%s“', (symbol, message, found) => {
    expect(paymentsOf(written({ symbol, message }))[0]?.variable_symbol).toBe(found)
  })

  it('takes the symbol from a structured reference, too', () => {
    const strd =
      '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>VS</Prtry></CdOrPrtry></Tp><Ref>100009</Ref></CdtrRefInf></Strd></RmtInf>'
    expect(paymentsOf(written({}).replace('</TxDtls>', `${strd}</TxDtls>`))[0]?.variable_symbol).toBe('100009')
  })

  it('reads each payment of those that were booked together', () => {
    const part = (amount: string, symbol: string) =>
      `<TxDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs><Amt Ccy="CZK">${amount}</Amt></TxDtls>`
    const text = written({ amount: '300.00' }).replace(
      /<TxDtls>.*<\/TxDtls>/,
      part('100.00', '1') + part('200.00', '2'),
    )
    expect(
      paymentsOf(text).map(({ reference, amount, variable_symbol }) => [reference, amount, variable_symbol]),
    ).toEqual([
      ['REF-1 1', 10_000, '1'],
      ['REF-1 2', 20_000, '2'],
    ])
  })

  it('loses none of the payments to which the bank gave one reference', () => {
    const part = '<TxDtls><Refs><AcctSvcrRef>ONE</AcctSvcrRef></Refs><Amt Ccy="CZK">100.00</Amt></TxDtls>'
    const text = written({ amount: '200.00' }).replace(/<TxDtls>.*<\/TxDtls>/, part + part)
    expect(paymentsOf(text).map(({ reference }) => reference)).toEqual(['ONE', 'ONE 2'])
    // By itself the second one is called as with the first one, which agrees with it in nothing else.
    const apart = text.replace('100.00</Amt></TxDtls><TxDtls>', '99.00</Amt></TxDtls><TxDtls>')
    expect(paymentsOf(apart).map(({ reference }) => reference)).toEqual(['ONE', 'ONE'])
  })

  it('reads names with a prefix, and the encodings in which banks write', () => {
    const prefixed = written({ name: 'Říha' })
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1camt:')
      .replace('xmlns=', 'xmlns:camt=')
    expect(paymentsOf(prefixed)[0]?.payer_name).toBe('Říha')
    const utf16 = Buffer.from(`\ufeff${written({ name: 'Říha' })}`, 'utf16le')
    expect(paymentsOf(utf16)[0]?.payer_name).toBe('Říha')
    const latin = written({ name: 'XX' }).replace('UTF-8', 'windows-1250')
    const windows = Buffer.from(latin, 'latin1').fill(0xd8, latin.indexOf('XX'), latin.indexOf('XX') + 1)
    expect(paymentsOf(windows)[0]?.payer_name).toBe('ŘX')
  })
})

describe('a file that is no statement', () => {
  const bomb = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY lol${at} "&lol${at - 1};&lol${at - 1};">`,
  ).join('')}]>`
  it.each([
    ['nothing', '', 'malformed'],
    ['a text', 'Dobrý den, posílám výpis.', 'malformed'],
    ['a table', 'Datum;Částka\n28.11.2026;1690,00', 'malformed'],
    ['another XML', '<?xml version="1.0"?><Invoice xmlns="http://isdoc.cz/namespace/2013"/>', 'not_camt'],
    ['an order of payments', written({}).replace('camt.053.001.02', 'pain.001.001.03'), 'not_camt'],
    ['a statement that ends in the middle', written({}).slice(0, -40), 'malformed'],
    ['tags that cross', written({}).replace('</Stmt></BkToCstmrStmt>', '</BkToCstmrStmt></Stmt>'), 'malformed'],
    ['entities that grow without end', bomb + written({}).slice(38), 'doctype'],
    [
      'an entity that reads a file',
      `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${written({}).slice(38)}`,
      'doctype',
    ],
    ['elements within elements without end', '<a>'.repeat(100_000), 'too_large'],
    ['an unknown encoding', written({}).replace('UTF-8', 'EBCDIC'), 'encoding'],
    ['no account', written({}).replace(`<IBAN>${IBAN}</IBAN></Id><Ccy>`, '</Id><Ccy>'), 'no_account'],
    ['no number', written({}).replace('<Stmt><Id>2026/11</Id>', '<Stmt>'), 'missing_field'],
    ['no currency', written({}).replace(' Ccy="CZK"', ''), 'missing_field'],
    ['no direction', written({}).replace(/<CdtDbtInd>CRDT<\/CdtDbtInd>/, ''), 'missing_field'],
    ['no day', written({}).replace(/<BookgDt>.*<\/BookgDt>/, ''), 'missing_field'],
    ['a day that is none', written({ day: '2026-02-30' }), 'missing_field'],
  ])('is refused: %s', (_, text, because) => {
    expect(refusalOf(text)).toBe(because)
  })

  it('is refused where bytes are not those of its encoding', () => {
    expect(refusalOf(Buffer.concat([bytesOf(written({})), Buffer.from([0xc3, 0x28])]))).toBe('encoding')
    expect(refusalOf(Buffer.from([0xff, 0xfe, 0x00]))).toBe('encoding')
    expect(refusalOf(Buffer.from([0x25, 0x50, 0x44, 0x46, 0x2d, 0xff, 0xfb]))).toBe('encoding')
  })

  it('is refused where it has more payments than are read', () => {
    expect(refusalOf(written({}, {}, {}), 3)).toBe('read')
    expect(refusalOf(written({}, {}, {}), 2)).toBe('too_many')
  })
})
