import type { User, UserPatch } from '@zivina/contract/account/users'
import { ALLERGEN_LABELS } from '@zivina/domain/catalogue/allergens/allergen-labels'
import { ALLERGENS } from '@zivina/domain/catalogue/allergens/allergens'
import { choicesOf, type FieldTable } from '#app/kit/form/field-table.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

const AVOIDED: FieldTable<Required<Pick<UserPatch, 'allergens'>>> = {
  allergens: {
    as: 'several',
    label: 'Čemu se vyhýbám',
    choices: choicesOf(ALLERGENS, ALLERGEN_LABELS),
  },
}

/** The allergens of which the person wants to be warned. */
export function AllergensForm({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const form = useTableForm({
    table: AVOIDED,
    record: user,
    guarded: true,
    submit: (body) => save(body, 'Alergeny jsou uložené.'),
  })
  return (
    <FormFrame form={form} label="Uložit alergeny" name="Alergeny">
      <Fields of={form} />
    </FormFrame>
  )
}
