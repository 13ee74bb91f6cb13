import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { guideSlug } from '@zivina/contract/content/content-kinds'
import type { TextReviewer } from '@zivina/contract/content/texts'
import { ContentError } from './content-error.ts'
import type { TextKind } from './front-matter.ts'
import { readPage, type StandingPage } from './read-page.ts'
import { type ReadText, readText } from './read-text.ts'
import { NOBODY_YET, readReviewers } from './reviewers.ts'

/** A text with its reviewer, where it has one, or that it is about health and waits for one. */
type Reviewed<Text> = Text & { reviewer: TextReviewer | null; awaits_review: boolean }
export type LibraryArticle = Reviewed<ReadText<'article'>>
export type LibraryGuide = Reviewed<ReadText<'guide'>>

/** Every text of the product. It changes only with a release. */
export type Library = {
  /** Newest first; on the same day by slug. */
  articles: readonly LibraryArticle[]
  /** In reading order. */
  guides: readonly LibraryGuide[]
  /** By slug. */
  pages: ReadonlyMap<string, StandingPage>
}

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))

/** A library without a text. */
export const EMPTY_LIBRARY: Library = { articles: [], guides: [], pages: new Map() }

/**
 * Reads all texts.
 * @throws ContentError naming file and field of the first invalid one
 */
export async function readLibrary(folder: string = CONTENT): Promise<Library> {
  const reviewers = await readReviewers(folder)
  const [articles, guides, pages] = await Promise.all([
    readFolder(folder, 'articles', 'article', reviewers),
    readFolder(folder, 'guides', 'guide', reviewers),
    readPages(folder),
  ])
  refuseSharedSlugs('articles', articles)
  refuseSharedSlugs('guides', guides)
  for (const { slug, goal, stage } of guides) {
    if (slug !== guideSlug(goal, stage)) {
      throw new ContentError(
        `content/guides/${slug}.md`,
        'field stage',
        `the file of ${goal} and ${stage} has another name`,
      )
    }
  }
  return {
    articles: articles.toSorted((a, b) => compare(b.published, a.published) || compare(a.slug, b.slug)),
    guides: guides.toSorted((a, b) => a.order - b.order || compare(a.slug, b.slug)),
    pages: new Map(pages.map((page) => [page.slug, page])),
  }
}

/** Each slug, present or former, must belong to one text only. */
function refuseSharedSlugs(name: string, texts: readonly { slug: string; former_slugs: string[] }[]): void {
  const owners = new Map(texts.map(({ slug }) => [slug, slug]))
  for (const { slug, former_slugs } of texts) {
    for (const [index, former] of former_slugs.entries()) {
      const owner = owners.get(former)
      if (owner !== undefined) {
        const problem = `"${former}" is a slug of ${name}/${owner}.md already`
        throw new ContentError(`content/${name}/${slug}.md`, `field former_slugs.${index}`, problem)
      }
      owners.set(former, slug)
    }
  }
}

function readFolder<K extends TextKind>(
  folder: string,
  name: string,
  kind: K,
  reviewers: ReadonlyMap<string, TextReviewer>,
): Promise<Reviewed<ReadText<K>>[]> {
  return readFiles(folder, name, (file, slug, text) => {
    const read = readText(file, slug, text, kind)
    return { ...read, reviewer: reviewerOf(file, read, reviewers), awaits_review: read.reviewed_by === NOBODY_YET }
  })
}

function reviewerOf(
  file: string,
  { reviewed_by }: { reviewed_by?: string | undefined },
  reviewers: ReadonlyMap<string, TextReviewer>,
): TextReviewer | null {
  if (reviewed_by === undefined || reviewed_by === NOBODY_YET) return null
  const reviewer = reviewers.get(reviewed_by)
  if (reviewer === undefined) throw new ContentError(file, 'field reviewed_by', `"${reviewed_by}" is no reviewer`)
  return reviewer
}

function readPages(folder: string): Promise<StandingPage[]> {
  return readFiles(folder, 'pages', readPage)
}

async function readFiles<T>(
  folder: string,
  name: string,
  read: (file: string, slug: string, text: string) => T,
): Promise<T[]> {
  const files = (await readdir(`${folder}/${name}`)).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${folder}/${name}/${file}`, 'utf8')
      return read(`content/${name}/${file}`, file.slice(0, -'.md'.length), text)
    }),
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
