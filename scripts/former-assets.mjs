// Keeps the hashed files of former builds with the built pages for a month, so that a page that is open in a browser while a
// new version takes the place of the old one still finds its code. Called before and after a build: see apps/web/package.json.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../apps/web/build', import.meta.url))
const KEPT_MS = 30 * 24 * 3600 * 1000

/**
 * Before a build, which empties the folder of files that are served: puts them aside. Each is served until a month after it was
 * last a file of the newest build.
 */
export function putAside(build, now = Date.now()) {
  const { served, aside, list } = placesOf(build)
  const former = readList(list)
  mkdirSync(aside, { recursive: true })
  for (const name of namesIn(served)) {
    if (former[name] === undefined) copyFileSync(path.join(served, name), path.join(aside, name))
    former[name] ??= now + KEPT_MS
  }
  for (const [name, until] of Object.entries(former)) {
    if (until > now) continue
    rmSync(path.join(aside, name), { force: true })
    delete former[name]
  }
  writeFileSync(list, JSON.stringify(former))
}

/** After a build: puts the former files beside the new ones. */
export function putBack(build) {
  const { served, aside, list } = placesOf(build)
  const former = readList(list)
  for (const name of Object.keys(former)) {
    const isOfThisBuild = existsSync(path.join(served, name))
    // The month of a file that is new once more begins when it is new no longer.
    if (isOfThisBuild) delete former[name]
    else copyFileSync(path.join(aside, name), path.join(served, name))
    if (isOfThisBuild) rmSync(path.join(aside, name), { force: true })
  }
  writeFileSync(list, JSON.stringify(former))
}

function placesOf(build) {
  const aside = path.join(build, 'former')
  return { served: path.join(build, 'client/assets'), aside, list: path.join(build, 'former.json') }
}

/** @returns until when each former file is served, in milliseconds */
function readList(list) {
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
}

function namesIn(folder) {
  return existsSync(folder) ? readdirSync(folder) : []
}

const [, script, step] = process.argv
if (script === fileURLToPath(import.meta.url)) {
  if (step === 'put-aside') {
    mkdirSync(BUILD, { recursive: true })
    putAside(BUILD)
  } else putBack(BUILD)
}
