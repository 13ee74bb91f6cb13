import { PROFILE_BIO_MAX, PROFILE_LINE_MAX, PROFILE_NAME_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { matching, maxLength, minLength, required, whole } from '#app/kit/form/rules.ts'

/** What every profile has, a new one too. */
type Texts = { name: string; colour: string; headline: string; specialisation: string; bio: string }
/** A profile as it is changed; its pictures are saved as they arrive. */
export type ChangedProfile = Texts & { slug: string; position: number }
/** A new profile with the account that it is given to. */
export type NewProfileFields = Texts & { account: string }

const line = (label: string) => ({
  label,
  className: 'sm:col-span-2',
  look: { maxLength: PROFILE_LINE_MAX },
  rules: [maxLength(PROFILE_LINE_MAX)],
})

const TEXTS: FieldTable<Texts> = {
  name: {
    label: 'Jméno tvůrce',
    look: { maxLength: PROFILE_NAME_MAX },
    rules: [required, maxLength(PROFILE_NAME_MAX)],
  },
  colour: {
    label: 'Barva',
    look: { type: 'color' },
    rules: [required, matching(/^#[0-9a-f]{6}$/)],
  },
  headline: line('Titulek'),
  specialisation: line('Čemu se věnuje'),
  bio: {
    label: 'O\u00a0tvůrci',
    as: 'text',
    className: 'sm:col-span-2',
    look: { maxLength: PROFILE_BIO_MAX },
    rules: [maxLength(PROFILE_BIO_MAX)],
  },
}

export const NEW_PROFILE: FieldTable<NewProfileFields> = {
  account: {
    label: 'Účet',
    hint: 'E-mail, nebo uživatelské jméno.',
    className: 'sm:col-span-2',
    look: { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
    rules: [required],
  },
  ...TEXTS,
}

export const CHANGED_PROFILE: FieldTable<ChangedProfile> = {
  ...TEXTS,
  slug: {
    label: 'Adresa',
    hint: 'Dosavadní adresa povede na novou.',
    look: { autoCapitalize: 'none', spellCheck: false },
    rules: [required, minLength(2), matching(/^[a-z0-9]+(-[a-z0-9]+)*$/)],
  },
  position: {
    label: 'Pořadí na webu',
    hint: 'Nejmenší číslo je první.',
    as: 'figure',
    decimals: 0,
    range: { min: 0, max: 10_000 },
    rules: [required, whole],
  },
}
