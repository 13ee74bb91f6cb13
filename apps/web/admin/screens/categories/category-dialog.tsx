import type { FoodCategories } from '@zivina/contract/catalogue/food-categories'
import { FOOD_CATEGORY_NAME_MAX } from '@zivina/contract/kernel/limits'
import { useMemo } from 'react'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { maxLength, required } from '#app/kit/form/rules.ts'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import type { Category, SubCategory } from './use-categories.ts'

/** What is created or changed: a category, or a sub-category of one. */
export type Edited =
  | { kind: 'category'; category: Category | null }
  | { kind: 'sub'; category: Category; sub: SubCategory | null }

type CategoryDialogProps = {
  edited: Edited
  categories: readonly Category[]
  onSaved: (all: FoodCategories) => void
  onClose: () => void
}

type Body = { name: string; food_category: string }

/** Code of the server, by the field that it is about. */
const CODES_AT = { UNIQUE: 'name', SUBFOODCATEGORY_ALREADY_EXISTS: 'name' } as const

/** Names a category or a sub-category, which can move into another category too. */
export function CategoryDialog({ edited, categories, onSaved, onClose }: CategoryDialogProps) {
  const existing = edited.kind === 'sub' ? edited.sub : edited.category
  const movable = edited.kind === 'sub' && edited.sub !== null
  const table = useMemo(() => tableOf(categories, movable), [categories, movable])
  const [name, home] = [existing?.name ?? '', edited.category?.guid ?? '']
  const record = useMemo(() => ({ name, food_category: home }), [name, home])
  const form = useTableForm<Body>({
    table,
    record,
    codesAt: CODES_AT,
    submit: async (body) => {
      onSaved(await send(edited, body))
      showSnackbar(existing ? 'Uloženo.' : `Přidáno: ${body.name}`, 'success')
      onClose()
    },
  })
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      Zrušit
    </Button>
  )
  return (
    <FormDialog form={form} title={titleOf(edited)} label="Uložit" onClose={onClose} extra={cancel}>
      <Fields of={form} className="contents" />
    </FormDialog>
  )
}

function tableOf(categories: readonly Category[], movable: boolean): FieldTable<Body> {
  return {
    name: {
      label: 'Název',
      look: { required: true, autoComplete: 'off', maxLength: FOOD_CATEGORY_NAME_MAX },
      rules: [required, maxLength(FOOD_CATEGORY_NAME_MAX)],
    },
    food_category: {
      as: 'choice',
      label: 'Patří do kategorie',
      choices: categories.map(({ guid, name }) => [guid, name] as const),
      isShown: () => movable,
    },
  }
}

function titleOf(edited: Edited): string {
  if (edited.kind === 'category') return edited.category ? `Upravit: ${edited.category.name}` : 'Nová kategorie'
  return edited.sub ? `Upravit: ${edited.sub.name}` : `Nová podkategorie: ${edited.category.name}`
}

function send(edited: Edited, { name, food_category }: Body): Promise<FoodCategories> {
  if (edited.kind === 'category') {
    return edited.category
      ? sessionApi('PATCH /food_category/{guid}', { params: { guid: edited.category.guid }, body: { name } })
      : sessionApi('POST /food_category', { body: { name } })
  }
  const { category, sub } = edited
  if (sub === null) {
    return sessionApi('POST /food_category/{guid}/sub_food_category', {
      params: { guid: category.guid },
      body: { name },
    })
  }
  const moved = food_category === category.guid ? {} : { food_category }
  return sessionApi('PATCH /sub_food_category/{guid}', { params: { guid: sub.guid }, body: { name, ...moved } })
}
