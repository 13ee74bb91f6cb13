import { FormFrame } from '#app/kit/form/form-frame.tsx'
import { onlyWith, required } from '#app/kit/form/rules.ts'
import { useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account-context.ts'
import { CodeInput } from '../code-input.tsx'
import type { Setup } from './setup.ts'

type ConfirmSetupProps = { setup: Setup; onConfirmed: (codes: readonly string[]) => void; onCancel: () => void }

/** Shows the secret for an authenticator, and asks for its first code. */
export function ConfirmSetup({ setup, onConfirmed, onCancel }: ConfirmSetupProps) {
  const { api, guid } = useAccount()
  const action = useForm({
    rules: { code: [required, onlyWith(/^\d{6}$/)] },
    codesAt: { TOTP_NO_MATCH: 'code' },
    submit: async (body) => {
      const { recovery_codes } = await api('POST /user/{guid}/totp/confirm', { params: { guid }, body })
      onConfirmed(recovery_codes)
    },
  })
  return (
    <FormFrame
      form={action}
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
      <CodeInput
        {...action.field('code')}
        label="Kód z&nbsp;aplikace"
        hint="Šest číslic, mění se každých 30&nbsp;sekund."
      />
    </FormFrame>
  )
}
