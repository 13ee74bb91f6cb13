import { chooseEncoding, compress } from '#server/caching/page-cache.ts'

/** The most bytes of a file that are held in memory to be compressed. */
const FILE_MAX = 4_000_000

function isLargeFile(headers: Headers): boolean {
  if (!headers.has('content-disposition')) return false
  const length = headers.get('content-length')
  return length === null || Number(length) > FILE_MAX
}

/**
 * Compresses an answer made in memory if the client accepts that. In one piece: streaming a body of a few kilobytes costs more
 * than making it. What is sent as it is read passes unread: streams of events, and files to be stored whose length is
 * large or not known.
 */
export async function compressAnswer(answer: Response, request: Request): Promise<Response> {
  const { headers, status } = answer
  headers.append('vary', 'Accept-Encoding')
  if (headers.get('content-type')?.startsWith('text/event-stream') || isLargeFile(headers)) return answer
  const accepted = request.headers.get('accept-encoding')
  if (accepted === null || status !== 200 || request.method === 'HEAD' || headers.has('content-encoding')) return answer
  const body = new Uint8Array(await answer.arrayBuffer())
  const encoding = chooseEncoding(accepted, body.byteLength)
  if (encoding === 'identity') return new Response(body, { status, headers })
  headers.set('content-encoding', encoding)
  const compressed = await compress(body, encoding, 'once')
  // The length of what was compressed would let the client wait for bytes that never come.
  headers.set('content-length', String(compressed.byteLength))
  return new Response(compressed, { status, headers })
}
