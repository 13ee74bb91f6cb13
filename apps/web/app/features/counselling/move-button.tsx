import { useQueryClient } from '@tanstack/react-query'
import type { Consultation } from '@zivina/contract/counselling/consultation'
import { useState } from 'react'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { FormNotice } from '#app/kit/form/form-notice.tsx'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type ChosenTerm, TERMS_KEY, TermChoice } from './term-choice.tsx'

type MoveButtonProps = { consultation: Consultation; onMoved: () => Promise<unknown> }

/** Chooses another term for a consultation. */
export function MoveButton({ consultation: { guid, service, state }, onMoved }: MoveButtonProps) {
  const { api } = useAccount()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [term, setTerm] = useState<ChosenTerm | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const close = () => {
    setOpen(false)
    setTerm(null)
    setFailure(null)
  }
  const move = async () => {
    if (term === null) return
    setFailure(null)
    await api('POST /consultation/{guid}/move', { params: { guid }, body: term })
    await onMoved()
    close()
    showSnackbar('Máte nový termín. Potvrzení posíláme e-mailem.', 'success')
  }
  const fail = (thrown: unknown) => {
    setFailure(describeFailure(thrown))
    setTerm(null)
    void client.invalidateQueries({ queryKey: TERMS_KEY })
  }
  return (
    <>
      <Button variant={state === 'called_off' ? 'accent' : 'outline'} onClick={() => setOpen(true)}>
        {state === 'called_off' ? 'Vybrat jiný termín' : 'Přesunout'}
      </Button>
      <Dialog open={isOpen} onClose={close} title="Jiný termín">
        <div className="flex flex-col gap-5 p-5">
          {isOpen ? <TermChoice service={service.guid} chosen={term} onChoose={setTerm} /> : null}
          <FormNotice failure={failure} />
          <div className="flex flex-wrap gap-3">
            <ActionButton
              variant="accent"
              aria-disabled={term === null || undefined}
              run={move}
              pendingLabel="Přesouvám…"
              onFailure={fail}
            >
              Přesunout sem
            </ActionButton>
            <Button onClick={close}>Nechat, jak je</Button>
          </div>
        </div>
      </Dialog>
    </>
  )
}
