import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { drawVoucher } from './draw-voucher.ts'

const VOUCHER = {
  code: '2345-6789-ABCD-EFGH',
  service: 'Dárkový poukaz: Premium na 3\u00a0měsíce',
  from_name: 'Žofie Řeháčková',
  recipient_name: 'Eva',
  message: 'Ať ti chutná!',
  valid_until: '2028-11-28',
}

const read = async (voucher = VOUCHER) => {
  const bytes = await drawVoucher(voucher, 'https://zivina.example/profil', '2026-11-29')
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: false })
  return text
}

it('a voucher says in Czech letters on one page what it gives, from whom, its code, until when and where', async () => {
  const pages = await read()
  expect(pages).toHaveLength(1)
  for (const words of [
    'Dárkový poukaz',
    VOUCHER.code,
    'Žofie Řeháčková',
    'Ať ti chutná!',
    '28. 11. 2028',
    'zivina.example/profil',
  ])
    expect(pages[0]).toContain(words)
})

it('a voucher with the longest message stays on its page', async () => {
  expect(await read({ ...VOUCHER, message: 'Chutná to. '.repeat(45) })).toHaveLength(1)
})
