import { useQueryClient } from '@tanstack/react-query'
import type { PersonalIngredient } from '@zivina/contract/catalogue/ingredients/read'
import type { IngredientInput } from '@zivina/contract/catalogue/ingredients/write'
import { ApiFailure } from '@zivina/contract/client'
import { useMemo, useState } from 'react'
import { type TableForm, useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type IngredientBody, type IngredientValues, ingredientTable } from './ingredient-table.ts'
import { checkValues, ingredientPayload, newRecord, savedRecord } from './ingredient-values.ts'

/** General codes that belong to one field. */
const CODES_AT = {
  DUPLICATE_INGREDIENT: 'name',
  MISSING_SUB_FOOD_CAT: 'sub_food_category',
  WEIGHT_UNIT_ERROR: 'weight_units',
  UNIQUE: 'barcodes',
} as const

/** What is known of a new ingredient before anything is typed, and where it is known from. */
export type Beginning = {
  record: Partial<IngredientBody>
  from_source: NonNullable<IngredientInput['from_source']>
}

type Options = {
  /** The ingredient being edited; null for a new one. */
  ingredient: PersonalIngredient | null
  initialName: string
  /** Of a new one; the same object as long as it says the same. */
  beginning: Beginning | null
  onSaved: (ingredient: PersonalIngredient) => void
}

/** The form of an ingredient. A new one is sent under one guid however often it is sent, so that it is made once. */
export function useIngredientForm({ ingredient, initialName, beginning, onSaved }: Options): TableForm<IngredientBody> {
  const { api } = useAccount()
  const client = useQueryClient()
  const [guid] = useState(() => uuidV7())
  const former = ingredient?.weight_units ?? null
  const known = ingredient?.allergens
  const table = useMemo(() => ingredientTable(former, known), [former, known])
  const saved = useMemo(() => ingredient && savedRecord(ingredient), [ingredient])
  const begun = useMemo(() => ({ ...newRecord(initialName), ...beginning?.record }), [initialName, beginning])
  const source = beginning && { from_source: beginning.from_source }
  const send = (values: IngredientValues): Promise<PersonalIngredient> =>
    ingredient === null
      ? api('POST /ingredient', { body: { ...ingredientPayload(values, null), ...source, guid, is_private: true } })
      : api('PATCH /ingredient/{guid}', {
          params: { guid: ingredient.guid },
          body: { ...ingredientPayload(values, saved), updated_at: ingredient.updated_at },
        })
  return useTableForm({
    table,
    record: saved ?? begun,
    guarded: true,
    codesAt: CODES_AT,
    check: checkValues,
    submit: async (_, values) => {
      const made = await send(values).catch((failure: unknown) => {
        throw atBarcodes(failure)
      })
      client.removeQueries({ queryKey: ['own-ingredients'] })
      client.removeQueries({ queryKey: ['similar-ingredients'] })
      client.removeQueries({ queryKey: ['barcode'] })
      onSaved(made)
    },
  })
}

/** Moves errors of single barcodes to the field of all barcodes. */
function atBarcodes(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure)) return failure
  const about = Object.keys(failure.fields).find((name) => name.startsWith('barcodes.'))
  const list = about === undefined ? undefined : failure.fields[about]
  return list ? new ApiFailure(failure.status, { barcodes: list }, failure.request_id) : failure
}
