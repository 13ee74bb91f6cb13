import { COLLECTION_NAME_MAX } from '@zivina/contract/kernel/limits'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'

export type CollectionName = { name: string }

/** The only field of a collection. */
export const COLLECTION_NAME: FieldTable<CollectionName> = {
  name: {
    label: 'Název sbírky',
    look: { maxLength: COLLECTION_NAME_MAX, autoComplete: 'off', required: true },
    rules: [required],
  },
}

/** The same of a collection that does not exist yet. */
export const NEW_COLLECTION_NAME: FieldTable<CollectionName> = {
  name: { ...COLLECTION_NAME.name, label: 'Název nové sbírky' },
}
