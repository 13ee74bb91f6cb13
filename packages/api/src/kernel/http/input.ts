import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import type { z } from 'zod'
import { ApiError } from '#api/kernel/errors/api-error.ts'

/** The longest part of a parameter's name that is repeated in an answer. */
const NAME_SHOWN_MAX = 40

/**
 * Parses the path parameters.
 * @throws ApiError the endpoint's own code for a missing item, for any value that no item can have
 */
export function parseParams(endpoint: EndpointSpec, params: Record<string, string>): unknown {
  if (!endpoint.params) return undefined
  const parsed = endpoint.params.safeParse(params)
  if (!parsed.success) throw new ApiError(endpoint.not_found ?? 'NOT_FOUND')
  return parsed.data
}

/**
 * Parses the query of a URL.
 * @throws ApiError INCORRECT_QUERY_PARAMS naming the first parameter that is unknown, repeated or invalid
 */
export function parseQuery(endpoint: EndpointSpec, url: string): unknown {
  const start = url.indexOf('?')
  const given = start === -1 ? {} : readPairs(url.slice(start + 1))
  if (!endpoint.query) {
    const unknown = Object.keys(given)[0]
    if (unknown !== undefined) throw queryError(unknown, 'není známý')
    return undefined
  }
  const parsed = endpoint.query.safeParse(given)
  if (!parsed.success) throw fromIssue(parsed.error.issues[0])
  return parsed.data
}

function readPairs(text: string): Record<string, string> {
  const pairs: Record<string, string> = Object.create(null)
  for (const pair of text.split('#', 1)[0]?.split('&') ?? []) {
    if (pair === '') continue
    const split = pair.indexOf('=')
    const name = decode(split === -1 ? pair : pair.slice(0, split))
    const value = decode(split === -1 ? '' : pair.slice(split + 1))
    if (name === null) throw queryError('?', 'není správně zapsaný')
    // No text in the database contains a NUL, so it can be neither searched for nor stored.
    if (value === null || value.includes('\0')) throw queryError(name, 'má neplatnou hodnotu')
    if (name in pairs) throw queryError(name, 'je uveden vícekrát')
    pairs[name] = value
  }
  return pairs
}

function decode(text: string): string | null {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

function fromIssue(issue: z.core.$ZodIssue | undefined): ApiError {
  if (issue?.code === 'unrecognized_keys') return queryError(issue.keys[0] ?? '', 'není známý')
  return queryError(String(issue?.path[0] ?? ''), 'má neplatnou hodnotu')
}

function queryError(name: string, what: string): ApiError {
  const parameter = name.replace(/\p{Cc}/gu, '').slice(0, NAME_SHOWN_MAX)
  const message = `Parametr „${parameter}“ v\u00a0adrese ${what}.`
  return new ApiError('INCORRECT_QUERY_PARAMS', { body: { code: 'INCORRECT_QUERY_PARAMS', message, parameter } })
}
