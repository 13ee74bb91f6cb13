import { BRAND } from '@zivina/contract/kernel/brand'
import type { SharedKind, ShareRole } from '@zivina/contract/planning/shares'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

const NAME_SHOWN = 60

/** What the invitation calls the shared thing, in the accusative. */
const THINGS: Readonly<Record<SharedKind, string>> = {
  meal_plan: 'jídelníček',
  shopping_list: 'nákupní seznam',
}

const MAY: Readonly<Record<ShareRole, string>> = {
  viewer: 'Můžete si ho prohlížet.',
  editor: 'Můžete ho prohlížet i\u00a0upravovat.',
}

/** Invites a person, who may have no account, to a meal plan or a shopping list of another. */
export function shareInvitation(
  { inviter, kind, name, role }: { inviter: string; kind: SharedKind; name: string; role: ShareRole },
  publicUrl: string,
): MailContent {
  const who = oneLine(inviter)
  const what = `${THINGS[kind]} „${oneLine(name, NAME_SHOWN)}“`
  return {
    subject: `${who} s\u00a0vámi sdílí ${THINGS[kind]}`,
    preview: what,
    heading: 'Máte pozvánku ke sdílení',
    full_name: '',
    blocks: [
      { kind: 'text', text: `${who} s\u00a0vámi chce sdílet ${what}. ${MAY[role]}` },
      {
        kind: 'text',
        text: 'Pozvánku přijmete po přihlášení k\u00a0účtu s\u00a0touto e-mailovou adresou. Stačí účet zdarma; pokud ho nemáte, založíte si ho za chvíli.',
      },
      { kind: 'button', label: 'Otevřít pozvánku', url: `${publicUrl}/uzivatel/sdilene` },
    ],
    reason: `Posíláme vám ho, protože vás pozval uživatel aplikace ${BRAND.name}. Pokud ho neznáte, e-mail smažte; bez přijetí se nic nestane.`,
  }
}
