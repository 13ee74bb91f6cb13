import type { EditableText } from '@zivina/contract/content/edited-texts'
import { sessionApi } from '#app/session/api/session-api.ts'

type Place = Pick<EditableText, 'kind' | 'slug'>

/** A version of a text, and what another one has otherwise. The number 0 is the repository's file. */
export function loadVersion({ kind, slug }: Place, number: number, against?: number, signal?: AbortSignal) {
  return sessionApi('GET /admin/text/{kind}/{slug}/version/{number}', {
    params: { kind, slug, number: String(number) },
    query: against === undefined ? {} : { against: String(against) },
    ...(signal ? { signal } : {}),
  })
}
