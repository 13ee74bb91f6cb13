import type { Duplex } from 'node:stream'
import pg from 'pg'

/** What reads the server's messages; the driver's types leave it out. */
type Reader = { connection: { attachListeners: (stream: Duplex) => void } }

/**
 * A client that loses its connection where a message cannot be read, such as a value that is longer than a string may be. The driver
 * reads messages in an event of the socket, where an error would otherwise end the process.
 */
export class GuardedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this as unknown as Reader
    const attach = connection.attachListeners.bind(connection)
    connection.attachListeners = (stream) => attach(guard(stream))
  }
}

/** Makes an error in a listener an error of the stream. */
function guard(stream: Duplex): Duplex {
  const emit = stream.emit.bind(stream) as (...given: unknown[]) => boolean
  stream.emit = (...given: unknown[]): boolean => {
    if (given[0] !== 'data') return emit(...given)
    try {
      return emit(...given)
    } catch (error) {
      stream.destroy(error as Error)
      return true
    }
  }
  return stream
}
