import type { Tags } from '@zivina/contract/catalogue/tags'
import { useState } from 'react'
import { Fields } from '#app/kit/form/fields.tsx'
import { FormDialog } from '#app/kit/form/form-dialog.tsx'
import { useTableForm } from '#app/kit/form/use-table-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'
import { MERGED_TAG, RENAMED_TAG, type RenamedTag, TAKEN } from './tag-name.ts'

type RenameDialogProps = { tag: string; onRenamed: (to: string, tags: Tags) => void; onClose: () => void }

/** Gives a tag another name, wherever it stands. Where another tag has the name, merging them is offered. */
export function RenameDialog({ tag, onRenamed, onClose }: RenameDialogProps) {
  const [record] = useState<RenamedTag>({ name: tag, merges: false })
  const [isTaken, setIsTaken] = useState(false)
  const form = useTableForm<RenamedTag>({
    table: isTaken ? MERGED_TAG : RENAMED_TAG,
    record,
    codesAt: TAKEN,
    onFailure: (failure) => {
      if (failure.has('UNIQUE')) setIsTaken(true)
      return false
    },
    submit: async (body) => {
      onRenamed(body.name, await sessionApi('PATCH /tag/{name}', { params: { name: tag }, body }))
      onClose()
    },
  })
  const cancel = (
    <Button variant="quiet" onClick={onClose}>
      Zrušit
    </Button>
  )
  return (
    <FormDialog form={form} title={`Přejmenovat štítek „${tag}“`} label="Přejmenovat" onClose={onClose} extra={cancel}>
      <Fields of={form} className="contents" />
      <p className="text-sm text-muted">
        Změní se i&nbsp;v&nbsp;receptech, uložených filtrech a&nbsp;na titulní stránce.
      </p>
    </FormDialog>
  )
}
