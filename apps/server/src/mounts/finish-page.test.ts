import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { finishPage } from './finish-page.ts'
import { LATE_START } from './late-start.ts'

const nonce = 'a1b2c3'
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`
const finish = (html: string) => {
  const { body, hashes } = finishPage(new TextEncoder().encode(html), nonce)
  return { html: new TextDecoder().decode(body), hashes }
}

test('a script with the nonce of the rendering is hashed, and the nonce is removed from the page', () => {
  const finished = finish(
    `<p>Ďábel</p><script nonce="${nonce}">run()</script><link nonce="${nonce}"><script async nonce="${nonce}" src="/a.js"></script>`,
  )
  expect(finished.html).toBe('<p>Ďábel</p><script>run()</script><link><script async src="/a.js"></script>')
  expect(finished.hashes).toEqual([hashOf('run()')])
})

test('a script that came in through data is not trusted', () => {
  const finished = finish(`<p><script>steal()</script><script nonce="guess">steal()</script></p>`)
  expect(finished.hashes).toEqual([])
})

test('modules wait until the page is drawn, under the same hash', () => {
  const { html, hashes } = finish(
    `<head><link rel="modulepreload" href="/a.js"/></head><body><script nonce="${nonce}" type="module" async="">go()</script></body>`,
  )
  expect(html).toBe(
    `<head><link rel="late-module" href="/a.js"/></head><body><script type="late-module">go()</script><script>${LATE_START}</script></body>`,
  )
  expect(hashes).toEqual([hashOf('go()'), hashOf(LATE_START)])
})
