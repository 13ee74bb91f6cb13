import { type Browser, chromium } from 'playwright-core'
import type { Cleanup } from './cleanup.ts'

/** Flags for running without a display, also as root and in a container. */
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-extensions', '--no-first-run']

/**
 * Starts the system's Chromium.
 *
 * @param port for remote control
 * @throws Error when there is none, or it does not start
 */
export async function startBrowser(cleanup: Cleanup, port: number): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('No Chromium was found.')
  const browser = await chromium.launch({ executablePath, args: [...FLAGS, `--remote-debugging-port=${port}`] })
  cleanup.add(() => browser.close())
  return browser
}
