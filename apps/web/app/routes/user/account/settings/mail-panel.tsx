import { REFUSABLE_MAILS, type RefusableMail } from '@zivina/contract/account/mail-kinds'
import type { User, UserPatch } from '@zivina/contract/account/users'
import { Mailbox } from 'lucide-react'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { Panel } from '#app/kit/page/panel.tsx'
import { Switch } from '#app/kit/ui/switch.tsx'
import { useSaveWithUndo } from '#app/session/account/user-query.ts'

/** Labels of the optional mails. */
const KINDS: Record<RefusableMail, { label: string; text: string }> = {
  recipe_reviews: {
    label: 'Hodnocení mých receptů',
    text: 'Když někdo ohodnotí nebo okomentuje váš recept.',
  },
  moderation: {
    label: 'Schvalování receptů, surovin a\u00a0fotek',
    text: 'Když schválíme nebo vrátíme něco, co jste přidali, a\u00a0když posoudíme chybu, kterou jste nahlásili.',
  },
}

/** Which mails the user gets. Mails about the account's security are always sent. */
export function MailPanel({ user }: { user: User }) {
  const save = useSaveWithUndo()
  const change = (patch: UserPatch, message: string) => save(patch, message).catch(sayFailure)
  const setKind = (kind: RefusableMail, on: boolean) => {
    const others = user.mail_opt_outs.filter((refused) => refused !== kind)
    return change({ mail_opt_outs: on ? others : [...others, kind] }, 'Nastavení je uložené.')
  }
  return (
    <Panel
      title="E-maily"
      Icon={Mailbox}
      id="e-maily"
      intro="Zprávy o&nbsp;bezpečnosti účtu a&nbsp;o&nbsp;platbách posíláme vždy."
    >
      <div className="flex flex-col divide-y divide-line">
        <Switch
          label="Posílat novinky e-mailem"
          text="Jednou za dva týdny nové recepty a&nbsp;články. Odhlásit se můžete tady i&nbsp;odkazem v&nbsp;každém e-mailu."
          on={user.newsletter}
          onChange={(newsletter) =>
            change({ newsletter }, newsletter ? 'Novinky vám budeme posílat.' : 'Novinky už posílat nebudeme.')
          }
        />
        {REFUSABLE_MAILS.map((kind) => (
          <Switch
            key={kind}
            {...KINDS[kind]}
            on={!user.mail_opt_outs.includes(kind)}
            onChange={(on) => setKind(kind, on)}
          />
        ))}
      </div>
    </Panel>
  )
}
