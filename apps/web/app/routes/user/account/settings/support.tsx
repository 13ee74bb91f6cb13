import type { User } from '@zivina/contract/account/users'
import { BRAND } from '@zivina/contract/kernel/brand'
import { SUCCESS_MESSAGES } from '@zivina/contract/kernel/success-messages'
import { Copy, LifeBuoy, Mail, Phone } from 'lucide-react'
import { PersonalContactForm } from '#app/features/content/contact/personal-contact-form.tsx'
import { Panel } from '#app/kit/page/panel.tsx'
import { Button } from '#app/kit/ui/button.tsx'
import { LinkButton } from '#app/kit/ui/link-button.tsx'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from '#app/session/account/account-context.ts'

/** Contacts of the support, and the data it will ask for. */
export function Support({ user }: { user: User }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(user.guid)
      showSnackbar(SUCCESS_MESSAGES.SUCCESSFULLY_COPIED, 'success')
    } catch {
      showSnackbar('Zkopírovat se nepodařilo. Označte číslo prosím ručně.', 'error')
    }
  }
  const { api } = useAccount()
  const subject = encodeURIComponent(`Účet ${user.guid}`)
  return (
    <Panel
      title="Podpora"
      Icon={LifeBuoy}
      id="podpora"
      intro="Něco nefunguje, nebo si nevíte rady? Napište nám nebo zavolejte."
    >
      <div className="flex flex-wrap gap-3">
        <LinkButton href={`mailto:${BRAND.support_email}?subject=${subject}`}>
          <Mail aria-hidden />
          {BRAND.support_email}
        </LinkButton>
        <LinkButton href={`tel:${BRAND.support_phone.replace(/\s/g, '')}`}>
          <Phone aria-hidden />
          {BRAND.support_phone}
        </LinkButton>
      </div>
      <PersonalContactForm api={api} email={user.email} />
      <div className="flex flex-wrap items-center gap-x-3">
        <p className="min-w-0">
          <span className="text-muted">Číslo účtu pro podporu: </span>
          <span className="figures wrap-anywhere">{user.guid}</span>
        </p>
        <Button variant="quiet" onClick={() => void copy()}>
          <Copy aria-hidden />
          Kopírovat
        </Button>
      </div>
    </Panel>
  )
}
