import { useMutation } from '@tanstack/react-query'
import type { User } from '@zivina/contract/account/users'
import { dayText } from '#app/kit/dates.ts'
import { Notice } from '#app/kit/form/notice.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account-context.ts'
import { sayFailure, useRefreshUser } from '#app/session/user-query.ts'

/** Shows when the account will be deleted, with a button to cancel. Renders nothing otherwise. */
export function DeletionNotice({ user }: { user: User }) {
  const { api, guid } = useAccount()
  const refresh = useRefreshUser()
  const takeBack = useMutation({
    mutationFn: async () => {
      await api('DELETE /user/{guid}/deletion', { params: { guid } })
      await refresh()
    },
    onSuccess: () => showSnackbar('Účet zůstává. Žádost o\u00a0smazání jsme zrušili.', 'success'),
    onError: sayFailure,
  })
  if (!user.deletion_at) return null
  return (
    <Notice tone="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          Účet se smaže <strong>{dayText(user.deletion_at)}</strong>. Do té doby můžete žádost vzít zpět.
        </p>
        <Button onClick={() => takeBack.isPending || takeBack.mutate()} aria-disabled={takeBack.isPending || undefined}>
          Vzít zpět
        </Button>
      </div>
    </Notice>
  )
}
