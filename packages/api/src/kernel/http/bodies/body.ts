import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { judgeBody, readJson } from './judge-body.ts'

/**
 * Parses a body: JSON, or a form where the endpoint accepts one.
 * @throws ApiError SOMETHING_MISSING where it is no JSON object
 * @throws FieldErrors where fields are missing, invalid or unknown
 */
export async function parseBody(endpoint: EndpointSpec, request: Request): Promise<unknown> {
  const schema = endpoint.form ?? endpoint.body
  if (!schema) return undefined
  const text = await request.text()
  return judgeBody(schema, endpoint.form ? readForm(text) : readJson(text))
}

function readForm(text: string): unknown {
  if (/\0|%00/.test(text)) throw new ApiError('SOMETHING_MISSING')
  return Object.fromEntries(new URLSearchParams(text))
}
