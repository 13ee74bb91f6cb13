import { expect } from '@playwright/test'
import { enterAs } from './admin-session.ts'
import { ANY_WIDTH, expectAccessible, expectNoSidewaysScroll } from './check-page.ts'
import { fillCheckout, orderButton } from './gateway-page.ts'
import { readMail } from './read-mail.ts'
import { signUp, test } from './visitor.ts'

const IBAN = 'CZ9300000000001000000005'

/** A statement as the bank sends it, with one payment. */
function statement({ reference, symbol, amount }: { reference: string; symbol: string; amount: string }): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Id>2026/11</Id>
<Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct><Ntry><Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-28</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef><NtryDtls><TxDtls><Refs><EndToEndId>/VS${symbol}</EndToEndId></Refs>
<RltdPties><Dbtr><Nm>Jana Zkušební</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`
}

test('a year is paid by transfer: the page says where to, an administrator reads the statement in, and premium begins', {
  tag: ANY_WIDTH,
}, async ({ page, browser }) => {
  const { email } = await signUp(page)
  await page.goto('/objednavka?sluzba=premium-rocni')
  await page.getByRole('radio', { name: 'Převodem na účet' }).check()
  await expect(page.getByText('Platíte jednou a\u00a0samo se to neobnoví.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await fillCheckout(page, 'premium-rocni')
  await page.getByRole('radio', { name: 'Převodem na účet' }).check()
  for (const box of await page
    .getByRole('main')
    .getByRole('checkbox', { name: /^(Souhlasím|Chci, aby)/ })
    .all())
    await box.check()
  await orderButton(page).click()
  await expect(page.getByRole('heading', { name: 'Čekáme na váš převod' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'QR platba' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  const symbol = /Objednávka (\d+)/.exec((await page.getByText(/^Objednávka \d+:/).textContent()) ?? '')?.[1] ?? ''
  expect(await readMail(email, /^Jak zaplatit objednávku/)).toContain(symbol)

  const office = await browser.newContext()
  await enterAs(office, 'admin')
  const admin = await office.newPage()
  await admin.goto('/admin/billing/bank')
  const readIn = async (entry: { reference: string; symbol: string; amount: string }) => {
    await admin.getByRole('button', { name: 'Nahrát výpis' }).click()
    const file = { name: 'vypis.xml', mimeType: 'text/xml', buffer: Buffer.from(statement(entry)) }
    await admin.getByLabel('Soubor s\u00a0výpisem').setInputFiles(file)
    await admin.getByRole('dialog').getByRole('button', { name: 'Nahrát', exact: true }).click()
  }
  await readIn({ reference: `spatne-${symbol}`, symbol, amount: '1.00' })
  await expect(admin.getByRole('dialog')).toContainText('1 platba čeká na vaše rozhodnutí.')
  await admin.getByRole('dialog').getByRole('button', { name: 'Zavřít' }).last().click()
  await expect(admin.getByText('Jiná částka, než objednávka stojí').first()).toBeVisible()
  await expectAccessible(admin)
  await readIn({ reference: `spravne-${symbol}`, symbol, amount: '1690.00' })
  await expect(admin.getByRole('dialog')).toContainText('1 objednávka je zaplacená.')
  await office.close()

  // The page that waits changes by itself.
  await expect(page.getByRole('heading', { name: 'Zaplaceno, děkujeme' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Sestavit jídelníček' }).click()
  await expect(page).toHaveURL('/uzivatel/jidelnicek')
})
