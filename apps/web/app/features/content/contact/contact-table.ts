import type { ContactMessage } from '@zivina/contract/content/contact'
import { CONTACT_SUBJECT_NAMES, CONTACT_SUBJECTS, type ContactSubject } from '@zivina/contract/content/contact-subjects'
import { CONTACT_NAME_MAX, CONTACT_TEXT_MAX, CONTACT_TEXT_MIN } from '@zivina/contract/kernel/limits'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { email, maxLength, minLength, required } from '#app/kit/form/rules.ts'

type Message = Pick<ContactMessage, 'subject' | 'text'>

/** What the answer to a subject needs, or where it is settled sooner. */
const SUBJECT_HINTS: Partial<Record<ContactSubject, string>> = {
  consultation_availability: 'Napište, kdy se vám to hodí a\u00a0jestli osobně v\u00a0Praze, nebo online.',
  refund: 'Napište číslo objednávky, pokud ho máte.',
  premium_not_activated: 'Napište, kdy a\u00a0pod jakým e-mailem jste platili.',
  premium_month_count: 'Napište, kolik měsíců čekáte a\u00a0kolik jich vidíte v\u00a0profilu.',
  technical_problem: 'Chybu v\u00a0receptu opravíme nejrychleji, když ji nahlásíte přímo u\u00a0něj.',
}

/** What a logged-in user writes; the account says who it is. */
export const PERSONAL_MESSAGE: FieldTable<Message> = {
  subject: {
    as: 'choice',
    label: 'O\u00a0čem nám píšete',
    look: { required: true },
    choices: choicesOf(CONTACT_SUBJECTS, CONTACT_SUBJECT_NAMES),
    none: 'Vyberte téma',
    rules: [required],
  },
  text: {
    as: 'text',
    label: 'Zpráva',
    hint: ({ subject }) =>
      `${SUBJECT_HINTS[subject as ContactSubject] ?? 'Napište nám, co potřebujete.'} Hesla ani čísla karet prosím neposílejte.`,
    look: { maxLength: CONTACT_TEXT_MAX, required: true },
    rules: [required, minLength(CONTACT_TEXT_MIN), maxLength(CONTACT_TEXT_MAX)],
  },
}

/** What a visitor writes. Only programs fill in the website. */
export const MESSAGE: FieldTable<Message & Pick<ContactMessage, 'name' | 'email' | 'website'>> = {
  ...PERSONAL_MESSAGE,
  name: {
    label: 'Jméno (nepovinné)',
    look: { autoComplete: 'name', maxLength: 100 },
    rules: [maxLength(CONTACT_NAME_MAX)],
  },
  email: {
    label: 'E-mail',
    look: { type: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false, required: true },
    rules: [required, email],
  },
  website: { label: 'Web' },
}
