import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { createOutbox, type OutboxMail } from '@zivina/integrations/mail/outbox'

/** Where the product of the journeys writes its mails. */
const FOLDER = join(process.env.E2E_DATA_DIR ?? '', 'outbox')
/** Only the newest mails are searched: no journey waits for one that many others followed. */
const SEARCHED = 60

/**
 * The plain text of the newest mail to an address whose subject fits. A job sends it, so it may take a moment to arrive. It is read from the
 * folder: the page of the outbox parses a hundred mails each time, which took as long as the whole sign-up.
 * @param folder of another product than that of all journeys
 */
export async function readMail(to: string, subject: RegExp, folder = FOLDER): Promise<string> {
  let text: string | undefined
  const look = async (): Promise<void> => {
    text = (await newest(to, subject, folder))?.text
    expect(text, `a mail to ${to}`).toBeDefined()
  }
  await expect(look).toPass({ timeout: 20_000, intervals: [50] })
  return text ?? ''
}

/** The six digits of the newest verification mail. */
export async function readCode(to: string, folder = FOLDER): Promise<string> {
  const text = await readMail(to, /ověřovací kód/, folder)
  const code = text.match(/\b\d{6}\b/)?.[0] ?? ''
  expect(code, `a code in the mail to ${to}`).not.toBe('')
  return code
}

async function newest(to: string, subject: RegExp, folder: string): Promise<OutboxMail | null> {
  const outbox = createOutbox(folder, { name: '', address: '' })
  const names = await readdir(folder).catch((): string[] => [])
  const mails = names.filter((name) => !name.startsWith('.')).sort()
  for (const name of mails.slice(-SEARCHED).reverse()) {
    // Parsing a mail takes far longer than this look.
    if (!(await readFile(join(folder, name), 'latin1')).includes(to)) continue
    const mail = await outbox.read(name)
    if (mail?.to === to && subject.test(mail.subject)) return mail
  }
  return null
}
