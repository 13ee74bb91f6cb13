import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo, Server, Socket } from 'node:net'
import type { Outside } from './page-reader.ts'

/** A server that replaces the internet in tests: every public address connects to it. */
export type OuterWorld = {
  outside: Pick<Outside, 'resolve' | 'dial'>
  /** IP addresses and ports that were connected to. */
  dialled: string[]
  /** Names that were resolved. */
  looked_up: string[]
  close(): Promise<void>
}

/**
 * @param server answers every request, on a free port
 * @param names IP addresses by name, one list for each lookup; the last one is repeated
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
