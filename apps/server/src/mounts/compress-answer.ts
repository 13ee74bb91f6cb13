import { chooseEncoding, compress } from '#server/caching/page-cache.ts'

/**
 * Compresses an answer made in memory if the client accepts that. In one piece: streaming a body of a few kilobytes costs more
 * than making it.
 */
export async function compressAnswer(answer: Response, request: Request): Promise<Response> {
  const { headers, status } = answer
  headers.append('vary', 'Accept-Encoding')
  // A stream of events is read as it is written.
  if (headers.get('content-type')?.startsWith('text/event-stream')) return answer
  const accepted = request.headers.get('accept-encoding')
  if (accepted === null || status !== 200 || request.method === 'HEAD' || headers.has('content-encoding')) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const encoding = chooseEncoding(accepted, body.byteLength)
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  const compressed = await compress(body, encoding, 'once')
  // A file's own length would let the client wait for bytes that never come.
  headers.set('content-length', String(compressed.byteLength))
  return new Response(compressed, { status, headers })
}
