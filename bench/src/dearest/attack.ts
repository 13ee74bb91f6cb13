// A separate program: sends the most expensive known requests at a fixed pace, so that producing them does not delay the
// measured ones.
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setPriority } from 'node:os'
import { KIND_NAMES, KINDS, type KindName, type Material, type Sent, SLOW_UPLOADS, SLOW_UPLOADS_HELD } from './kinds.ts'

export type AttackTask = {
  port: number
  kinds: readonly (KindName | typeof SLOW_UPLOADS)[]
  material: Material
  seconds: number
  /** The number of the measurement in a run: each uses other sender addresses, which have reached no limit yet. */
  phase: number
}
/** How many requests were sent, and their answers by status; those without an answer count as `none`. */
export type AttackAnswer = { sent: number; answers: Record<string, number> }

const PER_SECOND = 10
const TICK_MS = 1000 / PER_SECOND
/** Each kind is sent from the addresses of five households. */
const SENDERS = 5
/** Milliseconds between two bytes of a slow upload. */
const BYTE_MS = 2000
const HOST = '127.0.0.1'

/** Sends for the given seconds, then closes all connections. */
async function attack({ port, kinds, material, seconds, phase }: AttackTask): Promise<AttackAnswer> {
  const agent = new Agent({ keepAlive: true })
  const told: AttackAnswer = { sent: 0, answers: {} }
  const count = (answer: string): void => {
    told.answers[answer] = (told.answers[answer] ?? 0) + 1
  }
  const addressOf = (kind: (typeof KIND_NAMES)[number], sender: number): string =>
    `198.18.${phase}.${KIND_NAMES.indexOf(kind) * SENDERS + sender}`
  const makers = kinds.filter((kind) => kind !== SLOW_UPLOADS).map((kind) => ({ kind, make: KINDS[kind](material) }))
  const slow = kinds.includes(SLOW_UPLOADS) ? holdUploads(port, count) : null
  const ticks = seconds * PER_SECOND
  await new Promise<void>((resolve) => {
    let tick = 0
    const timer = setInterval(() => {
      const sender = tick % SENDERS
      for (const { kind, make } of makers) {
        told.sent += 1
        send(port, agent, make(tick, sender), addressOf(kind, sender), count)
      }
      if (slow?.add(addressOf(SLOW_UPLOADS, sender))) told.sent += 1
      tick += 1
      if (tick < ticks) return
      clearInterval(timer)
      resolve()
    }, TICK_MS)
  })
  slow?.end()
  agent.destroy()
  return told
}

function send(
  port: number,
  agent: Agent,
  { method, path, headers, body, dropped_after }: Sent,
  address: string,
  count: (answer: string) => void,
): void {
  const own = { ...headers, 'x-forwarded-for': address, ...(body ? { 'content-length': Buffer.byteLength(body) } : {}) }
  const asked = request({ agent, host: HOST, port, method, path, headers: own }, (answer) => {
    answer.on('error', () => {})
    answer.resume()
    count(String(answer.statusCode))
  })
  asked.on('error', () => count('none'))
  if (dropped_after !== undefined) setTimeout(() => asked.destroy(), dropped_after)
  asked.end(body)
}

/** Keeps uploads without a permit open; a refused one is started again, as often as the other requests are sent. */
function holdUploads(port: number, count: (answer: string) => void) {
  const held = new Set<Socket>()
  const timer = setInterval(() => {
    for (const socket of held) if (socket.writable) socket.write('x')
  }, BYTE_MS)
  const add = (address: string): boolean => {
    if (held.size >= SLOW_UPLOADS_HELD) return false
    const socket = connect(port, HOST)
    held.add(socket)
    socket.once('data', (answer) => count(answer.toString('latin1').slice(9, 12)))
    socket.on('error', () => {})
    socket.once('close', () => held.delete(socket))
    const part =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n'
    const head = ['POST /images/api/v1/files/upload HTTP/1.1', 'Host: localhost', `X-Forwarded-For: ${address}`]
    head.push('Content-Type: multipart/form-data; boundary=x', 'Content-Length: 1000000', '', part)
    socket.write(head.join('\r\n'))
    return true
  }
  const end = (): void => {
    clearInterval(timer)
    for (const socket of held) socket.destroy()
  }
  return { add, end }
}

process.on('message', (task: AttackTask) => {
  void attack(task).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
// The measured program takes precedence where there are too few cores for all.
setPriority(10)
