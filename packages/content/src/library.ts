import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { guideSlug } from '@zivina/contract/content/content-kinds'
import { isUploadedCover } from '@zivina/contract/content/text-cover'
import type { TextReviewer } from '@zivina/contract/content/texts'
import { ContentError } from './content-error.ts'
import type { TextKind } from './front-matter.ts'
import { readPage, type StandingPage } from './read-page.ts'
import { FOLDERS, type ReadText, readText } from './read-text.ts'
import { NOBODY_YET, readReviewers } from './reviewers.ts'

/** A text with its reviewer, where it has one, or that it is about health and waits for one. */
type Reviewed<Text> = Text & { reviewer: TextReviewer | null; awaits_review: boolean }
export type LibraryArticle = Reviewed<ReadText<'article'>>
export type LibraryGuide = Reviewed<ReadText<'guide'>>

/** A text as the repository has it, and what tells its state from another one. */
export type TextFile = { source: string; hash: string }

/** Every text of the product: the files of a release, and over them what was edited since. */
export type Library = {
  /** Newest first; on the same day by slug. */
  articles: readonly LibraryArticle[]
  /** In reading order. */
  guides: readonly LibraryGuide[]
  /** By slug. */
  pages: ReadonlyMap<string, StandingPage>
  /** The files of articles and guides, by `fileKey`. */
  files: ReadonlyMap<string, TextFile>
  /** Who may be named as the reviewer of a text, by slug. */
  reviewers: ReadonlyMap<string, TextReviewer>
}

/** The key of a text's file. */
export const fileKey = (kind: TextKind, slug: string) => `${kind}/${slug}`

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))

/** A library without a text. */
export const EMPTY_LIBRARY: Library = {
  articles: [],
  guides: [],
  pages: new Map(),
  files: new Map(),
  reviewers: new Map(),
}

/**
 * Reads all texts.
 * @throws ContentError naming file and field of the first invalid one
 */
export async function readLibrary(folder: string = CONTENT): Promise<Library> {
  const reviewers = await readReviewers(folder)
  const [articles, guides, pages] = await Promise.all([
    readFolder(folder, 'article', reviewers),
    readFolder(folder, 'guide', reviewers),
    readPages(folder),
  ])
  const texts = { articles: articles.map(({ text }) => text), guides: guides.map(({ text }) => text) }
  refuseSharedSlugs('articles', texts.articles)
  refuseSharedSlugs('guides', texts.guides)
  const files = new Map([
    ...articles.map(({ text, file }) => [fileKey('article', text.slug), file] as const),
    ...guides.map(({ text, file }) => [fileKey('guide', text.slug), file] as const),
  ])
  return { ...inOrder(texts), pages: new Map(pages.map((page) => [page.slug, page])), files, reviewers }
}

/** Articles newest first, on the same day by slug; guides in reading order. */
export function inOrder({ articles, guides }: Pick<Library, 'articles' | 'guides'>) {
  return {
    articles: articles.toSorted((a, b) => compare(b.published, a.published) || compare(a.slug, b.slug)),
    guides: guides.toSorted((a, b) => a.order - b.order || compare(a.slug, b.slug)),
  }
}

/**
 * Each slug, present or former, must belong to one text only.
 * @throws ContentError naming the text that has a slug of another one
 */
export function refuseSharedSlugs(name: string, texts: readonly { slug: string; former_slugs: string[] }[]): void {
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

function readFolder<K extends TextKind>(folder: string, kind: K, reviewers: ReadonlyMap<string, TextReviewer>) {
  return readFiles(folder, FOLDERS[kind], (file, slug, source) => {
    const text = readReviewed({ kind, slug, source }, reviewers)
    // A release has no uploaded pictures.
    if (isUploadedCover(text.cover)) throw new ContentError(file, 'field cover', 'is not a slug')
    return { text, file: { source, hash: hashOf(source) } }
  })
}

/** What tells a state of a file from another one. */
function hashOf(source: string): string {
  return createHash('sha256').update(source).digest('hex')
}

/**
 * Reads an article or a guide with its reviewer.
 * @throws ContentError
 */
export function readReviewed<K extends TextKind>(
  { kind, slug, source }: { kind: K; slug: string; source: string },
  reviewers: ReadonlyMap<string, TextReviewer>,
): Reviewed<ReadText<K>> {
  const file = `content/${FOLDERS[kind]}/${slug}.md`
  const read = readText(file, slug, source, kind)
  refuseOtherPlace(file, read)
  return { ...read, reviewer: reviewerOf(file, read, reviewers), awaits_review: read.reviewed_by === NOBODY_YET }
}

/** A guide is the one of its goal and stage. */
function refuseOtherPlace(file: string, read: ReadText<TextKind>): void {
  if (!('goal' in read)) return
  const { slug, goal, stage } = read as ReadText<'guide'>
  if (slug === guideSlug(goal, stage)) return
  throw new ContentError(file, 'field stage', `the file of ${goal} and ${stage} has another name`)
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
