// Runs on the machine's own Node (20 or newer) with nothing installed: plain JavaScript and Node's modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const OUR_NODE = path.join(ROOT, 'node_modules/node/bin/node')
const LOCK_FILE = path.join(ROOT, 'package-lock.json')
const STAMP = path.join(ROOT, 'node_modules/.installed-from')
/**
 * Flags and environment of the server's Node, which only take effect at its start. Without them the space for young objects
 * grows to 128 MB while the server starts, and glibc keeps memory used for pictures; neither is returned to the system.
 */
export const SERVER_START = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/node-start.json'), 'utf8'))
const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_LOOK_MS = 1000

/** A command failed; the message is one sentence for the person who started it. */
export class CommandError extends Error {}

/**
 * Installs what is missing and runs `work` on the repository's Node, with these flags and at least this environment: in this
 * process if it already is that Node, otherwise by starting the same script again on it.
 */
export async function onOurNode(scriptUrl, work, { flags, env } = { flags: [], env: {} }) {
  try {
    await install()
    const hasFlags = flags.every((flag) => process.execArgv.includes(flag))
    const hasEnv = Object.keys(env).every((name) => name in process.env)
    if (process.version === (await ourVersion()) && hasFlags && hasEnv) {
      endWithParent()
      await work()
    } else {
      await replaceBy([...flags, fileURLToPath(scriptUrl), ...process.argv.slice(2)], env)
    }
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

/**
 * Runs the repository's Node with the given arguments in place of this process, which passes on signals, output and exit code.
 */
export async function replaceBy(args, env = {}) {
  const child = spawn(OUR_NODE, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...env, ...process.env, ZIVINA_PARENT: `${process.pid}` },
  })
  for (const signal of FORWARDED) process.on(signal, () => child.kill(signal))
  const { code, signal } = await ended(child)
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143))
}

/**
 * Runs a tool of the repository (or of the machine) and waits for it.
 * @returns its exit code and, with `quiet`, what it printed; otherwise its output goes to this process's stderr
 */
export async function runTool(tool, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  const PATH = [path.join(ROOT, 'node_modules/.bin'), process.env.PATH].join(path.delimiter)
  const child = spawn(tool, args, {
    cwd,
    stdio: ['ignore', quiet ? 'pipe' : process.stderr, quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...(process.stderr.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }), ...env, PATH },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const stop = (signal) => child.kill(signal)
  for (const signal of FORWARDED) process.once(signal, stop)
  const { code } = await ended(child)
  for (const signal of FORWARDED) process.off(signal, stop)
  return { code: code ?? 1, output }
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new CommandError(`${child.spawnfile} cannot be run: ${error.message}.`)))
    child.once('close', (code, signal) => resolve({ code, signal }))
  })
}

/** Runs `npm ci` when nothing is installed, or something other than the lock file requires. */
async function install() {
  const wanted = createHash('sha256').update(readFileSync(LOCK_FILE)).digest('hex')
  if (existsSync(OUR_NODE) && (readStamp() === wanted || isInstalledByHand())) return
  process.stderr.write('Installing dependencies…\n')
  const { code } = await runTool('npm', ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])
  if (code !== 0) throw new CommandError('The dependencies could not be installed: see the messages of npm above.')
  if (!existsSync(OUR_NODE)) {
    throw new CommandError('The package node brought no Node for this machine: allow its install script and try again.')
  }
  writeFileSync(STAMP, wanted)
}

function readStamp() {
  return existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : null
}

/** Developers run `npm install` themselves: an installation newer than the lock file is current. */
function isInstalledByHand() {
  const tree = path.join(ROOT, 'node_modules/.package-lock.json')
  return existsSync(tree) && statSync(tree).mtimeMs >= statSync(LOCK_FILE).mtimeMs
}

async function ourVersion() {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/node/package.json'), 'utf8'))
  return `v${version}`
}

/** Under npm or another script, the end of the parent process (even if killed) stops this process in order. */
function endWithParent() {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event && process.env.ZIVINA_PARENT !== `${parent}`) return
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, PARENT_LOOK_MS).unref()
}
