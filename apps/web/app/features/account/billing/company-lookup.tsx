import { useMutation } from '@tanstack/react-query'
import { isValidIco } from '@zivina/contract/account/ico'
import type { CallOutput } from '@zivina/contract/client'
import { describeFailure } from '#app/kit/form/form-failure.ts'
import { Notice, NoticeRegion } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { useAccount } from '#app/session/account/account-context.ts'

export type Company = CallOutput<'GET /company/{ico}'>

type CompanyLookupProps = {
  ico: string
  onFound: (company: Company) => void
  /** Restores the previous values of the fields; null where there are none. */
  onUndo: (() => void) | null
}

/** Fills the address in from the public register of companies, and shows the register's data. */
export function CompanyLookup({ ico, onFound, onUndo }: CompanyLookupProps) {
  const { api } = useAccount()
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (wanted: string) => api('GET /company/{ico}', { params: { ico: wanted } }),
  })
  const failure = error && describeFailure(error)
  const found = data?.ico === ico ? data : null

  const lookUp = () => {
    if (isPending || !isValidIco(ico)) return
    reset()
    mutate(ico, { onSuccess: onFound })
  }

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-3">
        <Button onClick={lookUp} disabled={!isValidIco(ico)} aria-disabled={isPending || undefined}>
          {isPending ? 'Hledáme…' : 'Vyplnit z\u00a0registru'}
        </Button>
        {found && onUndo ? (
          <Button variant="quiet" onClick={onUndo}>
            Vrátit původní údaje
          </Button>
        ) : null}
      </div>
      <NoticeRegion>
        {found ? <FoundCompany company={found} /> : null}
        {failure && !found ? <Notice tone={failure.tone}>{failure.message}</Notice> : null}
      </NoticeRegion>
    </div>
  )
}

function FoundCompany({ company }: { company: Company }) {
  return company.defunct ? (
    <Notice tone="error">
      <strong>{company.name}</strong> podle registru zanikla. Zkontrolujte prosím, že jde o{'\u00a0'}správné IČO.
    </Notice>
  ) : (
    <Notice tone="success">
      <strong>{company.name}</strong>: adresu{company.dic ? ' a\u00a0DIČ' : ''} jsme doplnili. Zkontrolujte je prosím.
    </Notice>
  )
}
