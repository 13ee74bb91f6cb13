import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type APIRequestContext, test as base, expect } from '@playwright/test'
import { DEMO_PASSWORD } from '../journeys/demo-token.ts'
import { fromAnywhere, signUp } from '../journeys/fresh-account.ts'
import { startDisplay } from './display.ts'
import { type Engine, type EngineName, startEngine } from './engines.ts'
import { Person } from './person.ts'

type Given = { person: Person }
type GivenToAll = { engine: Engine; engineName: EngineName }

/** Journeys in a real browser that Playwright does not drive; it only runs them. */
export const test = base.extend<Given, GivenToAll>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  engine: [
    async ({ engineName }, use) => {
      const display = await startDisplay()
      try {
        const engine = await startEngine(engineName, display.name)
        await use(engine)
        await engine.stop()
      } finally {
        await display.stop()
      }
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  person: async ({ engine: { driver }, baseURL }, use, info) => {
    const person = new Person(driver, baseURL ?? '')
    await use(person)
    if (info.status !== info.expectedStatus) {
      await writeFile(info.outputPath('screen.png'), await driver.takeScreenshot(), 'base64')
      await info.attach('screen', { path: info.outputPath('screen.png'), contentType: 'image/png' })
    }
    await person.forgetAll()
  },
})

/** Registers somebody by calls, and enters as them. */
export async function enterAsSomebody(person: Person, request: APIRequestContext): Promise<void> {
  await signUp(request, 'pohledy')
  await person.enter((await request.storageState()).cookies)
}

/** Enters as the demo member with premium. @returns what their further calls are allowed by */
export async function enterAsMember(person: Person, request: APIRequestContext): Promise<{ authorization: string }> {
  const data = { email: 'premium@zivina.example', password: DEMO_PASSWORD }
  const answer = await request.post('/api/login', { data, headers: fromAnywhere() })
  expect(answer.status()).toBe(200)
  await person.enter((await request.storageState()).cookies)
  return { authorization: `Bearer ${(await answer.json()).access}` }
}

/** Does something that only one engine's journey may do at a time. */
export async function inTurn(what: string, action: () => Promise<void>): Promise<void> {
  const folder = path.join(process.env.E2E_DATA_DIR ?? tmpdir(), `turn-${what.replaceAll(' ', '-')}`)
  const isMine = () =>
    mkdir(folder).then(
      () => true,
      () => false,
    )
  while (!(await isMine())) await sleep(200)
  try {
    await action()
  } finally {
    await rmdir(folder)
  }
}
