import { formatMoney } from '@zivina/domain/money'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import type { DiscountCode } from './use-discount-code.ts'

/** Where a discount code is typed; folded at first, as few customers have one. */
export function DiscountField({ of }: { of: DiscountCode }) {
  const { typed, code, problem } = of
  const [isOpen, setOpen] = useState(typed !== '')
  const field = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem !== null) field.current?.querySelector('input')?.focus()
  }, [problem])
  if (code !== null) return <UsedCode of={of} code={code} />
  if (!isOpen && problem === null) {
    return (
      <p>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Mám slevový kód
        </Button>
      </p>
    )
  }
  const use = (event: FormEvent) => {
    event.preventDefault()
    void of.use()
  }
  return (
    <form ref={field} onSubmit={use} noValidate aria-label="Slevový kód" className="flex items-start gap-3">
      <TextField
        label="Slevový kód"
        name="kod"
        className="min-w-0 grow"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={({ target }) => of.type(target.value)}
        error={problem}
      />
      {/* Beside the field, below the height of its label. */}
      <Button type="submit" className="mt-7.5 shrink-0" aria-disabled={of.isPending || undefined}>
        {of.isPending ? 'Ověřuji…' : 'Použít'}
      </Button>
    </form>
  )
}

function UsedCode({ of: { discount, remove }, code }: { of: DiscountCode; code: string }) {
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <span>
        Kód <strong className="wrap-anywhere">{code}</strong> snížil tuto platbu o{'\u00a0'}
        {formatMoney(discount)}.
      </span>
      <Button variant="quiet" onClick={() => remove()}>
        Odebrat kód
      </Button>
    </p>
  )
}
