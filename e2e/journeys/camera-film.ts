import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type FullProject, type LaunchOptions, type Page } from '@playwright/test'
import { asFilm, photographCode, type Shot } from '@zivina/web/testing/code-picture'
import { waitForScripts } from './visitor.ts'

/** A quarter of a second a frame: nothing moves in it. */
const FRAMES_PER_SECOND = 4
const SIZE = { width: 480, height: 360 }

type Use = FullProject['use']

/** A browser of its own whose camera sees generated codes one after the other, over and over. */
export async function openWithCamera(use: Use, shots: readonly Shot[], framesEach = 6) {
  const folder = await mkdtemp(join(tmpdir(), 'zivina-film-'))
  const film = join(folder, 'codes.y4m')
  await writeFile(
    film,
    asFilm(
      shots.map((shot) => photographCode({ ...SIZE, ...shot })),
      framesEach,
      FRAMES_PER_SECOND,
    ),
  )
  const opened = await openWith(use, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ])
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * A browser with further switches, and a page of a fresh context in it. Without windows it has nothing to refuse a permission in: what is
 * refused is an error of another kind there.
 */
export async function openWith(
  use: Use,
  switches: readonly string[],
  { permissions = [], hasWindows = false }: { permissions?: string[]; hasWindows?: boolean } = {},
) {
  const launch: LaunchOptions = use.launchOptions ?? {}
  const executablePath = hasWindows
    ? (process.env.CHROMIUM_WITH_WINDOWS ?? launch.executablePath)
    : launch.executablePath
  const browser = await chromium.launch({
    ...launch,
    ...(executablePath ? { executablePath } : {}),
    args: [...(launch.args ?? []), ...switches],
  })
  const context = await browser.newContext({ ...(use as BrowserContextOptions), permissions })
  const page: Page = await context.newPage()
  await waitForScripts(page)
  return { context, page, close: () => browser.close() }
}
