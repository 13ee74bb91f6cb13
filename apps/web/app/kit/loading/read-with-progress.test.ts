import { expect, test } from 'vitest'
import { type Progress, readWithProgress } from './read-with-progress.ts'

function inParts(parts: readonly string[], headers: Record<string, string>): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'application/zip', ...headers } })
}

test('the whole answer is read, and each part of it is reported', async () => {
  const told: Progress[] = []
  const blob = await readWithProgress(inParts(['abc', 'de'], { 'content-length': '5' }), (progress) =>
    told.push(progress),
  )
  expect(await blob.text()).toBe('abcde')
  expect(blob.type).toBe('application/zip')
  expect(told).toEqual([
    { received: 3, total: 5 },
    { received: 5, total: 5 },
  ])
})

test('a compressed answer has no total, as its content length is that of the compressed bytes', async () => {
  const told: Progress[] = []
  const response = inParts(['abcdef'], { 'content-length': '2', 'content-encoding': 'br' })
  await readWithProgress(response, (progress) => told.push(progress))
  expect(told).toEqual([{ received: 6, total: null }])
})
