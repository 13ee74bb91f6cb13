import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { COLLECTION_NAME } from '#app/features/community/collections/collection-name.ts'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type RenameDialogProps = {
  collection: RecipeCollection
  onRenamed: (renamed: RecipeCollection) => void
  onClose: () => void
}

/** Gives a collection another name. */
export default function RenameDialog({ collection, onRenamed, onClose }: RenameDialogProps) {
  const { api } = useAccount()
  const form = useTableForm({
    table: COLLECTION_NAME,
    record: collection,
    submit: async ({ name }) => {
      onRenamed(await api('PATCH /recipe_collection/{guid}', { params: { guid: collection.guid }, body: { name } }))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title="Přejmenovat sbírku" label="Uložit" onClose={onClose}>
      <Fields of={form} className="contents" />
    </FormDialog>
  )
}
