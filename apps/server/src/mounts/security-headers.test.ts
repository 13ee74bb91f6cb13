import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './security-headers.ts'

test('the policy allows no inline script or style, and of a foreign image host only its pictures', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"], {
    image: 'https://pictures.example',
    upload: 'https://upload.pictures.example',
  })
  expect(policy).not.toContain('unsafe-inline')
  expect(policy).toContain(`script-src 'self' 'sha256-x'`)
  expect(policy).toContain("img-src 'self' data: blob: https://pictures.example")
  expect(policy).toContain("connect-src 'self' https://upload.pictures.example")
  expect(contentSecurityPolicy([], { image: null, upload: null })).toMatch(/connect-src 'self'$/)
  expect(policy).toContain("frame-ancestors 'none'")
})
