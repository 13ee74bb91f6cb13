import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import type { Outside } from './page-reader.ts'

/** A server that stands for the whole outer world: every public address leads to it. */
export type OuterWorld = {
  outside: Pick<Outside, 'resolve' | 'dial'>
  /** Addresses that were dialled, with their ports. */
  dialled: string[]
  /** Names that were looked up. */
  looked_up: string[]
  close(): Promise<void>
}

/**
 * @param server what answers, on whatever port it gets
 * @param names what a name leads to: addresses, one list for each time it is asked; the last one stays
 */
export async function openOuterWorld(server: Server, names: Record<string, string[][]> = {}): Promise<OuterWorld> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const [dialled, looked_up]: [string[], string[]] = [[], []]
  return {
    dialled,
    looked_up,
    outside: {
      resolve: async (host) => {
        looked_up.push(host)
        const answers = names[host] ?? [['93.184.216.34']]
        return answers.length > 1 ? (answers.shift() ?? []) : (answers[0] ?? [])
      },
      dial: (address, wanted) => {
        dialled.push(`${address}:${wanted}`)
        return { host: '127.0.0.1', port }
      },
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function openWebsite(answer: RequestListener, names?: Record<string, string[][]>): Promise<OuterWorld> {
  return openOuterWorld(createServer(answer), names)
}
