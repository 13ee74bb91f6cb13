import { CommandError } from './bootstrap.mjs'
import { apt, find } from './system-packages.mjs'

const FIREFOX = ['firefox-esr', 'firefox']
/** What the journeys in Firefox and WebKit start, each with the system's package that has it. WebKit's brings a small browser with it. */
const NEEDED = [
  [FIREFOX, 'firefox-esr'],
  [['WebKitWebDriver'], 'webkit2gtk-driver'],
  [['Xvfb'], 'xvfb'],
]

/**
 * Finds Firefox, the driver of WebKit and a screen for both, or installs them from the system's packages.
 * @returns the path of Firefox
 * @throws CommandError that names what is missing and cannot be installed
 */
export async function ensureEngines() {
  const missing = () => NEEDED.filter(([programs]) => !find(programs)).map(([, name]) => name)
  if (missing().length === 0) return { firefox: find(FIREFOX) }
  process.stderr.write(`Installing ${missing().join(', ')} for the journeys in Firefox and WebKit…\n`)
  await apt('update')
  const { output } = await apt('install', '-y', '--no-install-recommends', ...missing())
  if (missing().length > 0) {
    throw new CommandError(`The journeys in Firefox and WebKit need ${missing().join(', ')}: install them.\n${output}`)
  }
  return { firefox: find(FIREFOX) }
}
