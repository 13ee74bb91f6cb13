import { BRAND, ORGANISATION } from '@zivina/contract/kernel/brand'
import type { Block, MailContent } from './content.ts'
import { greet } from './greeting.ts'

/** The mail as plain text. */
export function renderText(content: MailContent, publicUrl: string): string {
  const paragraphs = [greet(content.full_name), ...content.blocks.map(blockText), signature(publicUrl), foot(content)]
  return `${paragraphs.join('\n\n')}\n`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'note':
      return block.text
    case 'title':
      return block.text.toUpperCase()
    case 'cards':
      return block.cards.map(({ title, text, url }) => [title, text, url].filter(Boolean).join('\n')).join('\n\n')
    case 'code':
      return `    ${block.code}`
    case 'button':
      return `${block.label}:\n${block.url}`
    case 'facts':
      return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  }
}

function signature(publicUrl: string): string {
  return `Tým ${BRAND.genitive}\n${publicUrl}`
}

function foot({ reason, unsubscribe_url }: MailContent): string {
  const { company_name, company_address } = ORGANISATION
  const { street, postal_code, city } = company_address
  const lines = [
    '--',
    `Tento e-mail přišel automaticky. ${reason}`,
    `Podpora: ${BRAND.support_email}`,
    ...(unsubscribe_url === undefined ? [] : [`Tyto e-maily už neposílat: ${unsubscribe_url}`]),
    `${company_name}, ${street}, ${postal_code} ${city}`,
  ]
  return lines.join('\n')
}
