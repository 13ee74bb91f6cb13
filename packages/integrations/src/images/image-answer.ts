import type { ImageHostError } from './image-host-error.ts'

/** The default Retry-After. */
export const RETRY_SECONDS = 2

/** Whether a client already has the variant with this key. */
export function hasAlready(request: Request, key: string): boolean {
  const header = request.headers.get('if-none-match')
  if (header === null) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(`"${key}"`)
}

/** A refusal in the format of the hosted service. */
export function refusalAnswer(error: ImageHostError, method: string): Response {
  const headers = new Headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  if (error.status === 405) headers.set('Allow', 'GET, HEAD')
  if (error.status === 503) headers.set('Retry-After', String(error.retry_after ?? RETRY_SECONDS))
  const body = JSON.stringify({ message: error.message, help: error.help })
  return new Response(method === 'HEAD' ? null : body, { status: error.status, headers })
}
