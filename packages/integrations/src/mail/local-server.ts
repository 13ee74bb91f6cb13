import { once } from 'node:events'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** A mail received by the server. */
export type Arrived = { to: string[]; raw: string; mail: Email }

/** A real SMTP server on this machine, for tests. */
export type LocalServer = {
  url: string
  port: number
  arrived: Arrived[]
  close(): Promise<void>
}

export type LocalServerOptions = {
  port?: number
  /** The code with which a recipient is refused, or null to accept. */
  refuse?: (address: string) => number | null
  /** Called with each complete mail; the server answers after this settles, and keeps the mail if it resolves. */
  onMail?: (arrived: Arrived) => Promise<void>
  /** Required name and password; absent for a server without log-in. */
  login?: { user: string; password: string }
}

/** Starts the server on a free port, or on the given one. */
export async function startLocalServer(options: LocalServerOptions = {}): Promise<LocalServer> {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    disabledCommands: options.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    authOptional: options.login === undefined,
    allowInsecureAuth: true,
    closeTimeout: 100,
    ...handlers(options, arrived),
  })
  server.on('error', () => {})
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${address.port}`, port: address.port, arrived, close }
}

type Handlers = Pick<SMTPServerOptions, 'onAuth' | 'onRcptTo' | 'onData'>

function handlers({ refuse, onMail, login }: LocalServerOptions, arrived: Arrived[]): Handlers {
  return {
    onAuth: (auth, _, done) => {
      const known = auth.username === login?.user && auth.password === login?.password
      done(known ? null : refusal(535), known ? { user: auth.username ?? '' } : undefined)
    },
    onRcptTo: ({ address }, _, done) => {
      const code = refuse?.(address) ?? null
      done(code === null ? null : refusal(code))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks)
        const to = envelope.rcptTo.map(({ address }) => address)
        const one = { to, raw: raw.toString('utf8'), mail: await PostalMime.parse(raw) }
        await onMail?.(one)
        arrived.push(one)
        done(null)
      })
    },
  }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error(`refused with ${responseCode}`), { responseCode })
}
