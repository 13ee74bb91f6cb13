import { TableForm } from '#app/kit/form/table-form.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { codeTable } from '../proofs.ts'
import type { Setup } from './password-steps.tsx'

const CODE = codeTable('Kód z\u00a0aplikace', 'Šest číslic, mění se každých 30\u00a0sekund.')

type ConfirmSetupProps = { setup: Setup; onConfirmed: (codes: readonly string[]) => void; onCancel: () => void }

/** Shows the secret for an authenticator, and asks for its first code. */
export function ConfirmSetup({ setup, onConfirmed, onCancel }: ConfirmSetupProps) {
  const { api, guid } = useAccount()
  return (
    <TableForm
      table={CODE}
      codesAt={{ TOTP_NO_MATCH: 'code' }}
      submit={async (body) => {
        const { recovery_codes } = await api('POST /user/{guid}/totp/confirm', { params: { guid }, body })
        onConfirmed(recovery_codes)
      }}
      name="Potvrzení dvoufázového ověření"
      label="Potvrdit a&nbsp;zapnout"
      pendingLabel="Ověřuji…"
      extra={
        <Button variant="quiet" onClick={onCancel}>
          Zrušit
        </Button>
      }
    >
      <p>Naskenujte obrázek ověřovací aplikací v&nbsp;telefonu. Potom opište šestimístný kód, který ukáže.</p>
      <div className="flex flex-wrap items-center gap-6">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(setup.qr_svg)}`}
          alt="QR kód pro ověřovací aplikaci"
          width={200}
          height={200}
          className="rounded-card bg-white p-2"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-muted">Nejde skenovat? Opište do aplikace tento klíč:</p>
          <p className="figures wrap-anywhere text-lg font-semibold select-all">
            {setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </p>
          <a href={setup.uri} className="inline-flex min-h-11 items-center text-brand underline">
            Otevřít v&nbsp;aplikaci na tomto zařízení
          </a>
        </div>
      </div>
    </TableForm>
  )
}
