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

/**
 * The library with what was edited: an edited text stands in the place of its file, a withdrawn one is left out.
 * @param onUnreadable told of a text that cannot be read, as after a change of the format; its file stays
 */
export function withEdited(
  library: Library,
  edited: readonly EditedText[],
  onUnreadable: (error: ContentError) => void,
): Library {
  if (edited.length === 0) return library
  const articles = new Map(library.articles.map((text) => [text.slug, text]))
  const guides = new Map(library.guides.map((text) => [text.slug, text]))
  for (const one of edited) {
    const places: Map<string, unknown> = one.kind === 'article' ? articles : guides
    if (one.is_withdrawn) places.delete(one.slug)
    else place(places, one)
  }
  return { ...library, ...inOrder({ articles: [...articles.values()], guides: [...guides.values()] }) }

  function place(places: Map<string, unknown>, one: EditedText): void {
    try {
      places.set(one.slug, readEdited(library, one))
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      onUnreadable(error)
    }
  }
}
