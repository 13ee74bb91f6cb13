import autocannon from 'autocannon'
import { summarize, type Timing } from './timing.ts'

export type LoadTask = {
  origin: string
  /** Requested in turn. */
  paths: readonly string[]
  headers: Record<string, string>
  /** Changes each request. */
  vary?: (request: autocannon.Request) => autocannon.Request
  seconds: number
  connections: number
}

/** The most requests of one measurement, however fast the answers come. */
const REQUESTS_MAX = 100_000

/**
 * Makes requests as fast as answers come, for the given seconds.
 * @throws Error when an answer is not a success: a fast failure is not a result
 */
export async function measureLoad(task: LoadTask): Promise<Timing> {
  const milliseconds: number[] = []
  let next = 0
  let failed = 0
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const path = task.paths[next++ % task.paths.length] ?? '/'
    const headers = { ...request.headers, 'x-forwarded-for': nextAddress() }
    const addressed = { ...request, headers, path }
    return task.vary?.(addressed) ?? addressed
  }
  const start = performance.now()
  let last = start
  const result = await run(
    {
      url: task.origin,
      connections: task.connections,
      duration: task.seconds,
      maxOverallRequests: REQUESTS_MAX,
      headers: task.headers,
      requests: [{ method: 'GET', setupRequest }],
      // How often autocannon checks whether the time is over.
      sampleInt: 50,
    },
    (status, time) => {
      milliseconds.push(time)
      last = performance.now()
      if (status !== 200) failed += 1
    },
  )
  const wrong = failed + result.errors + result.timeouts
  if (wrong > 0) throw new Error(`${wrong} of ${milliseconds.length} requests for ${task.paths[0]} failed.`)
  return summarize(milliseconds, last - start)
}

type Heard = (status: number, milliseconds: number) => void

function run(options: autocannon.Options, heard: Heard): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    instance.on('response', (_client, status, _bytes, time) => heard(status, time))
  })
}

let addressNumber = 0

/** Each request comes from another visitor's address, as behind a proxy, since the limits are per address. */
function nextAddress(): string {
  addressNumber += 1
  return `10.${(addressNumber >> 16) & 255}.${(addressNumber >> 8) & 255}.${addressNumber & 255}`
}
