import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createApp } from './app.ts'

test('a failure is logged without the values of its query, and told to nobody', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const fail = async (): Promise<never> => {
    const query = 'select from "user" where email = $1'
    const cause = new Error('no connection')
    throw Object.assign(new Error(`Failed query: ${query}\nparams: jana@example.cz`, { cause }), { query })
  }
  const app = createApp({
    ...{ api: fail, images: fail, outbox: fail, pages: fail, admin: fail, client_dir: null },
    ...{ secure: false, trust_proxy: false, log },
  })
  for (const path of ['/api/health', '/images/a.jpg', '/outbox', '/admin', '/recepty?search=jana%40example.cz']) {
    const answer = await app.request(path)
    expect([answer.status, await answer.text()]).toEqual([500, 'Internal Server Error'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  }
  expect(lines).toHaveLength(5)
  for (const line of lines) {
    expect(line).toContain('where email = $1')
    expect(line).toContain('no connection')
    expect(line).not.toContain('jana')
  }
})
