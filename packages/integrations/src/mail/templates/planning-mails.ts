import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

const NAME_SHOWN = 60

/** A shopping list that a person sends to their own address: what is left to buy, by department. */
export function shoppingListMail(
  { name, guid, groups }: { name: string; guid: string; groups: { title: string; rows: string[] }[] },
  publicUrl: string,
): MailContent {
  const title = oneLine(name, NAME_SHOWN)
  return {
    subject: `Nákupní seznam „${title}“`,
    preview: groups
      .flatMap(({ rows }) => rows)
      .slice(0, 3)
      .join(', '),
    heading: title,
    full_name: '',
    blocks: [
      ...groups.flatMap(({ title, rows }): MailContent['blocks'] => [
        { kind: 'title', text: title },
        ...rows.map((text) => ({ kind: 'text' as const, text: `☐ ${text}` })),
      ]),
      { kind: 'button', label: 'Otevřít seznam', url: `${publicUrl}/uzivatel/nakupni-seznam/${guid}` },
    ],
    reason: `Posíláme vám ho, protože jste si o\u00a0něj v\u00a0aplikaci ${BRAND.name} požádali.`,
  }
}
