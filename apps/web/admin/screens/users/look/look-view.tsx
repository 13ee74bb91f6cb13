import { QueryClientProvider } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { type MouseEvent, Suspense, useEffect, useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { termTime } from '#app/features/counselling/term-words.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { createQueryClient } from '#app/kit/loading/query-client.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { Segmented } from '#app/kit/ui/segmented.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { AccountContext } from '#app/session/account/account-context.ts'
import { type BegunLook, endLook } from './begun-look.ts'
import { FIRST_PAGE, SEEN_PAGES } from './seen-pages.ts'

type LookViewProps = { look: BegunLook; username: string; email: string }
const CHOICES = Object.entries(SEEN_PAGES).map(([value, { label }]) => ({ value, label }))

/** The account as its owner sees it, below a banner that says whose it is. */
export function LookView({ look, username, email }: LookViewProps) {
  const { guid, api, until } = look
  const [page, setPage] = useState(FIRST_PAGE)
  // Answers of the account are mixed with no others, and stored nowhere.
  const [client] = useState(() => createQueryClient(() => {}))
  const account = useMemo(() => ({ guid, api, isLooking: true as const }), [guid, api])
  useEnd(until)
  const Page = SEEN_PAGES[page]?.Page
  return (
    <>
      <Banner whose={`${username} (${email})`} guid={guid} until={until} />
      <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-6 max-md:pb-48">
        <div className="relative overflow-x-auto p-1">
          <Segmented legend={'Co z\u00a0účtu'} options={CHOICES} value={page} onChange={setPage} />
        </div>
        <QueryClientProvider client={client}>
          <AccountContext value={account}>
            <UnsavedChanges>
              <div className="flex flex-col gap-6" onClickCapture={stayHere}>
                <Suspense fallback={<Skeleton className="h-64 rounded-card" />}>{Page ? <Page /> : null}</Suspense>
              </div>
            </UnsavedChanges>
          </AccountContext>
        </QueryClientProvider>
      </div>
    </>
  )
}

/** Links of the pages would lead into the admin's own account. */
function stayHere(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (link === null) return
  event.preventDefault()
  event.stopPropagation()
  showSnackbar('Při prohlížení účtu odkazy nikam nevedou.', 'info')
}

/** Ends the look with its last minute. */
function useEnd(until: string): void {
  useEffect(() => {
    const timer = setTimeout(
      () => {
        endLook()
        showSnackbar('Čas na prohlížení účtu skončil.', 'info')
      },
      Math.max(0, Date.parse(until) - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [until])
}

function Banner({ whose, guid, until }: { whose: string; guid: string; until: string }) {
  const navigate = useNavigate()
  const end = async () => {
    await navigate(`/user/update/${guid}`)
    endLook()
  }
  return (
    <section
      aria-label="Prohlížíte cizí účet"
      className="z-20 max-md:fixed max-md:inset-x-0 max-md:bottom-0 md:sticky md:top-14 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-accent-soft px-4 py-3 md:px-6"
    >
      <div className="flex min-w-0 items-start gap-3">
        <Eye className="mt-1 size-5 shrink-0" aria-hidden />
        <div className="min-w-0">
          <h1 className="text-base font-semibold wrap-anywhere">Prohlížíte účet {whose}</h1>
          <p className="text-sm">
            Nic v&nbsp;něm nezměníte a&nbsp;údaje o&nbsp;zdraví jsou skryté. Končí v&nbsp;{termTime(until)}.
          </p>
        </div>
      </div>
      <Button variant="brand" onClick={() => void end()}>
        Ukončit prohlížení
      </Button>
    </section>
  )
}
