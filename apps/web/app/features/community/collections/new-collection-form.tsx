import type { RecipeCollection } from '@zivina/contract/community/recipe-collections'
import { type ReactNode, useRef } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { NEW_COLLECTION_NAME } from './collection-name.ts'

type NewCollectionFormProps = { label: ReactNode; onMade: (made: RecipeCollection) => Promise<unknown> }

/** Makes a collection; an attempt whose answer was lost makes no second one. */
export function NewCollectionForm({ label, onMade }: NewCollectionFormProps) {
  const guid = useRef('')
  const form = useTableForm({
    table: NEW_COLLECTION_NAME,
    record: {},
    submit: async ({ name }) => {
      guid.current ||= uuidV7()
      const made = await sessionApi('POST /recipe_collection', { body: { guid: guid.current, name } })
      guid.current = ''
      await onMade(made)
    },
  })
  return (
    <form {...form.form} aria-label="Nová sbírka" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <Fields of={form} className="min-w-0 flex-1 basis-56" />
        <Button type="submit" disabled={form.pending}>
          {form.pending ? 'Ukládám…' : label}
        </Button>
      </div>
      <FormNotice failure={form.failure} />
    </form>
  )
}
