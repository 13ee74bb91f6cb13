import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import type { Urls } from '#api/kernel/ports/urls.ts'
import type { RecognitionRow } from './queries.ts'

export function presentRecognition(row: RecognitionRow, urls: Urls): ImageRecognition {
  return {
    guid: row.guid,
    user: row.user,
    picture: urls.optionalPhoto(row.picture),
    model: row.model,
    answer: row.answer,
    cost: row.cost,
    milliseconds: row.milliseconds,
    verdict: row.verdict,
    created_at: new Date(row.created_at).toISOString(),
  }
}
