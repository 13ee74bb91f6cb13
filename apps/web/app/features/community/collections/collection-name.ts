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
