import { useQueryClient } from '@tanstack/react-query'
import { ApiFailure } from '@zivina/contract/client'
import type { PersonalIngredient } from '@zivina/contract/ingredients'
import { useMemo, useState } from 'react'
import { type RecordForm, useRecordForm } from '../../../forms/use-record-form.ts'
import { useAccount } from '../account-context.ts'
import { uuidV7 } from '../recipe-editor/uuid-v7.ts'
import { checkValues, emptyValues, type IngredientValues, ingredientPayload, savedValues } from './ingredient-values.ts'

/** General codes that belong to one field. */
const CODES_AT: Record<string, keyof IngredientValues> = {
  DUPLICATE_INGREDIENT: 'name',
  MISSING_SUB_FOOD_CAT: 'sub_food_category',
  WEIGHT_UNIT_ERROR: 'weight_units',
  UNIQUE: 'barcodes',
}

type Options = {
  /** The ingredient being changed; null for a new one. */
  ingredient: PersonalIngredient | null
  initialName: string
  onSaved: (ingredient: PersonalIngredient) => void
}

/** The form of an ingredient. A new one is sent under one guid however often it is sent, so that it is made once. */
export function useIngredientForm({ ingredient, initialName, onSaved }: Options): RecordForm<IngredientValues> {
  const { api } = useAccount()
  const client = useQueryClient()
  const [guid] = useState(() => uuidV7())
  const saved = useMemo(
    () => (ingredient === null ? emptyValues(initialName) : savedValues(ingredient)),
    [ingredient, initialName],
  )
  const send = (values: IngredientValues): Promise<PersonalIngredient> =>
    ingredient === null
      ? api('POST /ingredient', { body: { ...ingredientPayload(values, null), guid } })
      : api('PATCH /ingredient/{guid}', {
          params: { guid: ingredient.guid },
          body: { ...ingredientPayload(values, saved), updated_at: ingredient.updated_at },
        })
  return useRecordForm<IngredientValues>({
    saved,
    check: checkValues,
    submit: async (values) => {
      const made = await send(values).catch((failure: unknown) => {
        throw atField(failure)
      })
      client.removeQueries({ queryKey: ['own-ingredients'] })
      client.removeQueries({ queryKey: ['similar-ingredients'] })
      onSaved(made)
    },
  })
}

/** A refusal that is about one field, told at that field. */
function atField(failure: unknown): unknown {
  if (!(failure instanceof ApiFailure)) return failure
  const [error] = failure.errors
  const barcode = Object.keys(failure.fields).find((name) => name.startsWith('barcodes.'))
  const field = barcode ? 'barcodes' : CODES_AT[error?.code ?? '']
  const list = barcode ? failure.fields[barcode] : failure.errors
  if (!field || !list) return failure
  return new ApiFailure(failure.status, { [field]: list }, failure.request_id)
}
