// Keeps the hashed files of former builds for a month, so that a page opened in a browser before a new version is deployed
// still finds its code. Called before and after a build: see apps/web/package.json.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../apps/web/build', import.meta.url))
const KEPT_MS = 30 * 24 * 3600 * 1000

/**
 * Called before a build, which empties the served folder: moves its files aside. Each is served for a month after it was last
 * part of the newest build.
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

/** Called after a build: puts the former files beside the new ones. */
export function putBack(build) {
  const { served, aside, list } = placesOf(build)
  const former = readList(list)
  for (const name of Object.keys(former)) {
    const isOfThisBuild = existsSync(path.join(served, name))
    // The month of a file that is part of the build again starts anew later.
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
