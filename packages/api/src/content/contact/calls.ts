import { createKeyReader } from '#api/kernel/keys/keys.ts'
import type { TextWorld } from '#api/testing/text-world.ts'
import type { TextCalls } from '#api/testing/texts.ts'
import type { Calls, World } from '#api/testing/world.ts'
import { setWork } from './proof.ts'
import { solve } from './testing.ts'

async function message({ api, number }: World) {
  const { proof: key } = await createKeyReader(api.database.db)()
  const proof = solve(await setWork(key, new Date(Date.now() - 10_000)))
  const text = 'Dobrý den, kdy máte volný termín?'
  const email = `pisatel-${number()}@example.com`
  return { subject: 'consultation_availability', text, submission: crypto.randomUUID(), name: 'Jana', email, proof }
}

export const calls: Calls = {
  'POST /contact_form': async (world) => ({ path: '/contact_form', body: await message(world) }),
  'POST /contact_form/attachment': async (world) => {
    const { submission, proof } = await message(world)
    return { path: '/contact_form/attachment', body: { submission, proof } }
  },
  'POST /contact_form/personal': async (world) => {
    const { subject, text, submission } = await message(world)
    const attachments = [await world.upload(world.person, 'contact')]
    return { path: '/contact_form/personal', as: world.person, body: { subject, text, submission, attachments } }
  },
  'GET /contact_form/challenge': () => ({ path: '/contact_form/challenge' }),
}

const readContact = async ({ api }: TextWorld, { submission }: Record<string, string>) =>
  (await api.sql('select text, name from contact_message where submission = $1', [submission]))[0]
const question = () => ({
  subject: 'other',
  text: 'Dobrý den, mám dotaz.',
  submission: crypto.randomUUID(),
})

export const texts: TextCalls = {
  'POST /contact_form': {
    body: async (world) => ({ ...question(), email: 'pisatel@example.com', name: '', proof: await world.proof() }),
    fields: {
      text: 'kept',
      name: 'kept',
      submission: 'refused',
      email: 'refused',
      website: 'unread',
      'attachments.0': 'refused',
      'proof.challenge': 'refused',
      'proof.salt': 'refused',
      'proof.signature': 'refused',
    },
    read: readContact,
  },
  'POST /contact_form/attachment': {
    body: async (world) => ({ submission: question().submission, proof: await world.proof() }),
    fields: {
      submission: 'refused',
      'proof.challenge': 'refused',
      'proof.salt': 'refused',
      'proof.signature': 'refused',
    },
  },
  'POST /contact_form/personal': {
    as: 'token',
    body: question,
    fields: { text: 'kept', submission: 'refused', 'attachments.0': 'refused' },
    read: readContact,
  },
}
