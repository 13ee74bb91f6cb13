import { CommandError } from './bootstrap.mjs'
import { apt, find } from './system-packages.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without the browser's own windows, which take a third of a page's time (decision 024). */
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
