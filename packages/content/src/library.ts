import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { guideSlug } from '@zivina/contract/content-kinds'
import { ContentError } from './content-error.ts'
import type { TextKind } from './front-matter.ts'
import { type ReadText, readText } from './read-text.ts'

export type LibraryArticle = ReadText<'article'>
export type LibraryGuide = ReadText<'guide'>

/** Every text of the product. It changes with a release alone. */
export type Library = {
  /** Newest first; of one day by slug. */
  articles: readonly LibraryArticle[]
  /** In the order of reading. */
  guides: readonly LibraryGuide[]
}

const CONTENT = fileURLToPath(new URL('../../../content/', import.meta.url))

/** A library without a text. */
export const EMPTY_LIBRARY: Library = { articles: [], guides: [] }

/**
 * Reads all texts.
 * @throws ContentError naming file and field of the first that cannot be used
 */
export async function readLibrary(folder: string = CONTENT): Promise<Library> {
  const [articles, guides] = await Promise.all([
    readFolder(folder, 'articles', 'article'),
    readFolder(folder, 'guides', 'guide'),
  ])
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
  }
}

async function readFolder<K extends TextKind>(folder: string, name: string, kind: K): Promise<ReadText<K>[]> {
  const files = (await readdir(`${folder}/${name}`)).filter((file) => file.endsWith('.md'))
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(`${folder}/${name}/${file}`, 'utf8')
      return readText(`content/${name}/${file}`, file.slice(0, -'.md'.length), text, kind)
    }),
  )
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
