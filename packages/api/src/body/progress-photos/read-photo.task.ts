import { randomUUID } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { progressPhotos } from '@zivina/contract/body/progress-photos'
import type { ErrorBody, ErrorCode } from '@zivina/contract/kernel/errors'
import { cleanImage } from '@zivina/integrations/images/clean-image'
import { ImageHostError } from '@zivina/integrations/images/image-host-error'
import { isApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from '#api/kernel/http/bodies/judge-body.ts'

/** The longest side of a stored photo, in pixels: two of them beside each other on a large screen. */
const EDGE = 1600

/** A photo that can be stored, or why it is refused: a Czech sentence for a file that is no picture. */
export type ReadPhoto =
  | { guid: string; day: string; bytes: Uint8Array; width: number; height: number }
  | { refused: 'photo'; help: string }
  | { refused: 'body'; code: ErrorCode; body: ErrorBody }

/** Reads the body of a request for `progressPhotos.create` and draws its photo anew. Runs in the work pool. */
export default async function readPhoto({ file }: { file: string }): Promise<ReadPhoto> {
  const sent = `${file}.${randomUUID()}`
  try {
    const { guid, day, photo } = judgeBody(progressPhotos.create.body, readJson(await readFile(file, 'utf8')))
    await writeFile(sent, Buffer.from(photo, 'base64'))
    const { bytes, width, height } = await cleanImage(sent, { edge: EDGE, as: 'jpeg' })
    return { guid, day, bytes, width, height }
  } catch (error) {
    if (isApiError(error)) return { refused: 'body', code: error.code, body: error.body }
    if (error instanceof ImageHostError) return { refused: 'photo', help: error.help }
    throw error
  } finally {
    await rm(sent, { force: true })
  }
}
