import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

/** The operating-system user the embedded server runs as, or null for the user of this process. */
export type Identity = { uid: number; gid: number } | null

/** A program with its arguments, ready for `spawn`. */
export type Command = { file: string; args: string[]; options: { uid?: number; gid?: number } }

const OS_USER = 'postgres'

/**
 * Determines the user that PostgreSQL runs as. It refuses to run as root; a process of root uses the system user `postgres`,
 * which is created where it is missing, as a distribution's own package does.
 *
 * @throws Error with one sentence when this process is root and there is no such user and none can be created.
 */
export async function findIdentity(): Promise<Identity> {
  if (process.getuid?.() !== 0) return null
  const known = await readPasswd()
  if (known) return known
  try {
    await promisify(execFile)('useradd', ['--system', '--user-group', '--no-create-home', OS_USER])
  } catch {
    throw new Error(
      `PostgreSQL does not run as root and the system user "${OS_USER}" could not be made: start as an ordinary user, or set DATABASE_URL.`,
    )
  }
  return readPasswd()
}

async function readPasswd(): Promise<Identity> {
  const passwd = await readFile('/etc/passwd', 'utf8')
  const row = passwd.split('\n').find((line) => line.startsWith(`${OS_USER}:`))
  const [, , uid, gid] = row?.split(':') ?? []
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null
}

/**
 * Wraps a program so that it runs as `identity`. Where that user may not pass through a folder on the way to `paths` (a project
 * under `/root`, say), `setpriv` leaves the program one capability of root, reading and passing through folders; no file
 * permissions change.
 */
export async function commandAs(identity: Identity, file: string, args: string[], paths: string[]): Promise<Command> {
  if (!identity) return { file, args, options: {} }
  const open = await Promise.all([file, ...paths].map((target) => isReachable(target, identity)))
  if (open.every(Boolean)) return { file, args, options: identity }
  const wrapped = [
    `--reuid=${identity.uid}`,
    `--regid=${identity.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_read_search',
    '--ambient-caps=+dac_read_search',
    // Without it access(2), by which PostgreSQL looks for its own programs, ignores the capability.
    '--securebits=+no_setuid_fixup',
    '--',
    file,
    ...args,
  ]
  return { file: 'setpriv', args: wrapped, options: {} }
}

async function isReachable(target: string, { uid, gid }: { uid: number; gid: number }): Promise<boolean> {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const found = await stat(folder)
    const mayPass = found.uid === uid ? found.mode & 0o100 : found.gid === gid ? found.mode & 0o010 : found.mode & 0o001
    if (!mayPass) return false
    if (folder === path.dirname(folder)) return true
  }
}
