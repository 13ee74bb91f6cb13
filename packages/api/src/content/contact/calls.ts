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

/** A message that waits for an answer. */
async function sent(world: World): Promise<string> {
  const { submission } = await world.make('POST', { path: '/contact_form', body: await message(world) })
  const [row] = await world.api.sql('select guid from contact_message where submission = $1', [submission])
  return String(row?.guid)
}

export const calls: Calls = {
  'GET /admin/message': async (world) => {
    await sent(world)
    return { path: '/admin/message?state=new&subject=consultation_availability', as: world.admin }
  },
  'PATCH /admin/message/{guid}': async (world) => ({
    path: `/admin/message/${await sent(world)}`,
    as: world.admin,
    body: { state: 'closed', user: world.person.user.guid, order: crypto.randomUUID() },
  }),
  'POST /admin/message/{guid}/reply': async (world) => ({
    path: `/admin/message/${await sent(world)}/reply`,
    as: world.admin,
    body: { guid: crypto.randomUUID(), text: 'Ve čtvrtek.' },
  }),
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

const OWN = '0198f000-0000-7000-8000-0000000000f1'
const ownMessage = () => `
  insert into contact_message (guid, subject, email, text, submission)
  values ('${OWN}', 'other', 'pisatel@example.com', 'Dotaz', '${OWN}') on conflict do nothing`

export const texts: TextCalls = {
  'PATCH /admin/message/{guid}': {
    as: 'admin',
    path: () => `/admin/message/${OWN}`,
    body: () => ({}),
    fields: { user: 'refused', order: 'refused' },
    again: ownMessage,
  },
  'POST /admin/message/{guid}/reply': {
    as: 'admin',
    path: () => `/admin/message/${OWN}/reply`,
    body: () => ({ guid: crypto.randomUUID(), text: 'Odpověď' }),
    fields: { guid: 'refused', text: 'kept' },
    again: ownMessage,
    read: async ({ api }) => (await api.sql('select text from contact_reply order by created_at desc limit 1'))[0],
  },
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
