import type { User } from '@zivina/contract/account/users'
import { DELETION_GRACE_DAYS } from '@zivina/contract/kernel/limits'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { NeedsPassword } from '#app/features/account/security/first-password.tsx'
import { CURRENT_PASSWORD, WRONG_PASSWORD } from '#app/features/account/security/proofs.ts'
import { TableForm } from '#app/kit/form/table-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { Dialog } from '#app/kit/ui/dialog.tsx'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'
import { DeletionNotice } from '#app/shell/user/deletion-notice.tsx'

/** Requests the deletion of the account with the password, explains it, and cancels it within the days of grace. */
export function AccountDeletion({ user }: { user: User }) {
  const [asking, setAsking] = useState(false)
  return (
    <Panel title="Smazání účtu" Icon={Trash2} id="smazani">
      {user.deletion_at ? (
        <DeletionNotice user={user} />
      ) : (
        <>
          <p className="max-w-text">
            Účet smažeme až po {DELETION_GRACE_DAYS}&nbsp;dnech; do té doby si to můžete rozmyslet a&nbsp;účet normálně
            používat. Potom nenávratně smažeme profil, údaje o&nbsp;těle, seznamy a&nbsp;nezveřejněné recepty;
            zveřejněné recepty a&nbsp;suroviny zůstanou bez vašeho jména. Faktury musíme ze zákona uchovat, ale bez
            vazby na profil.
          </p>
          {user.platforms.some((platform) => platform !== 'web') ? (
            <p className="max-w-text font-semibold">
              Předplatné, které jste si koupili v&nbsp;App Store nebo na Google Play, smazání účtu nezastaví: zrušte ho
              prosím v&nbsp;nastavení toho obchodu.
            </p>
          ) : null}
          {user.has_password ? (
            <div>
              <Button variant="danger" onClick={() => setAsking(true)}>
                Smazat účet
              </Button>
            </div>
          ) : (
            <NeedsPassword />
          )}
        </>
      )}
      <Dialog open={asking} onClose={() => setAsking(false)} title="Smazat účet?" side="center">
        {/* Made anew with each opening: a password does not wait in a closed dialog. */}
        {asking ? <DeletionForm onDone={() => setAsking(false)} /> : null}
      </Dialog>
    </Panel>
  )
}

function DeletionForm({ onDone }: { onDone: () => void }) {
  const { api, guid } = useAccount()
  const refresh = useRefreshUser()
  return (
    <div className="p-5">
      <TableForm
        table={CURRENT_PASSWORD}
        codesAt={WRONG_PASSWORD}
        submit={async (body) => {
          await api('POST /user/{guid}/deletion', { params: { guid }, body })
          await refresh()
          onDone()
        }}
        name="Smazání účtu"
        label={`Smazat účet za ${DELETION_GRACE_DAYS}\u00a0dní`}
        pendingLabel="Zapisuji žádost…"
        variant="danger"
        extra={<Button onClick={onDone}>Ponechat účet</Button>}
      >
        <p>
          Potvrďte prosím svým heslem, že účet patří vám. Do {DELETION_GRACE_DAYS}&nbsp;dnů můžete žádost vzít zpět.
        </p>
      </TableForm>
    </div>
  )
}
