import { TAG_NAME_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import type { BodyOf } from '#app/kit/form/form-values.ts'
import { maxLength, onlyWith, required } from '#app/kit/form/rules.ts'

export type TagBody = BodyOf<'POST /tag'>

const table = (label: string): FieldTable<TagBody> => ({
  name: {
    label,
    hint: 'Bez čárek: filtry jimi štítky oddělují.',
    look: { maxLength: TAG_NAME_MAX, autoComplete: 'off' },
    rules: [required, maxLength(TAG_NAME_MAX), onlyWith(/^[^\p{Cc},]*$/u)],
  },
})
export const NEW_TAG = table('Nový štítek')
export const RENAMED_TAG = table('Název')
/** A name that another tag has is said at the field. */
export const TAKEN = { UNIQUE: 'name' } as const
