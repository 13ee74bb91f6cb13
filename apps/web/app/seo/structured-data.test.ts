import { expect, test } from 'vitest'
import { toSafeJson } from './structured-data.tsx'

test('no text can end the script element, and the data stay the same', () => {
  const data = { name: '</script><script>alert(1)</script>', note: '<!-- & \u2028' }
  const json = toSafeJson(data)
  expect(json).not.toMatch(/[<>&\u2028]/)
  expect(JSON.parse(json)).toEqual(data)
})
