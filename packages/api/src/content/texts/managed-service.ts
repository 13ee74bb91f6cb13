import { diff } from 'node:util'
import { EMPTY_LIBRARY, fileKey, type Library } from '@zivina/content/library'
import type { TextKind } from '@zivina/contract/content/content-kinds'
import type { EditableText, ManagedText, TextDifference, TextPreview } from '@zivina/contract/content/edited-texts'
import { searchStems } from '@zivina/czech/search-text'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { type AskedPage, type Listed, paged, pageFrom, pageOf } from '#api/kernel/lists/page.ts'
import { type EditingContext, inspectText, type TypedText } from './inspect.ts'
import {
  linksTo,
  openOf,
  presentFile,
  presentPreview,
  presentSummary,
  presentVersions,
  shownOf,
} from './managed-present.ts'
import { selectSource, selectSummaries, selectText, selectVersions } from './queries.ts'

type Place = { kind: TextKind; slug: string }
type TextFilter = {
  search?: string | undefined
  kind?: TextKind | undefined
  state?: ManagedText['state'] | 'draft' | 'scheduled' | 'file_newer' | undefined
  ordering: 'title' | '-title' | 'updated_at' | '-updated_at'
}

/** Articles and guides, edited and not: one page and their number. All are in memory, as their number is limited. */
export async function listTexts(
  { db, library = EMPTY_LIBRARY }: { db: Db; library?: Library | undefined },
  { page, ...filter }: TextFilter & { page: AskedPage },
): Promise<Listed<ManagedText>> {
  const texts = [
    ...library.articles.map((text) => presentFile('article', text)),
    ...library.guides.map((text) => presentFile('guide', text)),
  ]
  const byPlace = new Map(texts.map((text) => [fileKey(text.kind, text.slug), text]))
  for (const row of await selectSummaries(db)) {
    const key = fileKey(row.kind, row.slug)
    byPlace.set(key, presentSummary(row, library, byPlace.get(key)?.title))
  }
  const found = [...byPlace.values()].filter((text) => passes(text, filter)).toSorted(orderOf(filter.ordering))
  return paged(pageFrom(found, pageOf(page)), (text) => text)
}

function passes(text: ManagedText, { search = '', kind, state }: TextFilter): boolean {
  const stems = searchStems(`${text.title} ${text.slug}`)
  return (
    (kind === undefined || text.kind === kind) &&
    (state === undefined || statesOf(text).includes(state)) &&
    searchStems(search).every((wanted) => stems.some((stem) => stem.startsWith(wanted)))
  )
}

const statesOf = ({ state, open, is_file_newer }: ManagedText): (TextFilter['state'] | undefined)[] => [
  state,
  open?.state,
  is_file_newer ? 'file_newer' : undefined,
]

/** Texts that were never edited come last by their change, whichever way. */
function orderOf(ordering: TextFilter['ordering']): (a: ManagedText, b: ManagedText) => number {
  const byTitle = (a: ManagedText, b: ManagedText) => a.title.localeCompare(b.title, 'cs') || compare(a.slug, b.slug)
  if (ordering === 'title') return byTitle
  if (ordering === '-title') return (a, b) => byTitle(b, a)
  const way = ordering === 'updated_at' ? 1 : -1
  return (a, b) => {
    if (a.updated_at === null || b.updated_at === null) {
      return Number(a.updated_at === null) - Number(b.updated_at === null) || byTitle(a, b)
    }
    return way * compare(a.updated_at, b.updated_at) || byTitle(a, b)
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/**
 * A text to edit: its source, versions, and the texts that link to it.
 * @throws ApiError NOT_FOUND where there is neither a file nor a version
 */
export async function readEditable(ctx: EditingContext, { kind, slug }: Place): Promise<EditableText> {
  const { db, library: files = EMPTY_LIBRARY } = ctx
  const file = files.files.get(fileKey(kind, slug))
  const row = await selectText(db, kind, slug)
  if (row === null && file === undefined) throw new ApiError('NOT_FOUND')
  const inList = (text: { slug: string }) => text.slug === slug
  const filed = (kind === 'article' ? files.articles : files.guides).find(inList)
  const now = new Date()
  const versions = row === null ? [] : await selectVersions(db, row.guid)
  const edited = openOf(versions, now) ?? shownOf(versions, now) ?? versions[0]
  const source = row && edited ? await selectSource(db, row.guid, edited.number) : (file?.source ?? null)
  const summary =
    row === null
      ? presentFile(kind, { slug, title: filed?.title ?? slug })
      : presentSummary(
          summaryOf({ ...row, updated_at: row.updated_at.toISOString() }, versions, now),
          files,
          filed?.title,
        )
  return {
    ...summary,
    source: source ?? '',
    has_file: file !== undefined,
    version_list: presentVersions(versions, now),
    linked_from: linksTo(await ctx.readLibrary(), kind, slug),
  }
}

type Versions = Awaited<ReturnType<typeof selectVersions>>

function summaryOf<Row extends { guid: string; kind: TextKind; slug: string; updated_at: string }>(
  row: Row,
  versions: Versions,
  now: Date,
) {
  const open = openOf(versions, now)
  return {
    ...row,
    versions: versions.length,
    shown: shownOf(versions, now) ?? null,
    open: open ? { ...open, published_at: open.published_at?.toISOString() ?? null } : null,
  }
}

/**
 * The source of a version, and what another version has otherwise. The number 0 is the repository's file.
 * @throws ApiError NOT_FOUND where there is no such version
 */
export async function readVersion(
  { db, library = EMPTY_LIBRARY }: Pick<EditingContext, 'db' | 'library'>,
  { kind, slug, number, against }: Place & { number: number; against?: number | undefined },
): Promise<{ source: string; difference: TextDifference | null }> {
  const text = await selectText(db, kind, slug)
  const sourceOf = async (wanted: number): Promise<string> => {
    const source =
      wanted === 0
        ? (library.files.get(fileKey(kind, slug))?.source ?? null)
        : text && (await selectSource(db, text.guid, wanted))
    if (source === null) throw new ApiError('NOT_FOUND')
    return source
  }
  const source = await sourceOf(number)
  return { source, difference: against === undefined ? null : differenceOf(source, await sourceOf(against)) }
}

const CHANGES = { '0': 'same', '1': 'added', '-1': 'removed' } as const

/** What a later text has otherwise, by lines; each paragraph of a text is one. Files end with a line break, what is typed does not. */
function differenceOf(earlier: string, later: string): TextDifference {
  return diff(later.trimEnd().split('\n'), earlier.trimEnd().split('\n')).map(([operation, text]) => ({
    change: CHANGES[`${operation}`],
    text,
  }))
}

/** Reads a typed text as its page would, and says what prevents its publishing. */
export async function previewText(ctx: EditingContext, typed: TypedText): Promise<TextPreview> {
  return presentPreview(await inspectText(ctx, typed), ctx.urls)
}
