import type { QueryKey } from '@tanstack/react-query'
import { SHARES_MAX } from '@zivina/contract/planning/limits'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { InviteForm } from './invite-form.tsx'
import { ShareLink } from './share-link.tsx'
import { SharedPeople } from './shared-people.tsx'
import type { SharingCalls } from './sharing-calls.ts'
import { useSharedWith } from './use-shared-with.ts'

type SharingDialogProps = { title: string; queryKey: QueryKey; calls: SharingCalls; onClose: () => void }

/** With whom something is shared: people who were invited, and a link for reading that can be taken back. */
export function SharingDialog({ title, queryKey, calls, onClose }: SharingDialogProps) {
  const { query, put } = useSharedWith(queryKey, calls)
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="flex flex-col gap-6 p-5">
        <QueryGate query={query} waiting={{ text: 'Načítám…', shape: <Skeletons count={3} className="h-11 w-full" /> }}>
          {({ people, link_token }) => (
            <>
              <section aria-labelledby="sharing-people" className="flex flex-col gap-3">
                <h3 id="sharing-people" className="text-lg">
                  S&nbsp;kým
                </h3>
                <p className="text-muted">
                  Pozvaný člověk si vystačí s&nbsp;účtem zdarma. Kdo může upravovat, vidí vaše změny hned a&nbsp;vy
                  jeho.
                </p>
                <SharedPeople people={people} put={put} />
                {people.length < SHARES_MAX ? <InviteForm calls={calls} put={put} /> : null}
              </section>
              <section aria-labelledby="sharing-link" className="flex flex-col gap-3">
                <h3 id="sharing-link" className="text-lg">
                  Odkazem jen ke&nbsp;čtení
                </h3>
                <ShareLink token={link_token} calls={calls} put={put} />
              </section>
            </>
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}
