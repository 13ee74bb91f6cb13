import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ClientData } from '@zivina/contract/counselling/clients'
import { CLIENT_DAYS_SHOWN } from '@zivina/contract/counselling/limits'
import { addDays, calendarDay } from '@zivina/domain/calendar-day'
import { CONSENT_KINDS, type ConsentKind } from '@zivina/domain/counselling/consent-kinds'
import { useRef, useState } from 'react'
import { sessionApi } from '#app/session/api/session-api.ts'

/** The kinds that the client permits, of an answer. */
const kindsOf = (data: ClientData | undefined): ConsentKind[] => data?.permitted.map(({ kind }) => kind) ?? []

/**
 * What a client lets the nutritionist see, of a month. It is read when the card is opened, another month is asked for or the nutritionist
 * reads it again, and at no other time: each reading is a look that the client is told of.
 */
export function useShared(client: string) {
  const [from, setFrom] = useState(() => addDays(calendarDay(new Date()), 1 - CLIENT_DAYS_SHOWN))
  const seen = useRef(new Set<ConsentKind>())
  const query = useQuery({
    queryKey: ['GET /admin/client/{guid}/data', client, from],
    queryFn: ({ signal }) =>
      sessionApi('GET /admin/client/{guid}/data', {
        params: { guid: client },
        query: { kinds: CONSENT_KINDS.join(','), from },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    placeholderData: keepPreviousData,
  })
  const permitted = kindsOf(query.data)
  for (const kind of permitted) seen.current.add(kind)
  return {
    // What cannot be read again is not shown any longer.
    data: query.error === null ? query.data : undefined,
    failure: query.error !== null && !query.isFetching ? query.error : null,
    isReading: query.isFetching,
    range: { from, to: addDays(from, CLIENT_DAYS_SHOWN - 1) },
    /** What the client permitted while the card was open and no longer does. */
    withdrawn: query.data ? [...seen.current].filter((kind) => !permitted.includes(kind)) : [],
    /** A press while it is being read is one with that reading. */
    read: async () => {
      if (!query.isFetching) await query.refetch()
    },
    move: (months: number) => setFrom((before) => addDays(before, months * CLIENT_DAYS_SHOWN)),
  }
}

export type Shared = ReturnType<typeof useShared>
