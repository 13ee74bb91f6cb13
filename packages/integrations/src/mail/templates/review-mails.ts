import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { MailContent } from './content.ts'

/** The recipient of a mail with an unsubscribe link, and the recipe it is about. */
type About = { full_name: string; unsubscribe_url: string; recipe: { name: string; slug: string } }

const NAME_SHOWN = 80
const TEXT_SHOWN = 400

const REVIEWS_A_RECIPE = `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} ohodnotili recept.`

const reviewsUrl = ({ slug }: About['recipe'], publicUrl: string) => `${publicUrl}/recepty/${slug}#hodnoceni`

/**
 * Tells a creator about a new review of their recipe.
 * @param data.stars in words: „4 hvězdičky“
 */
export function recipeReviewed(
  {
    full_name,
    unsubscribe_url,
    recipe,
    username,
    stars,
    comment,
  }: About & { username: string; stars: string; comment: string },
  publicUrl: string,
): MailContent {
  const name = oneLine(recipe.name, NAME_SHOWN)
  return {
    subject: 'Nové hodnocení vašeho receptu',
    preview: name,
    heading: 'Váš recept někdo ohodnotil',
    full_name,
    blocks: [
      { kind: 'text', text: `u\u00a0vašeho receptu „${name}“ přibylo hodnocení.` },
      {
        kind: 'facts',
        rows: [
          ['Od koho', oneLine(username)],
          ['Hodnocení', stars],
          ['Komentář', oneLine(comment, TEXT_SHOWN)],
        ],
      },
      { kind: 'text', text: 'Na komentář můžete jednou veřejně odpovědět.' },
      { kind: 'button', label: 'Přečíst a\u00a0odpovědět', url: reviewsUrl(recipe, publicUrl) },
    ],
    reason: `Posíláme vám ho, protože jste v\u00a0aplikaci ${BRAND.name} vytvořili recept.`,
    unsubscribe_url,
  }
}

/** Tells a reviewer about the creator's reply. */
export function reviewReplied(
  { full_name, unsubscribe_url, recipe, creator_name, reply }: About & { creator_name: string; reply: string },
  publicUrl: string,
): MailContent {
  const name = oneLine(recipe.name, NAME_SHOWN)
  return {
    subject: 'Odpověď na vaše hodnocení',
    preview: name,
    heading: 'Autor receptu vám odpověděl',
    full_name,
    blocks: [
      { kind: 'text', text: `na vaše hodnocení receptu „${name}“ přišla odpověď.` },
      {
        kind: 'facts',
        rows: [
          ['Kdo odpověděl', oneLine(creator_name)],
          ['Odpověď', oneLine(reply, TEXT_SHOWN)],
        ],
      },
      { kind: 'button', label: 'Zobrazit odpověď', url: reviewsUrl(recipe, publicUrl) },
    ],
    reason: REVIEWS_A_RECIPE,
    unsubscribe_url,
  }
}

/** Tells a reviewer that a comment is not published, and why. */
export function reviewDenied(
  { full_name, unsubscribe_url, recipe, status_note }: About & { status_note: string },
  publicUrl: string,
): MailContent {
  const name = oneLine(recipe.name, NAME_SHOWN)
  return {
    subject: 'Vaše hodnocení jsme nezveřejnili',
    preview: name,
    heading: 'Hodnocení zveřejnit nemůžeme',
    full_name,
    blocks: [
      { kind: 'text', text: `vaše hodnocení receptu „${name}“ nemůžeme zveřejnit.` },
      ...(status_note === ''
        ? []
        : [{ kind: 'facts' as const, rows: [['Proč', oneLine(status_note, TEXT_SHOWN)] as [string, string]] }]),
      {
        kind: 'text',
        text: 'Text můžete upravit, potom ho posoudíme znovu. Hvězdičky můžete nechat i\u00a0bez textu.',
      },
      { kind: 'button', label: 'Upravit hodnocení', url: reviewsUrl(recipe, publicUrl) },
    ],
    reason: REVIEWS_A_RECIPE,
    unsubscribe_url,
  }
}
