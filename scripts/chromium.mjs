import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { CommandError, runTool } from './bootstrap.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without the browser's own windows, which take a third of a page's time (decision 097). */
const WITHOUT_WINDOWS = ['chromium-headless-shell']

/**
 * Finds the browsers of the journeys, or installs them from the system's packages.
 * @returns the path of the one for most journeys, where possible without windows, and of the one with windows for the others
 * @throws CommandError when there is none with windows and none can be installed
 */
export async function ensureChromium() {
  const given = process.env.CHROMIUM_PATH
  if (given) return { most: given, windows: given }
  let windows = find(NAMES)
  let most = find(WITHOUT_WINDOWS)
  if (windows && most) return { most, windows }
  process.stderr.write('Installing Chromium for the browser tests…\n')
  const update = await apt('update')
  const installed = windows ? update : await apt('install', '-y', '--no-install-recommends', 'chromium')
  windows = find(NAMES)
  if (!windows) throw new CommandError(`No Chromium was found: install one or set CHROMIUM_PATH.\n${installed.output}`)
  // Not every system has it, and not everyone may install it.
  await apt('install', '-y', '--no-install-recommends', ...WITHOUT_WINDOWS)
  most = find(WITHOUT_WINDOWS)
  return { most: most ?? windows, windows }
}

/** Without a network it gives up soon: a browser may be there already. */
const PATIENCE = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

function apt(...args) {
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  return runTool('apt-get', [...PATIENCE, ...args], quiet).catch(() => ({ code: 1, output: '' }))
}

function find(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
