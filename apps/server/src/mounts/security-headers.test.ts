import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, sealInlineScripts } from './security-headers.ts'

const nonce = 'a1b2c3'
const hashOf = (body: string) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`

test('a script with the nonce of the rendering is hashed, and the nonce is removed from the page', () => {
  const sealed = sealInlineScripts(
    `<script nonce="${nonce}">run()</script><script type="module" nonce="${nonce}" async="">go()</script>`,
    nonce,
  )
  expect(sealed.html).toBe('<script>run()</script><script type="module" async="">go()</script>')
  expect(sealed.hashes).toEqual([hashOf('run()'), hashOf('go()')])
})

test('a script that came in through data is not trusted', () => {
  const sealed = sealInlineScripts(`<p><script>steal()</script><script nonce="guess">steal()</script></p>`, nonce)
  expect(sealed.hashes).toEqual([])
})

test('the policy allows no inline script or style, and of a foreign image host only its pictures', () => {
  const policy = contentSecurityPolicy([hashOf('x')], {
    image: 'https://pictures.example',
    upload: 'https://upload.pictures.example',
  })
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain(`script-src 'self' ${hashOf('x')}`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  expect(policy).toContain("connect-src 'self' https://upload.pictures.example")
  expect(contentSecurityPolicy([], { image: null, upload: null })).toMatch(/connect-src 'self'$/)
  expect(policy).toContain("frame-ancestors 'none'")
})
