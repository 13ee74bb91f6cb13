import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { attachmentsOf } from './attachments.ts'
import { createOutbox } from './outbox.ts'
import { DATA } from './templates/testing/mail-data.ts'

const PUBLIC_URL = 'https://zivina.example'

test('a gift voucher comes with its mail as a PDF, and other mails come with nothing', async () => {
  const attachments = await attachmentsOf('voucher_gift', DATA.voucher_gift, PUBLIC_URL, '2026-11-29')
  expect(await attachmentsOf('welcome', DATA.welcome, PUBLIC_URL, '2026-11-29')).toEqual([])
  const folder = await mkdtemp(join(tmpdir(), 'zivina-attachment-'))
  try {
    const outbox = createOutbox(folder, { name: 'Živina', address: 'noreply@zivina.example' })
    const texts = { subject: 'Dárek', html: '<p>x</p>', text: 'x', unsubscribe_url: null }
    await outbox.send({ id: 'a', queued_at: new Date(), to: 'eva@example.cz', ...texts, attachments })
    const [name = ''] = await readdir(folder)
    const parsed = await PostalMime.parse(await readFile(join(folder, name)))
    expect(parsed.attachments).toMatchObject([{ filename: 'darkovy-poukaz.pdf', mimeType: 'application/pdf' }])
    const [file] = parsed.attachments
    expect(
      Buffer.from(file?.content as ArrayBuffer)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  } finally {
    await rm(folder, { recursive: true })
  }
})
