import type { CallInput } from '@zivina/contract/client'
import { begun } from '#app/kit/begun/begun.ts'

type Modification = CallInput<'POST /recipe_modified'>['body']

/** Stores an edited recipe to be saved after log-in. */
export const begunModification = begun(
  'modification',
  (value): value is Modification => typeof value === 'object' && value !== null && 'original' in value,
)
