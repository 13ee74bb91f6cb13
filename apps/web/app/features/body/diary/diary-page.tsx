import type { DiaryDayDetail } from '@zivina/contract/body/diary-read'
import { useEffect } from 'react'
import { OverviewPage } from '#app/features/body/diary-overview/overview-page.tsx'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeleton, Skeletons } from '#app/kit/ui/skeleton.tsx'
import { DiaryBoard } from './diary-board.tsx'
import { showUnsent } from './unsent-records.ts'
import { useDiary } from './use-diary.ts'
import { type DiaryAddress, useDiaryAddress } from './use-diary-address.ts'

const VIEWS = [
  { value: 'den', label: 'Den' },
  { value: 'tyden', label: 'Týden' },
  { value: 'mesic', label: 'Měsíc' },
  { value: 'rok', label: 'Rok' },
] as const

/** The diary: a day, or a longer time in charts. @param first the week of the asked day, from the server with the page */
export function DiaryPage({ first }: { first: DiaryDayDetail[] | null }) {
  const address = useDiaryAddress()
  const { view, go } = address
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-3xl">Deník</h1>
        <div className="print:hidden">
          <Segmented legend="Zobrazení" options={VIEWS} value={view} onChange={(next) => go({ view: next })} />
        </div>
      </div>
      {view === 'den' ? <DayPage address={address} first={first} /> : <OverviewPage view={view} address={address} />}
    </>
  )
}

function DayPage({ address, first }: { address: DiaryAddress; first: DiaryDayDetail[] | null }) {
  const { query, ...rest } = useDiary(address.day, first)
  const { isRead } = rest.outbox
  useEffect(() => {
    if (isRead) showUnsent()
  }, [isRead])
  return (
    <>
      {query.isError && query.data ? (
        <p role="status" className="rounded-card bg-accent-soft px-4 py-3">
          Teď se nepodařilo načíst nový stav. Ukazujeme poslední známý.
        </p>
      ) : null}
      <QueryGate query={query} waiting={{ text: 'Načítám deník…', shape: <Waiting /> }}>
        {(days) => <DiaryBoard days={days} address={address} {...rest} />}
      </QueryGate>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-16 w-full rounded-card" />
      <Skeleton className="h-48 w-full rounded-card" />
      <Skeletons count={5} className="h-24 w-full rounded-card" />
    </>
  )
}
