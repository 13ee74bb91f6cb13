import { type FormEvent, useState } from 'react'
import { BulkButtons, type BulkProps, useBulkOrder } from '#admin/kit/bulk/bulk-form.tsx'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { isNothing, NO_TAGS, TagChoice } from './tag-choice.tsx'

/** Tags for all recipes that the filters select. */
export function TagsBulk(props: BulkProps) {
  const { order, failure, isSending } = useBulkOrder(props)
  const [tags, setTags] = useState(NO_TAGS)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void order({ tags })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5 p-5">
      <TagChoice value={tags} onChange={setTags} />
      <FormNotice failure={failure} />
      <BulkButtons label="Upravit štítky" isSending={isSending} disabled={isNothing(tags)} onClose={props.onClose} />
    </form>
  )
}
