/** A payment of a written statement; what is left out has a usual value. */
export type WrittenEntry = {
  reference?: string
  /** As the bank writes it: „1690.00“. */
  amount?: string
  currency?: string
  symbol?: string
  direction?: 'CRDT' | 'DBIT'
  status?: string
  day?: string
  name?: string
  account?: string
  message?: string
}

/** Writes a statement as a Czech bank does, for tests and for the demo. */
export function writeCamt({
  iban,
  number,
  entries,
}: {
  iban: string
  number: string
  entries: readonly WrittenEntry[]
}) {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt>
<GrpHdr><MsgId>${number}</MsgId><CreDtTm>2026-11-29T06:00:00+01:00</CreDtTm></GrpHdr>
<Stmt><Id>${number}</Id><Acct><Id><IBAN>${iban}</IBAN></Id><Ccy>CZK</Ccy></Acct>
${entries.map(writeEntry).join('\n')}
</Stmt></BkToCstmrStmt></Document>`
}

function writeEntry(entry: WrittenEntry, at: number): string {
  const { reference = `REF-${at + 1}`, amount = '1690.00', currency = 'CZK', symbol = '', message = '' } = entry
  const { direction = 'CRDT', status = 'BOOK', day = '2026-11-28', name = 'Jana Nováková' } = entry
  const { account = 'CZ6508000000192000145399' } = entry
  const payer = `<RltdPties><Dbtr><Nm>${escaped(name)}</Nm></Dbtr><DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct></RltdPties>`
  const said = message === '' ? '' : `<RmtInf><Ustrd>${escaped(message)}</Ustrd></RmtInf>`
  return `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>${day}</Dt></BookgDt><AcctSvcrRef>${escaped(reference)}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}/SS/KS0308</EndToEndId></Refs>${payer}${said}</TxDtls></NtryDtls></Ntry>`
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
