import { useQueryClient } from '@tanstack/react-query'
import type { ClientNote } from '@zivina/contract/counselling/client-notes'
import { CLIENT_NOTE_MAX, CLIENT_NOTES_PER_PAGE } from '@zivina/contract/counselling/limits'
import { useState } from 'react'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { SavedForm } from '#admin/kit/record/record-form.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { LoadFailure } from '#app/kit/list/load-failure.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { usePagedList } from '#app/kit/list/use-paged-list.ts'
import { uuidV7 } from '#app/kit/state/uuid-v7.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { sessionApi } from '#app/session/api/session-api.ts'

type Written = { text: string }
const TABLE: FieldTable<Written> = {
  text: {
    label: 'Nová poznámka',
    as: 'text',
    look: { maxLength: CLIENT_NOTE_MAX, required: true, size: 'note' },
    rules: [required],
    className: 'sm:col-span-2',
  },
}

/** What only the nutritionists of the client read in the product. */
export function Notes({ client }: { client: string }) {
  const queries = useQueryClient()
  // A new form, and a new guid, for each note: the same one sent again is the same note.
  const [next, setNext] = useState(() => ({ guid: uuidV7(), record: { text: '' } }))
  const params = { guid: client }
  const queryKey = ['GET /admin/client/{guid}/note', client]
  const list = usePagedList<ClientNote>({
    queryKey,
    read: (offset, signal) => {
      const query = { offset: String(offset), limit: String(CLIENT_NOTES_PER_PAGE) }
      return sessionApi('GET /admin/client/{guid}/note', { params, query, signal })
    },
    identity: ({ guid }) => guid,
  })
  const query = {
    data: list.isLoaded ? list.items : undefined,
    error: list.failure,
    isFetching: list.failure === null,
    refetch: list.retry,
  }
  const write = async ({ text }: Written) => {
    await sessionApi('POST /admin/client/{guid}/note', { params, body: { guid: next.guid, text } })
    await queries.invalidateQueries({ queryKey })
  }
  const remove = async (note: string) => {
    await sessionApi('DELETE /admin/client/{guid}/note/{note}', { params: { ...params, note } })
    await queries.invalidateQueries({ queryKey })
  }
  return (
    <Section title="Poznámky">
      <p className="text-sm text-muted">
        Čtou je jen nutriční poradci klienta. Klient je dostane, když si stáhne všechny své údaje.
      </p>
      <SavedForm<Written>
        key={next.guid}
        title="Nová poznámka"
        table={TABLE}
        record={next.record}
        label="Přidat poznámku"
        saved="Poznámka je uložená."
        submit={write}
        onSaved={() => setNext({ guid: uuidV7(), record: { text: '' } })}
      />
      <QueryGate query={query} waiting={{ text: 'Načítám poznámky…', shape: <Skeleton className="h-24" /> }}>
        {(notes) => (
          <>
            <ul aria-label="Poznámky" className="divide-y divide-line empty:hidden">
              {notes.map((note) => (
                <Note key={note.guid} note={note} remove={() => remove(note.guid)} />
              ))}
            </ul>
            {list.moreFailure ? <LoadFailure failure={list.moreFailure} onRetry={list.loadMore} /> : null}
            {list.count > notes.length && !list.moreFailure ? (
              <Button className="self-start" aria-disabled={list.isLoadingMore || undefined} onClick={list.loadMore}>
                Starší poznámky
              </Button>
            ) : null}
          </>
        )}
      </QueryGate>
    </Section>
  )
}

function Note({ note, remove }: { note: ClientNote; remove: () => Promise<void> }) {
  return (
    <li className="flex flex-col gap-1 py-3">
      <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-muted">
        <span>
          {note.nutritionist}, <Moment at={note.created_at} />
        </span>
        {note.is_own ? (
          <ConfirmButton
            variant="quiet"
            label="Smazat"
            title="Smazat poznámku?"
            action={{ label: 'Smazat', pendingLabel: 'Mažu…', run: remove }}
            keepLabel="Ponechat"
          >
            Vrátit ji nepůjde.
          </ConfirmButton>
        ) : null}
      </div>
    </li>
  )
}
