import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { useMemo } from 'react'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Skeletons } from '#app/kit/ui/skeleton.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { listSharing } from '../sharing/sharing-calls.ts'
import { SharingSections } from '../sharing/sharing-sections.tsx'
import { useSharedWith } from '../sharing/use-shared-with.ts'
import { SendList } from './send-list.tsx'

type ShareListDialogProps = { list: ShoppingList; onClose: () => void }

/** Ways to send what is left to buy; for the owner also people on the list and its read-only link. */
export default function ShareListDialog({ list, onClose }: ShareListDialogProps) {
  return (
    <Dialog open onClose={onClose} title="Sdílet seznam" side="bottom">
      <div className="flex flex-col gap-6 p-5">
        {list.is_owner ? (
          <OwnersWays list={list} onClose={onClose} />
        ) : (
          <SendList list={list} path={null} onClose={onClose} />
        )}
      </div>
    </Dialog>
  )
}

function OwnersWays({ list, onClose }: ShareListDialogProps) {
  const { api, guid: person } = useAccount()
  const calls = useMemo(() => listSharing(api, list.guid), [api, list.guid])
  const { query, put } = useSharedWith(['shopping-list-sharing', person, list.guid], calls)
  return (
    <QueryGate
      query={query}
      waiting={{ text: 'Načítám, s\u00a0kým seznam sdílíte…', shape: <Skeletons count={3} className="h-11 w-full" /> }}
    >
      {(shared) => (
        <>
          <SharingSections
            shared={shared}
            calls={calls}
            put={put}
            title="Nakupujeme spolu"
            terms="Stačí účet zdarma. Uvidíte navzájem, co kdo dal do košíku."
          />
          <SendList
            list={list}
            path={shared.link_token === null ? null : calls.pathOf(shared.link_token)}
            onClose={onClose}
          />
        </>
      )}
    </QueryGate>
  )
}
