import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { sayFailure, useSaveUser } from '#app/session/user-query.ts'

/** Asks for the explicit consent without which no data about the body is stored. */
export function HealthConsent() {
  const save = useSaveUser()
  const agree = useMutation({
    mutationFn: () => save.mutateAsync({ health_data_consent: true }),
    onSuccess: () => showSnackbar('Souhlas máme. Teď můžete údaje vyplnit.', 'success'),
    onError: sayFailure,
  })
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-text flex-col gap-2">
        <p>
          Výška, hmotnost, pohlaví, datum narození, pohyb, cíl a&nbsp;těhotenství nebo kojení jsou údaje o&nbsp;zdraví.
          Proto je bez vašeho výslovného souhlasu neukládáme.
        </p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>Použijeme je jen k&nbsp;výpočtu vašich denních cílů a&nbsp;k&nbsp;doporučení receptů.</li>
          <li>Nikomu je nepředáváme a&nbsp;ostatní uživatelé je nevidí.</li>
          <li>Souhlas můžete kdykoli odvolat přímo tady; údaje tím hned smažeme. Zbytek účtu funguje dál.</li>
        </ul>
      </div>
      <div>
        <Button
          variant="brand"
          onClick={() => agree.isPending || agree.mutate()}
          aria-disabled={agree.isPending || undefined}
        >
          Souhlasím se zpracováním údajů o&nbsp;zdraví
        </Button>
      </div>
    </div>
  )
}

/** Withdraws the consent, after a warning about the data that is deleted with it. */
export function WithdrawConsent() {
  const [asking, setAsking] = useState(false)
  const save = useSaveUser()
  const withdraw = useMutation({
    mutationFn: () => save.mutateAsync({ health_data_consent: false }),
    onSuccess: () => {
      setAsking(false)
      showSnackbar('Souhlas je odvolaný a\u00a0údaje o\u00a0těle smazané.', 'success')
    },
    onError: sayFailure,
  })
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Odvolat souhlas
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title="Odvolat souhlas?">
        <div className="flex flex-col gap-5 p-5">
          <p>
            Smažeme výšku, hmotnost, pohlaví, datum narození, pohyb, cíl a&nbsp;údaj o&nbsp;těhotenství nebo kojení,
            i&nbsp;zaznamenané míry. Denní cíl přestaneme počítat. Smazané údaje nejde obnovit.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="brand" onClick={() => setAsking(false)}>
              Ponechat souhlas
            </Button>
            <Button
              variant="danger"
              onClick={() => withdraw.isPending || withdraw.mutate()}
              aria-disabled={withdraw.isPending || undefined}
            >
              Odvolat a&nbsp;smazat údaje
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
