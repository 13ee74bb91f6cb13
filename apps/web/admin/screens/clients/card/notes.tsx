import { useQuery } from '@tanstack/react-query'
import type { ClientNote } from '@zivina/contract/counselling/client-notes'
import { CLIENT_NOTE_MAX, CLIENT_NOTES_PER_PAGE } from '@zivina/contract/counselling/limits'
import { useState } from 'react'
import { Moment } from '#admin/kit/list/column-kinds.tsx'
import { SavedForm } from '#admin/kit/record/record-form.tsx'
import { Section } from '#admin/kit/record/section.tsx'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
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
  const [limit, setLimit] = useState<number>(CLIENT_NOTES_PER_PAGE)
  // A new form, and a new guid, for each note: the same one sent again is the same note.
  const [next, setNext] = useState(() => ({ guid: uuidV7(), record: { text: '' } }))
  const params = { guid: client }
  const query = useQuery({
    queryKey: ['GET /admin/client/{guid}/note', client, limit],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/client/{guid}/note', { params, query: { limit: String(limit) }, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  })
  const write = async ({ text }: Written) => {
    await sessionApi('POST /admin/client/{guid}/note', { params, body: { guid: next.guid, text } })
    await query.refetch()
  }
  const remove = async (note: string) => {
    await sessionApi('DELETE /admin/client/{guid}/note/{note}', { params: { ...params, note } })
    await query.refetch()
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
        {({ results, count }) => (
          <>
            <ul aria-label="Poznámky" className="divide-y divide-line empty:hidden">
              {results.map((note) => (
                <Note key={note.guid} note={note} remove={() => remove(note.guid)} />
              ))}
            </ul>
            {count > limit ? (
              <Button className="self-start" onClick={() => setLimit(Math.min(100, count))}>
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
