import { BRAND } from '@zivina/contract/brand'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

type Decision = {
  full_name: string
  name: string
  slug: string
  approved: boolean
  /** Why it was denied; empty where nothing was said. */
  status_note: string
  /** Ends mails of this kind. */
  unsubscribe_url: string
}

const NAME_SHOWN = 80

/** Tells an author what was decided on their recipe. */
export function recipeDecision(decision: Decision, publicUrl: string): MailContent {
  const { full_name, slug, approved, status_note, unsubscribe_url } = decision
  const name = oneLine(decision.name, NAME_SHOWN)
  return {
    subject: approved ? 'Váš recept je schválený' : 'Váš recept potřebuje úpravu',
    preview: name,
    heading: approved ? 'Recept je schválený' : 'Recept zatím schválit nemůžeme',
    full_name,
    blocks: approved ? approvedBlocks(name, slug, publicUrl) : deniedBlocks(name, slug, status_note, publicUrl),
    reason: `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} vytvořili recept.`,
    unsubscribe_url,
  }
}

function approvedBlocks(name: string, slug: string, publicUrl: string): MailContent['blocks'] {
  return [
    { kind: 'text', text: `váš recept „${name}“ jsme schválili. Odteď ho najdou i\u00a0ostatní.` },
    { kind: 'button', label: 'Otevřít recept', url: `${publicUrl}/recepty/${slug}` },
    { kind: 'note', text: 'Když ho později upravíte, projde schválením znovu.' },
  ]
}

function deniedBlocks(name: string, slug: string, note: string, publicUrl: string): MailContent['blocks'] {
  return [
    { kind: 'text', text: `váš recept „${name}“ zatím nemůžeme zveřejnit.` },
    ...(note === '' ? [] : [{ kind: 'facts' as const, rows: [['Proč', note] as [string, string]] }]),
    { kind: 'button', label: 'Upravit recept', url: `${publicUrl}/uzivatel/upravit-recept/${slug}` },
    { kind: 'note', text: 'Vy ho používat můžete dál. Po uložení úprav ho znovu posoudíme.' },
  ]
}
