import { fileKey, type Library } from '@zivina/content/library'
import { linksOf } from '@zivina/content/references'
import { type TextKind, type TextVersionState, textPath } from '@zivina/contract/content/content-kinds'
import type { EditableText, ManagedText, TextPreview, TextVersion } from '@zivina/contract/content/edited-texts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { Inspected } from './inspect.ts'
import { presentBlocks } from './present.ts'
import type { SummaryRow, VersionRow } from './queries.ts'

/** A text that was never edited, as the list shows it. */
export function presentFile(kind: TextKind, { slug, title }: { slug: string; title: string }): ManagedText {
  return {
    guid: null,
    kind,
    slug,
    title,
    state: 'file',
    open: null,
    versions: 0,
    is_file_newer: false,
    updated_at: null,
  }
}

/** An edited text as the list shows it. @param title that of its file, where it has one */
export function presentSummary(
  row: SummaryRow,
  { files }: Pick<Library, 'files'>,
  title: string | undefined,
): ManagedText {
  const { guid, kind, slug, versions, shown, open } = row
  const file = files.get(fileKey(kind, slug))
  const isShown = shown === null ? file !== undefined : !shown.is_withdrawn
  const open_at = open?.published_at ? new Date(open.published_at).toISOString() : null
  return {
    guid,
    kind,
    slug,
    versions,
    title: (shown ?? open)?.title || title || slug,
    state: isShown ? (shown === null ? 'file' : 'edited') : 'unpublished',
    open: open && { state: open_at === null ? 'draft' : 'scheduled', published_at: open_at },
    is_file_newer: file !== undefined && (open ?? shown)?.base_hash !== file.hash,
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

const stateOf = ({ published_at }: VersionRow, now: Date): TextVersionState => {
  if (published_at === null) return 'draft'
  return published_at > now ? 'scheduled' : 'published'
}

/** The versions of a text as of a moment, the latest first. */
export function presentVersions(rows: readonly VersionRow[], now: Date): TextVersion[] {
  const shown = shownOf(rows, now)
  return rows.map((row) => ({
    number: row.number,
    state: stateOf(row, now),
    is_shown: row === shown && !row.is_withdrawn,
    is_withdrawn: row.is_withdrawn,
    published_at: row.published_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    by: row.by,
    reason: row.reason,
    claims_reason: row.claims_reason,
  }))
}

/** The version that was published last. */
export function shownOf(rows: readonly VersionRow[], now: Date): VersionRow | undefined {
  return rows
    .filter((row) => stateOf(row, now) === 'published')
    .toSorted((a, b) => Number(b.published_at) - Number(a.published_at) || b.number - a.number)[0]
}

/** The version that is not public yet. */
export function openOf(rows: readonly VersionRow[], now: Date): VersionRow | undefined {
  return rows.find((row) => stateOf(row, now) !== 'published')
}

/** The texts that link to one, by title. */
export function linksTo(library: Library, kind: TextKind, slug: string): EditableText['linked_from'] {
  const path = textPath(kind, slug)
  const others = [
    ...library.articles.map((text) => ({ kind: 'article' as const, text })),
    ...library.guides.map((text) => ({ kind: 'guide' as const, text })),
  ]
  return others
    .filter((other) => other.kind !== kind || other.text.slug !== slug)
    .filter(({ text }) => linksOf(text).some((href) => href.split(/[#?]/)[0] === path))
    .map((other) => ({ kind: other.kind, slug: other.text.slug, title: other.text.title }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'cs'))
}

/** A typed text as its page would show it. */
export function presentPreview({ text, recipes, problems, claims }: Inspected, urls: Urls): TextPreview {
  return {
    text: text && {
      title: text.title,
      description: text.description,
      image: urls.photo(text.image),
      image_alt: text.image_alt,
      blocks: presentBlocks(text.blocks, recipes),
      sources: text.sources,
      faq: text.faq,
      recipes: [...new Map([...recipes.values()].map((recipe) => [recipe.guid, recipe])).values()],
    },
    problems,
    claims,
  }
}
