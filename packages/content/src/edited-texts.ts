import { isDeepStrictEqual } from 'node:util'
import { isUploadedCover } from '@zivina/contract/content/text-cover'
import { ContentError } from './content-error.ts'
import type { TextKind } from './front-matter.ts'
import { fileKey, inOrder, type Library, type LibraryArticle, type LibraryGuide, readReviewed } from './library.ts'
import { FOLDERS } from './read-text.ts'

/** A text as it was edited; a withdrawn one is not shown. */
export type EditedText = { kind: TextKind; slug: string; source: string; is_withdrawn: boolean }
type Named = Omit<EditedText, 'is_withdrawn'>

/**
 * Reads an edited text as its file would be read. It shows the picture that was uploaded for it; otherwise one without a file shows
 * the picture of the text that its `cover` names.
 * @throws ContentError
 */
export function readEdited(files: Pick<Library, 'files' | 'reviewers'>, named: Named): LibraryArticle | LibraryGuide {
  const { kind, slug } = named
  const text = readReviewed(named, files.reviewers) as LibraryArticle | LibraryGuide
  if (isUploadedCover(text.cover)) return { ...text, image: text.cover }
  if (files.files.has(fileKey(kind, slug))) return text
  return { ...text, image: imageOf(files, named, text.cover) }
}

function imageOf({ files }: Pick<Library, 'files'>, { kind, slug }: Named, cover: string): string {
  const owner = (['article', 'guide'] as const).find((one) => files.has(fileKey(one, cover)))
  if (owner !== undefined) return `${FOLDERS[owner]}/${cover}.webp`
  throw new ContentError(`content/${FOLDERS[kind]}/${slug}.md`, 'field cover', `"${cover}" has no picture`)
}

type ReadText = LibraryArticle | LibraryGuide
/** What was made of a library last: the edited texts as they were, and each that could be read, by its key. */
type Made = {
  edited: readonly EditedText[]
  library: Library
  texts: ReadonlyMap<string, { source: string; text: ReadText }>
}

/** By the library of the files. To read a text takes ten milliseconds, and pages ask for all of them whenever anything of the catalogue changes. */
const madeLast = new WeakMap<Library, Made>()

/**
 * The library with what was edited: an edited text stands in the place of its file, a withdrawn one is left out. Only texts that changed since
 * the last time are read; where none did, the answer is the same object.
 * @param onUnreadable told of a text that cannot be read, as after a change of the format; its file stays
 */
export function withEdited(
  library: Library,
  edited: readonly EditedText[],
  onUnreadable: (error: ContentError) => void,
): Library {
  if (edited.length === 0) return library
  const last = madeLast.get(library)
  if (last !== undefined && isDeepStrictEqual(last.edited, edited)) return last.library
  const articles = new Map(library.articles.map((text) => [text.slug, text]))
  const guides = new Map(library.guides.map((text) => [text.slug, text]))
  const texts = new Map<string, { source: string; text: ReadText }>()
  for (const one of edited) {
    const places: Map<string, ReadText> = one.kind === 'article' ? articles : guides
    if (one.is_withdrawn) places.delete(one.slug)
    else place(places, one)
  }
  const shown = { ...library, ...inOrder({ articles: [...articles.values()], guides: [...guides.values()] }) }
  madeLast.set(library, { edited, library: shown, texts })
  return shown

  function place(places: Map<string, ReadText>, one: EditedText): void {
    const key = fileKey(one.kind, one.slug)
    const known = last?.texts.get(key)
    try {
      const text = known?.source === one.source ? known.text : readEdited(library, one)
      texts.set(key, { source: one.source, text })
      places.set(one.slug, text)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onUnreadable(error)
    }
  }
}
