import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { momentText } from '#app/kit/text/dates.ts'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

const KEY = ['note-consent'] as const

/** The consent with what the person wrote about their health, which they can take back; nothing where there is none. */
export function NoteConsent({ onWithdrawn }: { onWithdrawn: () => Promise<unknown> }) {
  const { api } = useAccount()
  const client = useQueryClient()
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api('GET /consultation/note_consent', { query: {}, signal }),
    staleTime: 0,
  })
  const withdraw = async () => {
    await api('DELETE /consultation/note_consent')
    await Promise.all([client.invalidateQueries({ queryKey: KEY }), onWithdrawn()])
    showSnackbar('Souhlas je odvolaný a\u00a0texty smazané.', 'success')
  }
  return (
    <QueryGate query={query} waiting={{ text: 'Načítám souhlas…', shape: <Skeleton className="h-32" /> }}>
      {({ given_at }) =>
        given_at === null ? null : (
          <Panel
            title={'Co jste napsali o\u00a0svém zdraví'}
            intro={`Souhlas, aby to nutriční terapeutka četla, jste dali ${momentText(given_at)}.`}
          >
            <div>
              <ConfirmButton
                label="Vzít souhlas zpět"
                variant="quiet"
                title="Vzít souhlas zpět?"
                action={{ label: 'Vzít zpět a\u00a0smazat texty', pendingLabel: 'Mažu…', run: withdraw }}
                keepLabel="Ponechat souhlas"
              >
                Smažeme všechno, co jste nutriční terapeutce napsali při objednání. Smazané texty nejde obnovit,
                konzultace vám zůstanou.
              </ConfirmButton>
            </div>
          </Panel>
        )
      }
    </QueryGate>
  )
}
