import { Agent, request } from 'node:http'
import { percentile } from '../timing.ts'

/** An ordinary request of a visitor who is not one of the senders, made at a fixed rate whatever came of the former ones. */
export type Other = {
  name: string
  per_second: number
  make: (number: number) => { method: 'GET' | 'POST'; path: string; body?: string }
}
/** Milliseconds; a lost request counts with the full patience. */
export type OtherResult = { name: string; asked: number; lost: number; p50: number; p99: number }

/** A request that takes longer counts as lost. */
export const PATIENCE_MS = 5000

/**
 * Makes requests at a fixed pace for the given seconds. Time is measured from the moment a request was due, so that a frozen
 * product does not get fewer requests. Any status but 200 counts as lost.
 */
export async function measureOthers(port: number, others: readonly Other[], seconds: number): Promise<OtherResult[]> {
  const agent = new Agent({ keepAlive: true })
  const from = performance.now()
  const results = others.map(async ({ name, per_second, make }, place): Promise<OtherResult> => {
    const asked = Array.from({ length: per_second * seconds }, async (_, number) => {
      // The kinds are staggered.
      const due = from + (number * 1000) / per_second + place * 7
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
      const answered = await ask(agent, port, make(number))
      const took = performance.now() - due
      return answered && took < PATIENCE_MS ? took : null
    })
    const answers = await Promise.all(asked)
    const took = answers.map((time) => time ?? PATIENCE_MS)
    const lost = answers.filter((time) => time === null).length
    return { name, asked: answers.length, lost, p50: percentile(took, 0.5), p99: percentile(took, 0.99) }
  })
  const measured = await Promise.all(results)
  agent.destroy()
  return measured
}

let visitors = 0

/** Each request comes from another visitor. */
function nextAddress(): string {
  visitors += 1
  return `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`
}

function ask(agent: Agent, port: number, { method, path, body }: ReturnType<Other['make']>): Promise<boolean> {
  return new Promise((resolve) => {
    const headers = {
      'x-forwarded-for': nextAddress(),
      'accept-encoding': 'gzip, deflate, br',
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    }
    const asked = request({ agent, port, host: '127.0.0.1', method, path, headers, timeout: PATIENCE_MS }, (answer) => {
      answer.on('error', () => resolve(false))
      answer.on('end', () => resolve(answer.complete && answer.statusCode === 200))
      answer.resume()
    })
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve(false))
    asked.end(body)
  })
}
