import { BRAND } from '@zivina/contract/kernel/brand'
import { oneLine } from '../one-line.ts'
import type { Block, Card, MailContent } from './content.ts'

/** The content of a newsletter issue; paths are within the site, pictures absolute. */
export type IssueContent = {
  recipes: IssueItem[]
  /** „12 dalších receptů“, where there are more than shown. */
  more_recipes: string | null
  articles: IssueItem[]
  guides: IssueItem[]
  news: { title: string; text: string }[]
}

/** An item with its texts. */
export type IssueItem = { title: string; path: string; text: string; picture: Card['picture'] }

type IssueMail = { content: IssueContent; full_name: string; unsubscribe_url: string }

const SUBJECT_MAX = 60
const TITLE_MAX = 120
const NEWS_MAX = 400

/** An issue of the newsletter: what is new since the last one. */
export function newsletterIssue({ content, full_name, unsubscribe_url }: IssueMail, publicUrl: string): MailContent {
  return {
    subject: subjectOf(content),
    preview: previewOf(content),
    heading: 'Co je u\u00a0nás nového',
    full_name,
    blocks: [
      { kind: 'text', text: 'tady je výběr toho, co přibylo od minula.' },
      ...recipeBlocks(content, publicUrl),
      ...part('K\u00a0přečtení', content.articles, publicUrl),
      ...part('Nové návody', content.guides, publicUrl),
      ...newsBlocks(content),
    ],
    reason: `Posíláme vám ho, protože jste souhlasili s\u00a0novinkami aplikace ${BRAND.name}.`,
    unsubscribe_url,
  }
}

/** The subject names the newest item, so that recipients know what the mail is about. */
function subjectOf({ recipes, articles, guides, news }: IssueContent): string {
  const first = recipes[0]?.title ?? articles[0]?.title ?? guides[0]?.title ?? news[0]?.title ?? ''
  if (first === '') return `Co je nového v\u00a0aplikaci ${BRAND.name}`
  const rest = recipes.length + articles.length + guides.length + news.length > 1 ? ' a\u00a0další novinky' : ''
  return `Nově: ${oneLine(first, SUBJECT_MAX - 'Nově: '.length - rest.length)}${rest}`
}

function previewOf({ recipes, articles, guides, news }: IssueContent): string {
  const titles = [...recipes, ...articles, ...guides, ...news].map(({ title }) => title).filter(Boolean)
  return oneLine(titles.slice(1, 4).join(' · ') || 'Podívejte se, co přibylo.', TITLE_MAX)
}

function newsBlocks({ news }: IssueContent): Block[] {
  return news.flatMap(({ title, text }) => [
    ...(title === '' ? [] : [{ kind: 'title' as const, text: oneLine(title, TITLE_MAX) }]),
    { kind: 'text' as const, text: oneLine(text, NEWS_MAX) },
  ])
}

function recipeBlocks({ recipes, more_recipes }: IssueContent, publicUrl: string): Block[] {
  if (recipes.length === 0) return []
  return [
    { kind: 'title', text: 'Nové recepty' },
    { kind: 'cards', cards: recipes.map((item) => toCard(item, publicUrl)), is_led: true },
    ...(more_recipes === null ? [] : [{ kind: 'note' as const, text: `A\u00a0k\u00a0tomu ${more_recipes}.` }]),
    { kind: 'button', label: 'Prohlédnout recepty', url: `${publicUrl}/recepty` },
  ]
}

function part(title: string, items: readonly IssueItem[], publicUrl: string): Block[] {
  if (items.length === 0) return []
  return [
    { kind: 'title', text: title },
    { kind: 'cards', cards: items.map((item) => toCard(item, publicUrl)), is_led: false },
  ]
}

function toCard({ title, path, text, picture }: IssueItem, publicUrl: string): Card {
  return { title: oneLine(title, TITLE_MAX), url: `${publicUrl}${path}`, text: oneLine(text, NEWS_MAX), picture }
}
