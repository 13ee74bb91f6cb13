import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { CalendarFeed } from '@zivina/contract/planning/meal-plan-documents'
import type { MealPlanDetail } from '@zivina/contract/planning/meal-plan-read'
import { useCallback, useState } from 'react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { QueryGate } from '#app/kit/list/query-gate.tsx'
import { useAsked } from '#app/kit/parts/use-asked.ts'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { Skeleton } from '#app/kit/ui/skeleton.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

type CalendarDialogProps = { plan: MealPlanDetail; onClose: () => void }

/** The secret address by which a calendar reads the plan. It is shown once, when it is made. */
export default function CalendarDialog({ plan: { guid }, onClose }: CalendarDialogProps) {
  const { api } = useAccount()
  const [made, setMade] = useState<CalendarFeed | null>(null)
  const params = { guid }
  const feed = useAsked(
    useCallback(
      (signal: AbortSignal) => api('GET /meal_plan/{guid}/calendar', { params: { guid }, signal }),
      [api, guid],
    ),
  )
  const make = async () => setMade(await api('POST /meal_plan/{guid}/calendar', { params }))
  const remove = async () => {
    await api('DELETE /meal_plan/{guid}/calendar', { params })
    setMade({ created_at: null, url: null })
  }
  return (
    <Dialog open onClose={onClose} title="Jídelníček v&nbsp;kalendáři">
      <div className="flex flex-col items-start gap-4 p-5">
        <p>
          Tajná adresa, ze které si jídelníček načte kalendář v&nbsp;telefonu nebo v&nbsp;počítači a&nbsp;sám ho
          obnovuje. Kdo ji zná, jídelníček uvidí.
        </p>
        <QueryGate
          query={feed}
          waiting={{ text: 'Načítám…', shape: <Skeleton className="h-11 w-full" />, className: 'w-full' }}
        >
          {(saved) => {
            const { created_at, url } = made ?? saved
            return (
              <>
                {url === null ? null : <Address url={url} />}
                {url === null && created_at !== null ? (
                  <p className="text-muted">
                    Adresa vznikla {dayText(created_at)}. Znovu ji ukázat nejde, můžete si ale vytvořit novou; stará tím
                    přestane platit.
                  </p>
                ) : null}
                <div className="flex flex-wrap gap-3">
                  {url === null ? (
                    <ActionButton variant="accent" run={make}>
                      {created_at === null ? 'Vytvořit adresu' : 'Vytvořit novou adresu'}
                    </ActionButton>
                  ) : null}
                  {created_at === null ? null : (
                    <ActionButton variant="danger" run={remove}>
                      Zrušit adresu
                    </ActionButton>
                  )}
                </div>
              </>
            )
          }}
        </QueryGate>
      </div>
    </Dialog>
  )
}

function Address({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED, 'success')
  }
  return (
    <div className="flex w-full flex-wrap gap-3">
      <Input
        readOnly
        value={url}
        aria-label="Adresa pro kalendář"
        className="min-w-0 flex-1 basis-60"
        onFocus={({ target }) => target.select()}
      />
      <ActionButton run={copy} onFailure={sayFailure}>
        Zkopírovat
      </ActionButton>
      <p className="text-muted">Uložte si ji teď, znovu ji už neukážeme.</p>
    </div>
  )
}
