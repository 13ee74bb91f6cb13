import { readFile } from 'node:fs/promises'
import { recipeImport } from '@zivina/contract/catalogue/recipes/import'
import type { ErrorBody, ErrorCode } from '@zivina/contract/kernel/errors'
import { IMPORT_FILE_MAX_BYTES } from '@zivina/contract/kernel/limits'
import { BadFile, type ReadRecipes as Read, type RecipeSource, readRecipes } from '@zivina/recipe-reader'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from '#api/kernel/http/bodies/judge-body.ts'

/** The input of an import. */
export type ImportSource =
  | Exclude<RecipeSource, { kind: 'file' }>
  /** The body of a request for `recipeImport.fromFile`, in a file. */
  | { kind: 'sent'; file: string }

/** The recipes with their parsed lines, or the reason why there are none. */
export type ReadRecipes = Read | { refused: BadFile['reason'] } | { refused: 'body'; code: ErrorCode; body: ErrorBody }

/** V8's errors for a text or a list that is larger than possible. */
const ENGINE_LIMITS = /call stack|invalid (string|array) length/i

/** Reads an import. Runs in the work pool: a malicious text may take all time and memory available. */
export default async function readImport(source: ImportSource): Promise<ReadRecipes> {
  try {
    return await readRecipes(source.kind === 'sent' ? await readSent(source.file) : source)
  } catch (error) {
    if (error instanceof BadFile) return { refused: error.reason }
    if (isApiError(error)) return { refused: 'body', code: error.code, body: error.body }
    if (error instanceof RangeError && ENGINE_LIMITS.test(error.message)) return { refused: 'too_large' }
    throw error
  }
}

/** @throws ApiError as a body that is read with its request does */
async function readSent(file: string): Promise<RecipeSource> {
  const { content } = judgeBody(recipeImport.fromFile.body, readJson(await readFile(file, 'utf8')))
  const data = Buffer.from(content, 'base64')
  if (data.length > IMPORT_FILE_MAX_BYTES) throw new BadFile('too_large')
  return { kind: 'file', data }
}
