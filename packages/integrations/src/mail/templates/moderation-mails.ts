import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

/** A moderator's decision and the recipient. */
type Decided = {
  full_name: string
  approved: boolean
  /** The reason for a denial; may be empty. */
  status_note: string
  /** Unsubscribes from mails of this kind. */
  unsubscribe_url: string
}
type Decision = Decided & { name: string; slug: string }

const NAME_SHOWN = 80
const NOTE_SHOWN = 400

const reasonBlocks = (note: string): MailContent['blocks'] =>
  note === '' ? [] : [{ kind: 'facts', rows: [['Proč', oneLine(note, NOTE_SHOWN)]] }]

/** Tells an author the decision about their recipe. */
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
    ...reasonBlocks(note),
    { kind: 'button', label: 'Upravit recept', url: `${publicUrl}/uzivatel/upravit-recept/${slug}` },
    { kind: 'note', text: 'Vy ho používat můžete dál. Po uložení úprav ho znovu posoudíme.' },
  ]
}

/** Tells an author the decision about their ingredient. */
export function ingredientDecision(decision: Decided & { name: string; guid: string }, publicUrl: string): MailContent {
  const { full_name, guid, approved, status_note, unsubscribe_url } = decision
  const name = oneLine(decision.name, NAME_SHOWN)
  const list = `${publicUrl}/uzivatel/moje-suroviny`
  return {
    subject: approved ? 'Vaše surovina je schválená' : 'Vaše surovina potřebuje úpravu',
    preview: name,
    heading: approved ? 'Surovina je schválená' : 'Surovinu zatím schválit nemůžeme',
    full_name,
    blocks: approved
      ? [
          { kind: 'text', text: `vaši surovinu „${name}“ jsme schválili. Odteď s\u00a0ní mohou vařit i\u00a0ostatní.` },
          { kind: 'button', label: 'Otevřít moje suroviny', url: list },
          { kind: 'note', text: 'Když ji později upravíte, projde schválením znovu.' },
        ]
      : [
          { kind: 'text', text: `vaši surovinu „${name}“ zatím nemůžeme zveřejnit.` },
          ...reasonBlocks(status_note),
          { kind: 'button', label: 'Upravit surovinu', url: `${list}/${guid}` },
          { kind: 'note', text: 'Vy ji používat můžete dál. Po uložení úprav ji znovu posoudíme.' },
        ],
    reason: `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} zadali surovinu.`,
    unsubscribe_url,
  }
}

/** Tells a sender the decision about their photo of a recipe. */
export function photoDecision(
  { full_name, recipe, approved, status_note, unsubscribe_url }: Decided & { recipe: { name: string; slug: string } },
  publicUrl: string,
): MailContent {
  const name = oneLine(recipe.name, NAME_SHOWN)
  return {
    subject: approved ? 'Vaše fotka je zveřejněná' : 'Vaši fotku jsme nezveřejnili',
    preview: name,
    heading: approved ? 'Fotka je zveřejněná' : 'Fotku zveřejnit nemůžeme',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: approved
          ? `vaši fotku k\u00a0receptu „${name}“ jsme schválili. Odteď ji u\u00a0receptu vidí i\u00a0ostatní.`
          : `vaši fotku k\u00a0receptu „${name}“ nemůžeme zveřejnit.`,
      },
      ...(approved ? [] : reasonBlocks(status_note)),
      ...(approved ? [] : [{ kind: 'text' as const, text: 'Pokud máte jinou, budeme za ni rádi.' }]),
      { kind: 'button', label: 'Otevřít recept', url: `${publicUrl}/recepty/${recipe.slug}` },
    ],
    reason: `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} poslali fotku.`,
    unsubscribe_url,
  }
}

type ReportDecision = Decided & {
  name: string
  /** Page of the reported item; null where it has none. */
  path: string | null
  /** The kind of mistake, in Czech. */
  kind: string
}

/** Tells the sender of an error report the decision about it. */
export function errorReportDecision(decision: ReportDecision, publicUrl: string): MailContent {
  const { full_name, path, kind, approved, status_note, unsubscribe_url } = decision
  const name = oneLine(decision.name, NAME_SHOWN)
  return {
    subject: approved ? 'Nahlášenou chybu jsme opravili' : 'Prošli jsme vaše hlášení chyby',
    preview: name,
    heading: approved ? 'Děkujeme, měli jste pravdu' : 'Chybu jsme nenašli',
    full_name,
    blocks: [
      {
        kind: 'text',
        text: approved
          ? `chybu, kterou jste nám nahlásili u\u00a0položky „${name}“, jsme opravili. Pomohli jste i\u00a0ostatním.`
          : `prošli jsme, co jste nám nahlásili u\u00a0položky „${name}“, a\u00a0necháváme ji, jak je.`,
      },
      { kind: 'facts', rows: [['Hlášení', kind]] },
      ...(approved ? [] : reasonBlocks(status_note)),
      ...(path === null ? [] : [{ kind: 'button' as const, label: 'Otevřít recept', url: publicUrl + path }]),
    ],
    reason: `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} nahlásili chybu.`,
    unsubscribe_url,
  }
}
