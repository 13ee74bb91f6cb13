import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { Sharing } from '@zivina/contract/planning/shares'
import { Copy, Link2, Link2Off } from 'lucide-react'
import { useSite } from '#app/kit/page/use-site.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Input } from '#app/kit/ui/input.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import type { SharingCalls } from './sharing-calls.ts'

type ShareLinkProps = {
  token: string | null
  calls: SharingCalls
  put: (change: (sharing: Sharing) => Sharing) => Promise<void>
}

/** The link that anybody can read by, and how it is taken back. */
export function ShareLink({ token, calls, put }: ShareLinkProps) {
  const { public_url } = useSite()
  if (token === null) {
    return (
      <>
        <p className="text-muted">Kdo odkaz má, jen čte, i&nbsp;bez účtu. Kdykoli ho můžete zrušit.</p>
        <ActionButton
          className="self-start"
          run={async () => {
            const { link_token } = await calls.openLink()
            await put((sharing) => ({ ...sharing, link_token }))
          }}
        >
          <Link2 aria-hidden /> Vytvořit odkaz
        </ActionButton>
      </>
    )
  }
  const url = `${public_url}${calls.pathOf(token)}`
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED, 'success')
  }
  const close = async () => {
    await calls.closeLink()
    await put((sharing) => ({ ...sharing, link_token: null }))
    showSnackbar('Odkaz přestal platit.', 'success')
  }
  return (
    <>
      <Input readOnly value={url} aria-label="Odkaz ke čtení" onFocus={({ target }) => target.select()} />
      <div className="flex flex-wrap gap-2">
        <ActionButton run={copy}>
          <Copy aria-hidden /> Zkopírovat
        </ActionButton>
        <ActionButton variant="danger" run={close}>
          <Link2Off aria-hidden /> Zrušit odkaz
        </ActionButton>
      </div>
    </>
  )
}
