import { type FormEvent, useState } from 'react'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { TextField } from '#app/kit/form/text-field.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRightsChanged } from '../membership/use-own-premium.ts'

/** The code that a link of a mail or voucher brought. */
const broughtCode = (): string => new URLSearchParams(window.location.search).get('poukaz') ?? ''

/** Where a gift voucher is redeemed; folded at first, as few customers have one. */
export function RedeemForm() {
  const { api } = useAccount()
  const rightsChanged = useRightsChanged()
  const [typed, setTyped] = useState(broughtCode)
  const [isOpen, setOpen] = useState(typed !== '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Uplatnit poukaz</Button>
  const redeem = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    setPending(true)
    setProblem(null)
    try {
      const { begins, ends } = await api('POST /voucher/redemption', { body: { code: typed } })
      await rightsChanged()
      showSnackbar(`Poukaz je uplatněný. Premium z\u00a0něj máte od ${dayText(begins)} do ${dayText(ends)}.`, 'success')
      setTyped('')
      setOpen(false)
    } catch (thrown) {
      setProblem(describeFailure(thrown).message)
    } finally {
      setPending(false)
    }
  }
  return (
    <form
      onSubmit={(event) => void redeem(event)}
      noValidate
      aria-label="Dárkový poukaz"
      className="flex w-full items-start gap-3"
    >
      <TextField
        label="Kód poukazu"
        name="poukaz"
        className="min-w-0 grow sm:max-w-sm"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(null)
        }}
        error={problem}
      />
      {/* Beside the field, below the height of its label. */}
      <Button type="submit" variant="brand" className="mt-7.5 shrink-0" aria-disabled={isPending || undefined}>
        {isPending ? 'Uplatňuji…' : 'Uplatnit'}
      </Button>
    </form>
  )
}
