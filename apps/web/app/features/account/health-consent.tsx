import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { ConfirmButton } from '#app/kit/ui/confirm-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useSaveUser } from '#app/session/account/user-query.ts'

/** Saves whether there is a consent, and says so. */
function useConsent(health_data_consent: boolean, message: string): () => Promise<void> {
  const { mutateAsync } = useSaveUser()
  return async () => {
    await mutateAsync({ health_data_consent })
    showSnackbar(message, 'success')
  }
}

/** Asks for the explicit consent without which no data about the body is stored. */
export function HealthConsent() {
  const agree = useConsent(true, 'Souhlas máme. Teď můžete údaje vyplnit.')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex max-w-text flex-col gap-2">
        <p>
          Výška, hmotnost, míry, pohlaví, datum narození, pohyb, cíl, denní cíle, těhotenství nebo kojení
          a&nbsp;alergeny jsou údaje o&nbsp;zdraví. Proto je bez vašeho výslovného souhlasu neukládáme.
        </p>
        <ul className="flex list-disc flex-col gap-1.5 pl-5">
          <li>
            Použijeme je jen k&nbsp;výpočtu vašich denních cílů a&nbsp;trendu hmotnosti, k&nbsp;doporučení receptů
            a&nbsp;k&nbsp;upozornění na alergeny.
          </li>
          <li>Nikomu je nepředáváme a&nbsp;ostatní uživatelé je nevidí.</li>
          <li>Souhlas můžete kdykoli odvolat přímo tady; údaje tím hned smažeme. Zbytek účtu funguje dál.</li>
        </ul>
      </div>
      <div>
        <ActionButton variant="brand" run={agree}>
          Souhlasím se zpracováním údajů o&nbsp;zdraví
        </ActionButton>
      </div>
    </div>
  )
}

/** Withdraws the consent, after a warning about the data that is deleted with it. */
export function WithdrawConsent() {
  const run = useConsent(false, 'Souhlas je odvolaný a\u00a0údaje o\u00a0těle smazané.')
  return (
    <ConfirmButton
      label="Odvolat souhlas"
      variant="quiet"
      title="Odvolat souhlas?"
      action={{ label: 'Odvolat a\u00a0smazat údaje', run }}
      keepLabel="Ponechat souhlas"
    >
      Smažeme výšku, hmotnost, pohlaví, datum narození, pohyb, cíl, denní cíle, údaj o&nbsp;těhotenství nebo kojení,
      alergeny, zaznamenané míry i&nbsp;to, co jste napsali nutriční terapeutce. Denní cíl přestaneme počítat. Smazané
      údaje nejde obnovit.
    </ConfirmButton>
  )
}
