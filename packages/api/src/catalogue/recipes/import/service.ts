import type { ImportDraft } from '@zivina/contract/catalogue/recipes/import'
import type { ErrorCode } from '@zivina/contract/kernel/errors'
import { RECIPE_TAGS_MAX } from '@zivina/contract/kernel/limits'
import type { Db } from '@zivina/db/database'
import { readLabels } from '@zivina/domain/catalogue/told-labels'
import { EgressError, type EgressReason } from '@zivina/integrations/egress/egress-error'
import type { Page, PageReader } from '@zivina/integrations/egress/port'
import type { WorkPool } from '@zivina/work/port'
import { matchFoods } from '#api/catalogue/ingredients/read/service.ts'
import { listTags } from '#api/catalogue/tags/service.ts'
import type { UserActor } from '#api/kernel/access/actor.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { doWork } from '#api/kernel/http/do-work.ts'
import type { ReceivedBody } from '#api/kernel/http/scope.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentDraft } from './present.ts'
import type { ImportSource, ReadRecipes } from './read-recipes.task.ts'
import { READ_FILE, READ_TEXT } from './tasks.ts'

type Drafts = { drafts: ImportDraft[] }

/** The services of an import; `signal` is aborted when the client disconnects. */
type Context = { db: Db; actor: UserActor; work: WorkPool; signal: AbortSignal; urls: Urls }

const EGRESS_CODES: Record<EgressReason, ErrorCode> = {
  address: 'IMPORT_REFUSED_ADDRESS',
  unreachable: 'IMPORT_UNREACHABLE',
  too_large: 'IMPORT_TOO_LARGE',
  type: 'IMPORT_NO_RECIPE',
}

/**
 * Drafts of the recipes on a page. The page is requested once and nothing is stored.
 * @throws ApiError IMPORT_REFUSED_ADDRESS, IMPORT_UNREACHABLE, IMPORT_TOO_LARGE, IMPORT_NO_RECIPE, SERVICE_UNAVAILABLE
 */
export async function importFromUrl(
  context: Context & { pages: PageReader },
  { url }: { url: string },
): Promise<Drafts> {
  const page = await askFor(context.pages, withProtocol(url))
  return readDrafts(context, { kind: 'page', ...page })
}

/** People also copy addresses without a protocol: „recepty.example.com/gulas“. */
function withProtocol(url: string): string {
  return /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `https://${url}`
}

/** A failure to read is reported by a code only; the details are not shown. */
async function askFor(pages: PageReader, url: string): Promise<Page> {
  try {
    return await pages.read(url)
  } catch (error) {
    if (error instanceof EgressError) throw new ApiError(EGRESS_CODES[error.reason])
    throw error
  }
}

/** @throws ApiError IMPORT_TOO_LARGE, IMPORT_NO_RECIPE, SERVICE_UNAVAILABLE */
export async function importFromText(context: Context, { text }: { text: string }): Promise<Drafts> {
  return readDrafts(context, { kind: 'text', text })
}

/** @throws ApiError SOMETHING_MISSING, IMPORT_TOO_LARGE, IMPORT_NO_RECIPE, SERVICE_UNAVAILABLE */
export async function importFromFile(context: Context, { file }: ReceivedBody): Promise<Drafts> {
  return readDrafts(context, { kind: 'sent', file })
}

/** Reads in the work pool, then matches the lines with foods. */
async function readDrafts({ db, actor, work, signal, urls }: Context, source: ImportSource) {
  const task = source.kind === 'text' ? READ_TEXT : READ_FILE
  const read = await doWork(work, task, source, { who: actor.guid, signal, too_much: 'IMPORT_TOO_LARGE' })
  if ('refused' in read) throw refusalOf(read)
  const all = read.recipes.flatMap(({ lines }) => lines.map(({ line }) => line))
  const matches = await matchFoods({ db, actor, work, signal, urls }, all)
  const tags = read.recipes.some(({ recipe }) => recipe.labels.length > 0) ? (await listTags(db)).tags : []
  let place = 0
  const drafts = read.recipes.map(({ recipe, lines }) => {
    const matched = lines.map((line) => ({ ...line, foods: matches[place++] ?? [] }))
    const told = readLabels(recipe.labels, tags, RECIPE_TAGS_MAX)
    // What a page on the web is found by is no person's own order of things, so only a file's unknown labels are worth a word.
    const labels = source.kind === 'page' ? { ...told, unknown: [] } : told
    return presentDraft({ recipe, lines: matched, labels, more: read.more })
  })
  return { drafts }
}

function refusalOf(read: Extract<ReadRecipes, { refused: unknown }>): ApiError {
  if (read.refused === 'body') return new ApiError(read.code, { body: read.body })
  return new ApiError(read.refused === 'too_large' ? 'IMPORT_TOO_LARGE' : 'IMPORT_NO_RECIPE')
}
