import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tags } from '@zivina/contract/catalogue/tags'
import { useState } from 'react'
import { Failure } from '#admin/kit/screen/failure.tsx'
import { useTitle } from '#admin/kit/screen/use-title.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { ConfirmDialog } from '#app/kit/ui/confirm-dialog.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { FrontRowPanel } from './front-row-panel.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { TagList } from './tag-list.tsx'
import { NEW_TAG, TAKEN, type TagBody } from './tag-name.ts'
import { useFrontRow } from './use-front-row.ts'

const KEY = ['GET /tag']
const EMPTY: TagBody = { name: '' }

/** All tags, and the row of them on the front page. */
export function TagManager() {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => sessionApi('GET /tag', { query: {}, signal }),
    staleTime: 0,
  })
  useTitle('Štítky')
  return (
    <UnsavedChanges>
      <div className="mx-auto flex max-w-7xl flex-col gap-5 px-4 py-6 md:px-6">
        <h1 className="text-2xl">Štítky</h1>
        {error && !isFetching ? <Failure failure={error} onRetry={() => void refetch()} /> : null}
        {data ? <Managed tags={data} /> : null}
        {data || error ? null : <Skeleton className="h-96 w-full rounded-card" />}
      </div>
    </UnsavedChanges>
  )
}

function Managed({ tags }: { tags: Tags }) {
  const client = useQueryClient()
  const keep = (next: Tags) => client.setQueryData<Tags>(KEY, next)
  const front = useFrontRow(tags, keep)
  const [renamed, setRenamed] = useState<string | null>(null)
  const [deleted, setDeleted] = useState<string | null>(null)
  const add = async (body: TagBody) => {
    keep(await sessionApi('POST /tag', { body }))
    showSnackbar(`Štítek „${body.name}“ je přidaný.`, 'success')
  }
  const remove = async () => {
    if (deleted === null) return
    await sessionApi('DELETE /tag/{name}', { params: { name: deleted } })
    keep({
      tags: tags.tags.filter((tag) => tag !== deleted),
      ordered_tags: { tags: front.saved.filter((tag) => tag !== deleted) },
    })
    front.drop(deleted)
    showSnackbar(`Štítek „${deleted}“ je smazaný.`, 'success')
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <FrontRowPanel front={front} />
      <div className="flex flex-col gap-5">
        <TableForm<TagBody>
          table={NEW_TAG}
          record={EMPTY}
          name="Nový štítek"
          label="Přidat štítek"
          pendingLabel="Přidávám…"
          fieldsClassName="contents"
          codesAt={TAKEN}
          guarded
          submit={add}
        />
        <TagList tags={tags.tags} front={front} onRename={setRenamed} onDelete={setDeleted} />
      </div>
      {renamed === null ? null : (
        <RenameDialog
          tag={renamed}
          onRenamed={(to, next) => {
            front.rename(renamed, to)
            keep(next)
            showSnackbar(`Štítek se teď jmenuje „${to}“.`, 'success')
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      <ConfirmDialog
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        title={`Smazat štítek „${deleted ?? ''}“?`}
        action={{ label: 'Smazat štítek', pendingLabel: 'Mažu…', run: remove }}
        keepLabel="Ponechat"
      >
        Zmizí i&nbsp;z&nbsp;uložených filtrů a&nbsp;z&nbsp;titulní stránky. Štítek, který má některý recept, smazat
        nejde.
      </ConfirmDialog>
    </div>
  )
}
