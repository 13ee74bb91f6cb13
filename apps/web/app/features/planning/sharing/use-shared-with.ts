import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sharing } from '@zivina/contract/planning/shares'
import type { SharingCalls } from './sharing-calls.ts'

/**
 * With whom something is shared, read anew whenever it is opened.
 *
 * `put` shows what the server just answered to a change. A read that began before the change is cancelled: its answer is older, and would
 * show a withdrawn link again.
 */
export function useSharedWith(queryKey: QueryKey, calls: Pick<SharingCalls, 'read'>) {
  const client = useQueryClient()
  const query = useQuery({ queryKey, queryFn: ({ signal }) => calls.read(signal), refetchOnMount: 'always' })
  const put = async (change: (sharing: Sharing) => Sharing): Promise<void> => {
    await client.cancelQueries({ queryKey })
    client.setQueryData<Sharing>(queryKey, (before) => before && change(before))
  }
  return { query, put }
}
