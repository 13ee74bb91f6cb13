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

/** Every broken reference of the library, as a sentence that names the file. Empty when there are none. */
export function findBrokenReferences({ articles, guides }: Library, known: Known): string[] {
  const guideSlugs = new Set(guides.map(({ slug }) => slug))
  const slugs = new Set(articles.map(({ slug }) => slug))
  const leads = (href: string, text: LibraryArticle | LibraryGuide): boolean => {
    if (href.startsWith('https://')) return true
    const [path = '', anchor] = href.split('#')
    if (path === '') return text.blocks.some((block) => block.type === 'heading' && block.id === anchor)
    const article = /^\/clanky\/([^/?]+)$/.exec(path)?.[1]
    if (article !== undefined) return slugs.has(article)
    const recipe = /^\/recepty\/([^/?]+)$/.exec(path)?.[1]
    if (recipe !== undefined) return known.recipes.has(recipe)
    const guide = /^\/navody\/([^/?]+)$/.exec(path)?.[1]
    if (guide !== undefined) return guideSlugs.has(guide)
    return known.isPage(path.split('?')[0] ?? '')
  }
  const problemsOf = (file: string, text: LibraryArticle | LibraryGuide): string[] => {
    const runs = [...text.blocks.flatMap(runsOf), ...text.faq.flatMap(({ answer }) => answer)]
    return [
      ...(known.authors.has(text.author) ? [] : [`the author "${text.author}" has no profile`]),
      ...recipesOf(text).flatMap((slug) => (known.recipes.has(slug) ? [] : [`the recipe "${slug}" does not exist`])),
      ...runs.flatMap(({ href }) => (href === undefined || leads(href, text) ? [] : [`the link "${href}" is broken`])),
    ].map((problem) => `${file}: ${problem}`)
  }
  return [
    ...articles.flatMap((text) => problemsOf(`content/articles/${text.slug}.md`, text)),
    ...guides.flatMap((text) => problemsOf(`content/guides/${text.slug}.md`, text)),
  ]
}

/** Slugs of the recipes that a text shows or names as related, each once. */
export function recipesOf(text: { blocks: readonly TextBlock[]; related_recipes: readonly string[] }): string[] {
  const shown = text.blocks.flatMap((block) => (block.type === 'recipe' ? [block.slug] : []))
  return [...new Set([...shown, ...text.related_recipes])]
}
