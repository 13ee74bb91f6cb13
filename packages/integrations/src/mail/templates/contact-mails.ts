import { CONTACT_SUBJECT_NAMES, type ContactSubject } from '@zivina/contract/content/contact-subjects'
import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

type ContactMail = {
  subject: ContactSubject
  name: string
  email: string
  text: string
  /** Addresses of pictures. */
  attachments: string[]
  /** Guid of the account it was written from, or null. */
  account: string | null
}

/** The longest line of a message. */
const LINE_MAX = 5000

/** A message from the contact form, for the support. A reply goes to its author. */
export function contactMessage({ subject, name, email, text, attachments, account }: ContactMail): MailContent {
  const about = CONTACT_SUBJECT_NAMES[subject]
  const rows: [string, string][] = [
    ['Téma', about],
    ['Jméno', oneLine(name, 100) || 'neuvedeno'],
    ['E-mail', oneLine(email)],
    ['Účet', account ?? 'bez přihlášení'],
  ]
  return {
    subject: `Zpráva z\u00a0webu: ${about}`,
    preview: oneLine(text, 100),
    heading: about,
    full_name: '',
    blocks: [
      { kind: 'facts', rows },
      // Line by line, so that the author's text cannot become a heading, a link or a block of its own.
      ...text.split(/\r?\n/).flatMap((line) => textBlock(oneLine(line, LINE_MAX))),
      ...attachments.map((url, index) => ({ kind: 'button' as const, label: `Obrázek ${index + 1}`, url })),
    ],
    reason: 'Odpověď na něj půjde přímo tomu, kdo zprávu napsal.',
    reply_to: email,
  }
}

function textBlock(text: string): { kind: 'text'; text: string }[] {
  return text === '' ? [] : [{ kind: 'text', text }]
}

/** Confirms to the author that the message arrived. Repeats nothing of it: the address may not be the author's. */
export function contactConfirmation({ name, subject }: Pick<ContactMail, 'name' | 'subject'>): MailContent {
  return {
    subject: 'Vaši zprávu jsme dostali',
    preview: `Téma: ${CONTACT_SUBJECT_NAMES[subject]}. Odpovídáme obvykle do dvou pracovních dnů.`,
    heading: 'Děkujeme za zprávu',
    full_name: name,
    blocks: [
      { kind: 'text', text: 'vaši zprávu jsme v\u00a0pořádku dostali a\u00a0čteme ji.' },
      { kind: 'facts', rows: [['Téma', CONTACT_SUBJECT_NAMES[subject]]] },
      { kind: 'text', text: `Odpovídáme obvykle do dvou pracovních dnů, ${BRAND.support_hours}.` },
      { kind: 'note', text: 'Pokud jste nám nepsali, někdo se nejspíš spletl v\u00a0adrese. Nemusíte nic dělat.' },
    ],
    reason: `Posíláme vám ho, protože někdo s\u00a0touto adresou vyplnil kontaktní formulář aplikace ${BRAND.name}.`,
  }
}

type ContactReply = Pick<ContactMail, 'name' | 'subject' | 'text'> & {
  /** What the author had written. */
  question: string
}

/** Answers a message of the contact form. A reply goes to the support. */
export function contactReply({ name, subject, question, text }: ContactReply): MailContent {
  const about = CONTACT_SUBJECT_NAMES[subject]
  const lines = (written: string) => written.split(/\r?\n/).flatMap((line) => textBlock(oneLine(line, LINE_MAX)))
  return {
    subject: `Odpověď na vaši zprávu: ${about}`,
    preview: oneLine(text, 100),
    heading: about,
    full_name: name,
    blocks: [...lines(text), { kind: 'title', text: 'Vaše zpráva' }, ...lines(question)],
    reason: `Posíláme vám ho, protože jste nám napsali kontaktním formulářem aplikace ${BRAND.name}.`,
    reply_to: BRAND.support_email,
  }
}
