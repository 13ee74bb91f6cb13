import type { User } from '@zivina/contract/account/users'
import { Notice } from '#app/kit/form/notice.tsx'
import { dayText } from '#app/kit/text/dates.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { useRefreshUser } from '#app/session/account/user-query.ts'

/** Shows when the account will be deleted, with a button to cancel. Renders nothing otherwise. */
export function DeletionNotice({ user }: { user: User }) {
  const { api, guid } = useAccount()
  const refresh = useRefreshUser()
  const takeBack = async () => {
    await api('DELETE /user/{guid}/deletion', { params: { guid } })
    await refresh()
    showSnackbar('Účet zůstává. Žádost o\u00a0smazání jsme zrušili.', 'success')
  }
  if (!user.deletion_at) return null
  return (
    <Notice tone="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Účet se smaže <strong>{dayText(user.deletion_at)}</strong>. Do té doby můžete žádost vzít zpět.
        </p>
        <ActionButton run={takeBack}>Vzít zpět</ActionButton>
      </div>
    </Notice>
  )
}
