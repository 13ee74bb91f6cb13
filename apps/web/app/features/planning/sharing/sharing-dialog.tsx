import type { QueryKey } from '@tanstack/react-query'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import type { SharingCalls } from './sharing-calls.ts'
import { SharingSections } from './sharing-sections.tsx'
import { useSharedWith } from './use-shared-with.ts'

type SharingDialogProps = { title: string; queryKey: QueryKey; calls: SharingCalls; onClose: () => void }

/** With whom something is shared: people who were invited, and a link for reading that can be taken back. */
export function SharingDialog({ title, queryKey, calls, onClose }: SharingDialogProps) {
  const { query, put } = useSharedWith(queryKey, calls)
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="flex flex-col gap-6 p-5">
        <QueryGate query={query} waiting={{ text: 'Načítám…', shape: <Skeletons count={3} className="h-11 w-full" /> }}>
          {(shared) => (
            <SharingSections
              shared={shared}
              calls={calls}
              put={put}
              title="S&nbsp;kým"
              terms="Pozvaný člověk si vystačí s&nbsp;účtem zdarma. Kdo může upravovat, vidí vaše změny hned a&nbsp;vy jeho."
            />
          )}
        </QueryGate>
      </div>
    </Dialog>
  )
}
