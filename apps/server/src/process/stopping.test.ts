import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  copyFilledData,
  createLauncher,
  type Launcher,
  type Running,
  until,
  WAIT_MS,
} from '#server/testing/product-process.ts'

/** As many as may wait for an expensive call from one address. */
const CLIENTS = 12
/** Cached pages, rendered pages, calls of the API, and the call of a load balancer. */
const PATHS = ['/recepty', '/api/tag', '/api/recipe?limit=5', '/', '/recepty?offset=18', '/api/ready']

let folder: string
let product: Launcher

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zivina-stopping-'))
  product = createLauncher(folder)
  await copyFilledData(folder)
}, 3 * WAIT_MS)
afterAll(async () => {
  await product.endAll()
  await rm(folder, { recursive: true, force: true })
})

type Answer = { path: string; status: number; connection: string | undefined }

/** The answers and losses of one client until the product accepted no more connections. */
type Course = { answers: Answer[]; lost: string[] }

function ask(agent: Agent, port: number, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ agent, port, host: '127.0.0.1', path }, (response: IncomingMessage) => {
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers, complete } = response
        if (complete) resolve({ path, status: statusCode, connection: headers.connection })
        else reject(new Error('cut'))
      })
      response.resume()
    })
    asked.on('error', reject)
    asked.end()
  })
}

/** Sends one request after another on a kept connection, until connections are refused: then nothing is lost. */
async function keepAsking(port: number, first: number): Promise<Course> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const course: Course = { answers: [], lost: [] }
  for (let number = first; ; number += 1) {
    const path = PATHS[number % PATHS.length] ?? '/'
    try {
      course.answers.push(await ask(agent, port, path))
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException
      if (code === 'ECONNREFUSED') break
      course.lost.push(`${path} ${code ?? message}`)
    }
  }
  agent.destroy()
  return course
}

/** Sends the head of a request and waits until the server asks for its body. */
async function begin({ port }: Running, path: string, headers: Record<string, string | number>) {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  socket.on('error', (error) => {
    text += error.message
  })
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(text)))
  const lines = Object.entries({ Host: 'localhost', Expect: '100-continue', ...headers }).map((line) => line.join(': '))
  socket.write([`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  await until(async () => text.includes('100 Continue'))
  return { socket, ended }
}

describe('the product told to stop', { timeout: 4 * WAIT_MS }, () => {
  test(`loses no request of ${CLIENTS} clients that keep asking`, async () => {
    const running = await product.start()
    const courses = Array.from({ length: CLIENTS }, (_, number) => keepAsking(running.port, number))
    const counted = ask(new Agent(), running.port, '/api/health')
    await Promise.all([counted, ask(new Agent(), running.port, '/recepty?offset=36')])
    running.child.kill('SIGTERM')
    const ended = await Promise.all(courses)
    expect(await running.ended).toBe(0)
    expect(ended.flatMap(({ lost }) => lost)).toEqual([])
    const answers = ended.flatMap((course) => course.answers)
    // Load balancers are the first to be told to go elsewhere; other clients are served as before.
    expect(answers.filter(({ path, status }) => path !== '/api/ready' && status !== 200)).toEqual([])
    expect(answers.filter(({ path, status }) => path === '/api/ready' && status === 503)).not.toEqual([])
    expect(ended.map((course) => course.answers.at(-1)?.connection)).toEqual(ended.map(() => 'close'))
  })

  test('finishes a request under way, cuts and logs one that does not end, and does not wait for idle connections', async () => {
    const running = await product.start({ LOG_LEVEL: 'warn' })
    const body = JSON.stringify({ email: 'nikdo@zivina.example', password: 'spatne heslo' })
    const json = { 'Content-Type': 'application/json', 'Content-Length': body.length }
    const form = { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': 1000 }
    const finishing = await begin(running, '/api/login', json)
    const endless = await begin(running, '/images/api/v1/files/upload?tajne=1', form)
    const silent = connect(running.port, '127.0.0.1')
    const silentEnded = new Promise((resolve) => silent.once('close', resolve))
    const agent = new Agent({ keepAlive: true })
    await ask(agent, running.port, '/api/health')

    running.child.kill('SIGTERM')
    await silentEnded
    await until(async () => Object.keys(agent.freeSockets).length === 0)
    finishing.socket.write(body)
    const answer = await finishing.ended
    expect(answer).toContain('NO_ACTIVE_ACCOUNT')
    expect(answer).toMatch(/connection: close/i)
    expect(running.child.exitCode).toBeNull()

    expect(await running.ended).toBe(0)
    expect(await endless.ended).not.toContain('HTTP/1.1 4')
    const lines = running
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line)).map(({ msg, requests }) => ({ msg, requests }))).toEqual([
      { msg: 'requests cut at the end of the drain time', requests: ['POST /images/api/v1/files/upload'] },
    ])
    expect(running.output()).not.toContain('tajne')
    agent.destroy()
  })
})
