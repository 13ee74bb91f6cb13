import { BRAND } from '@zivina/contract/kernel/brand'
import { NEWSLETTER_LINK_DAYS } from '@zivina/contract/kernel/limits'
import type { MailContent } from './content.ts'

/** Asks a mailbox to confirm the newsletter. No name in the greeting: someone else may have entered the address. */
export function newsletterConfirm(
  { token, unsubscribe_url }: { token: string; unsubscribe_url: string },
  publicUrl: string,
): MailContent {
  return {
    subject: 'Potvrďte odběr novinek',
    preview: `Odkaz platí ${NEWSLETTER_LINK_DAYS}\u00a0dní. Bez potvrzení vám nic posílat nebudeme.`,
    heading: 'Chcete od nás dostávat novinky?',
    full_name: '',
    blocks: [
      { kind: 'text', text: 'někdo, nejspíš vy, si na tuto adresu objednal novinky. Začneme je posílat po potvrzení:' },
      {
        kind: 'button',
        label: 'Potvrdit odběr',
        url: `${publicUrl}/newsletter/potvrzeni?token=${encodeURIComponent(token)}`,
      },
      { kind: 'text', text: `Odkaz platí ${NEWSLETTER_LINK_DAYS}\u00a0dní. Odhlásit se můžete kdykoli.` },
      { kind: 'note', text: 'Pokud jste o\u00a0novinky nežádali, nemusíte nic dělat. Bez potvrzení nic nepřijde.' },
    ],
    reason: `Posíláme vám ho, protože někdo s\u00a0touto adresou požádal o\u00a0novinky aplikace ${BRAND.name}.`,
    unsubscribe_url,
  }
}
