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
/** A tag as it is renamed; merged into the one that has the name where that is ticked. */
export type RenamedTag = Required<BodyOf<'PATCH /tag/{name}'>>
const name = table('Název').name
export const RENAMED_TAG: FieldTable<RenamedTag> = { name, merges: { label: '', as: 'tick', isShown: () => false } }
export const MERGED_TAG: FieldTable<RenamedTag> = {
  name,
  merges: { label: 'Sloučit s\u00a0tím, který se tak už jmenuje', as: 'tick' },
}
/** A name that another tag has is said at the field. */
export const TAKEN = { UNIQUE: 'name' } as const
