import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { PANTRY_ADDITIONS, pantrySender } from '#app/features/planning/pantry/pantry-sender.ts'
import { LIST_WRITES, listSender } from '#app/features/planning/shopping/list-sending.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useSender } from '#app/session/outbox/use-outbox.ts'
import { diarySender } from '../diary/diary-outbox.ts'
import { DIARY_WRITES } from '../diary/diary-writes.ts'

/** Sends what waits of every noun, whichever page is open: a page that can send only its own would wait for the others. */
export default function AllSenders() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const senders = useMemo(
    () => ({
      diary: diarySender(api, guid, client),
      lists: listSender(api, guid, client),
      pantry: pantrySender(api, guid, client),
    }),
    [api, guid, client],
  )
  useSender(DIARY_WRITES, senders.diary)
  useSender(LIST_WRITES, senders.lists)
  useSender(PANTRY_ADDITIONS, senders.pantry)
  return null
}
