import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { CommandError, runTool } from './bootstrap.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds a Chromium for the browser journeys, or installs one from the system's packages.
 * @returns its path
 * @throws CommandError when there is none and none can be installed
 */
export async function ensureChromium() {
  const found = process.env.CHROMIUM_PATH || findChromium()
  if (found) return found
  process.stderr.write('Installing Chromium for the browser tests…\n')
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]
  for (const args of steps) {
    const { code, output } = await runTool('apt-get', args, quiet).catch(() => ({ code: 1, output: '' }))
    if (code !== 0) throw new CommandError(`No Chromium was found: install one or set CHROMIUM_PATH.\n${output}`)
  }
  const installed = findChromium()
  if (!installed) throw new CommandError('The package chromium brought no browser: set CHROMIUM_PATH.')
  return installed
}

function findChromium() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin']
  return folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name))).find(isExecutable)
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
