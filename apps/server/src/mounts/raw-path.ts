import { type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { Duplex } from 'node:stream'

/** An error of the HTTP parser: its code, the last bytes it was given, and how many of them it had read. */
type ParseError = Error & { code?: string; rawPacket?: Buffer; bytesParsed?: number }

/** The state of a connection's answers. */
type Answers = { isWaiting: boolean; hasBegun: boolean }

/** Statuses by parser error; any other is 400. */
const STATUSES: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}
const REQUEST_LINE = /^((?:GET|HEAD) )(\/[\x21-\x7e\x80-\xff]*)( HTTP\/1\.[01]\r\n)/

/**
 * Answers requests that the HTTP parser refuses. An address with unencoded letters, as simple programs send it, is
 * percent-encoded like a browser's and the request handled again; the connection ends after it.
 * @param answersOn the state of the answers to former requests of a connection
 */
export function readRawPaths(server: Server, answersOn: (socket: Duplex) => Answers): void {
  server.on('clientError', (error: ParseError, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy()
    const { isWaiting, hasBegun } = answersOn(socket)
    const repaired = isWaiting || socket instanceof RepairedConnection ? null : repairPath(error)
    if (repaired !== null) server.emit('connection', new RepairedConnection(socket as Socket, repaired))
    else if (hasBegun) socket.destroy()
    else refuse(socket, STATUSES[error.code ?? ''] ?? 400)
  })
}

/** Whether an answer is the last one of its connection: further requests on it are not read. */
export function isRepaired(socket: Duplex | null): boolean {
  return socket instanceof RepairedConnection
}

/**
 * The bytes of a request with its address percent-encoded. Null unless the bytes begin with a complete request that only its
 * address made unreadable.
 */
export function repairPath({ code, rawPacket, bytesParsed = 0 }: ParseError): Buffer | null {
  if (code !== 'HPE_INVALID_URL' || rawPacket === undefined) return null
  const text = rawPacket.toString('latin1')
  const [line, method, path, version] = REQUEST_LINE.exec(text) ?? []
  const end = text.indexOf('\r\n\r\n')
  if (line === undefined || path === undefined || bytesParsed > line.length || end === -1) return null
  const encoded = path.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)
  return Buffer.from(`${method}${encoded}${version}${text.slice(line.length, end)}\r\n\r\n`, 'latin1')
}

/** A connection that delivers one repaired request and writes its answer to the original socket. */
class RepairedConnection extends Duplex {
  readonly remoteAddress: string | undefined
  readonly bytesRead: number
  readonly #socket: Socket

  constructor(socket: Socket, request: Buffer) {
    super()
    this.#socket = socket
    this.remoteAddress = socket.remoteAddress
    this.bytesRead = request.byteLength
    // A data listener detaches the socket from the parser that failed.
    socket.on('data', () => {})
    socket.once('close', () => this.destroy())
    this.push(request)
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done)
  }

  override _final(done: () => void): void {
    this.#socket.end(done)
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroySoon()
    done(error)
  }
}

function refuse(socket: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? ''
  const head = [`HTTP/1.1 ${status} ${text}`, 'Connection: close', 'Content-Type: text/plain']
  socket.end([...head, `Content-Length: ${text.length}`, '', text].join('\r\n'))
}
