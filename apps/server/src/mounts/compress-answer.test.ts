import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const LONG = JSON.stringify({ text: 'Kuře na paprice '.repeat(200) })

function ask(accepted?: string, method = 'GET'): Request {
  return new Request('http://localhost/api/recipe', {
    method,
    headers: accepted ? { 'accept-encoding': accepted } : {},
  })
}

function answer(body: string | null, status = 200): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json', etag: 'W/"1"' } })
}

describe('compressAnswer', () => {
  it.each([
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ])('answers %s in %s, to the byte', async (accepted, encoding, unpack) => {
    const made = await compressAnswer(answer(LONG), ask(accepted))
    expect(made.headers.get('content-encoding')).toBe(encoding)
    expect(made.headers.get('etag')).toBe('W/"1"')
    expect(unpack(Buffer.from(await made.arrayBuffer())).toString()).toBe(LONG)
  })

  it('tells the length of what is sent, not that of the file', async () => {
    const file = answer(LONG)
    file.headers.set('content-length', String(Buffer.byteLength(LONG)))
    const made = await compressAnswer(file, ask('br'))
    expect(Number(made.headers.get('content-length'))).toBe((await made.arrayBuffer()).byteLength)
  })

  it('reads nothing of a file before the client does', async () => {
    let pulled = 0
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1
        if (pulled > 100) controller.close()
        else controller.enqueue(new Uint8Array(65_536))
      },
    })
    const file = new Response(stream, { headers: { 'content-disposition': 'attachment; filename="a.zip"' } })
    const made = await compressAnswer(file, ask('br'))
    expect(pulled).toBeLessThan(3)
    expect((await made.arrayBuffer()).byteLength).toBe(100 * 65_536)
  })

  it.each<[string, string | null, number, Request, Record<string, string>?]>([
    ['nobody asks', LONG, 200, ask()],
    ['the body is short', '{"a":1}', 200, ask('gzip')],
    ['the answer is an error', LONG, 404, ask('gzip')],
    ['it is a file of unknown length', LONG, 200, ask('br'), { 'content-disposition': 'attachment; filename="a.csv"' }],
    ['only the head is wanted', null, 200, ask('gzip', 'HEAD')],
  ])(
    'does not compress the answer where %s, but tells caches what it varies by',
    async (_, body, status, request, more = {}) => {
      const plain = answer(body, status)
      for (const [name, value] of Object.entries(more)) plain.headers.set(name, value)
      const made = await compressAnswer(plain, request)
      expect(made.headers.get('content-encoding')).toBeNull()
      expect(made.headers.get('vary')).toBe('Accept-Encoding')
      expect(made.status).toBe(status)
      expect(await made.text()).toBe(body ?? '')
    },
  )
})
