import type { TextBlock } from '@zivina/contract/content/texts'
import type { Library, LibraryArticle, LibraryGuide } from './library.ts'
import { runsOf } from './runs-of.ts'

/** Targets that a text may refer to beyond other texts. */
export type Known = {
  recipes: ReadonlySet<string>
  authors: ReadonlySet<string>
  /** Whether the site has a page at a path. */
  isPage: (path: string) => boolean
}

/** A reference that leads nowhere: to whom, and the slug or the address. */
export type BrokenReference = { to: 'author' | 'recipe' | 'link'; target: string }

type LibraryText = LibraryArticle | LibraryGuide

/** Every broken reference of the library, as a sentence that names the file. Empty when there are none. */
export function findBrokenReferences(library: Library, known: Known): string[] {
  const sentence = { author: 'has no profile', recipe: 'does not exist', link: 'is broken' }
  const problemsOf = (folder: string, text: LibraryText) =>
    brokenReferencesOf(text, library, known).map(
      ({ to, target }) => `content/${folder}/${text.slug}.md: the ${to} "${target}" ${sentence[to]}`,
    )
  return [
    ...library.articles.flatMap((text) => problemsOf('articles', text)),
    ...library.guides.flatMap((text) => problemsOf('guides', text)),
  ]
}

/** The references of one text that lead nowhere. */
export function brokenReferencesOf(
  text: LibraryText,
  { articles, guides }: Pick<Library, 'articles' | 'guides'>,
  known: Known,
): BrokenReference[] {
  const leads = (href: string): boolean => {
    if (href.startsWith('https://')) return true
    const [path = '', anchor] = href.split('#')
    if (path === '') return text.blocks.some((block) => block.type === 'heading' && block.id === anchor)
    const [, section, slug = ''] = /^\/(clanky|recepty|navody)\/([^/?]+)$/.exec(path) ?? []
    const hasSlug = (one: { slug: string }) => one.slug === slug
    if (section === 'clanky') return articles.some(hasSlug)
    if (section === 'navody') return guides.some(hasSlug)
    if (section === 'recepty') return known.recipes.has(slug)
    return known.isPage(path.split('?')[0] ?? '')
  }
  return [
    ...(known.authors.has(text.author) ? [] : [{ to: 'author' as const, target: text.author }]),
    ...recipesOf(text).flatMap((slug) => (known.recipes.has(slug) ? [] : [{ to: 'recipe' as const, target: slug }])),
    ...linksOf(text).flatMap((href) => (leads(href) ? [] : [{ to: 'link' as const, target: href }])),
  ]
}

/** The addresses that a text links to. */
export function linksOf(text: LibraryText): string[] {
  const runs = [...text.blocks.flatMap(runsOf), ...text.faq.flatMap(({ answer }) => answer)]
  return runs.flatMap(({ href }) => href ?? [])
}

/** Slugs of the recipes that a text shows or names as related, each once. */
export function recipesOf(text: { blocks: readonly TextBlock[]; related_recipes: readonly string[] }): string[] {
  const shown = text.blocks.flatMap((block) => (block.type === 'recipe' ? [block.slug] : []))
  return [...new Set([...shown, ...text.related_recipes])]
}
