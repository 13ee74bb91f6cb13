import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { REFUSED_BODIES } from '@zivina/integrations/receiving/pace'
import type { Logger } from 'pino'

/** How long connections are still accepted after the signal to stop, each for one more answer. */
const LEAVING_MS = 1000
/**
 * While answers wait, this many turns without a new connection count as the end of arrivals; at most as many as follow are
 * tried.
 */
const TURN_MS = 10
const QUIET_TURNS = 20
const TURNS_MAX = 100
/** Requests still under way are cut this long after the signal, but not before LAST_MS have passed since listening ended. */
const DRAIN_MS = 5000
const LAST_MS = 3000

/** How many refused bodies are read to their ends at once, and how long each of them. */
const RESTS_MAX = 4
const REST_MS = 10_000

/** The listening server of the process, which loses no request when it is stopped. */
export type Serving = {
  /** Whether the signal to stop has come: load balancers should send requests elsewhere. */
  isStopping: () => boolean
  /**
   * @returns the port that is listened on
   * @throws Error with one sentence when the port is taken
   */
  listen: (listener: RequestListener, at: { host: string; port: number }) => Promise<number>
  close: () => Promise<void>
}

/**
 * How long an idle connection is kept: longer than proxies and clients keep theirs, so that it is not closed at the moment when the next
 * request is sent on it.
 */
const KEEP_ALIVE_MS = 75_000

/**
 * Starts to listen. `close` goes these steps: every answer says `Connection: close` while connections are still accepted; then
 * answers wait until no client connects any more, so that none is in the accept queue when listening ends; then idle connections
 * are closed and requests under way are given the rest of the drain time.
 */
export function createServing(log: Logger): Serving {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS })
  const underWay = new Set<ServerResponse>()
  const sockets = new Set<Duplex & { bytesRead?: number }>()
  const hold = createHold()
  const readRest = createRestReader()
  let stopping = false
  let arrivals = 0

  const take = (listener: RequestListener): RequestListener => {
    return (request, response) => {
      arrivals += 1
      underWay.add(response)
      response.once('close', () => underWay.delete(response))
      response.once('finish', () => readRest(request))
      if (stopping) response.setHeader('connection', 'close')
      hold.pass(() => listener(request, response))
    }
  }
  server.on('connection', (socket: Duplex) => {
    arrivals += 1
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  const waitForQuiet = async (): Promise<void> => {
    for (let turn = 0, quiet = 0; turn < TURNS_MAX && quiet < QUIET_TURNS; turn += 1) {
      const before = arrivals
      await sleep(TURN_MS)
      // Bytes that have already arrived are read before the turn ends.
      await nextTurn()
      quiet = arrivals === before ? quiet + 1 : 0
    }
  }

  const close = async (): Promise<void> => {
    const cutAt = performance.now() + DRAIN_MS
    stopping = true
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
    await sleep(LEAVING_MS)
    hold.begin()
    await waitForQuiet()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A connection that never sent a request does not count as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    hold.end()
    // Answers that began before the signal did not say `Connection: close`.
    for (const response of underWay) response.once('close', () => setImmediate(() => server.closeIdleConnections()))
    const cut = setTimeout(() => cutOff(server, underWay, log), Math.max(cutAt - performance.now(), LAST_MS))
    await closed
    clearTimeout(cut)
  }

  const listen: Serving['listen'] = async (listener, at) => {
    server.on('request', take(listener))
    await startListening(server, at)
    const address = server.address()
    return typeof address === 'object' && address !== null ? address.port : at.port
  }

  return { isStopping: () => stopping, listen, close }
}

/**
 * Reads the rest of a body whose answer came early, as a refusal does: it precedes the next request of the connection, and a
 * client that still sends would otherwise lose its answer. At most `RESTS_MAX` are read at once, at a common pace and for a
 * limited time; other connections are closed. The adapter's own clean-up, which closes after half a second, is switched off.
 */
function createRestReader(): (request: IncomingMessage) => void {
  const reading = new Set<IncomingMessage>()
  return (request) => {
    // Once an answer with `Connection: close` is written, the request has no socket, and Node closes the connection.
    const socket: Socket | null = request.socket
    if (request.complete || socket === null) return
    if (reading.size >= RESTS_MAX) return socket.destroySoon()
    reading.add(request)
    const limit = setTimeout(() => socket.destroySoon(), REST_MS).unref()
    const end = (): void => {
      clearTimeout(limit)
      reading.delete(request)
    }
    request.once('end', end).once('close', end)
    request.on('data', (piece: Buffer) => {
      request.pause()
      void REFUSED_BODIES.take(piece.byteLength).then(() => request.resume())
    })
    request.resume()
  }
}

/** Queues work between `begin` and `end`; at other times it runs at once. */
function createHold() {
  let waiting: (() => void)[] | null = null
  return {
    begin: (): void => {
      waiting = []
    },
    pass: (work: () => void): void => {
      if (waiting) waiting.push(work)
      else work()
    },
    end: (): void => {
      const works = waiting ?? []
      waiting = null
      for (const work of works) work()
    },
  }
}

function startListening(server: Server, { host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error),
    )
    server.listen(port, host, resolve)
  })
}

/** Ends every connection. The log lists the requests that were cut, without their content. */
function cutOff(server: Server, underWay: ReadonlySet<ServerResponse>, log: Logger): void {
  const requests = [...underWay].map(({ req }) => `${req.method} ${req.url?.split('?', 1)[0]}`)
  if (requests.length > 0) log.warn({ requests }, 'requests cut at the end of the drain time')
  server.closeAllConnections()
}
