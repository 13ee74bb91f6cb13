import { ERRORS } from '@zivina/contract/kernel/errors'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import type { ShoppingList } from '@zivina/contract/planning/shopping-lists'
import { linesOf } from '@zivina/domain/planning/shopping/list-lines'
import { listText } from '@zivina/domain/planning/shopping/list-text'
import { Inbox, Mail, MessageSquare, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSite } from '#app/kit/page/use-site.ts'
import { messageTargets } from '#app/kit/share/share-targets.ts'
import { ActionButton } from '#app/kit/ui/action-button.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { buttonStyle } from '#app/kit/ui/button-style.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { messageOf } from './list-message.ts'

type SendListProps = {
  list: ShoppingList
  /** Of the page that the read-only link opens; null where there is no link. */
  path: string | null
  onClose: () => void
}

/** A mail and a messenger take the text of the list and its link; an empty list is not sent. */
export function SendList({ list, path, onClose }: SendListProps) {
  const { api } = useAccount()
  const { public_url } = useSite()
  const groups = listText(linesOf(list), list)
  const isEmpty = groups.length === 0
  const text = messageOf(groups, path === null ? null : `${public_url}${path}`)
  const { email, whatsapp } = messageTargets({ subject: list.name, text })
  // Messages lie behind a dialog.
  const sayEmpty = () => {
    showSnackbar(ERRORS.EMPTY_CART.message)
    onClose()
  }
  const mail = async () => {
    if (isEmpty) return sayEmpty()
    await api('POST /shopping_list/{guid}/email', { params: { guid: list.guid } })
    showSnackbar(SUCCESS_MESSAGES.EMAIL_SENT, 'success')
    onClose()
  }
  const link = (href: string, children: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonStyle('outline', 'md')}
      onClick={(event) => {
        if (!isEmpty) return onClose()
        event.preventDefault()
        sayEmpty()
      }}
    >
      {children}
    </a>
  )
  return (
    <section aria-label="Poslat seznam" className="flex flex-col gap-3">
      <h3 className="text-lg">Poslat, co zbývá koupit</h3>
      <div className="flex flex-wrap gap-2">
        {link(
          whatsapp,
          <>
            <MessageSquare aria-hidden /> WhatsApp
          </>,
        )}
        {link(
          email,
          <>
            <Mail aria-hidden /> E-mail
          </>,
        )}
        <ActionButton run={mail} pendingLabel="Odesílám…">
          <Inbox aria-hidden /> Na můj e-mail
        </ActionButton>
        <Button
          onClick={() => {
            onClose()
            // After the dialog is gone from the page.
            requestAnimationFrame(() => window.print())
          }}
        >
          <Printer aria-hidden /> Vytisknout
        </Button>
      </div>
    </section>
  )
}
