import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { putAside, putBack } from './former-assets.mjs'

const DAY_MS = 24 * 3600 * 1000
let build
let served

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'former-assets-'))
  served = path.join(build, 'client/assets')
})
afterEach(() => rmSync(build, { recursive: true, force: true }))

/** Simulates a build on a day: like the real one, it empties the folder first. */
function buildOn(day, ...names) {
  putAside(build, day * DAY_MS)
  rmSync(served, { recursive: true, force: true })
  mkdirSync(served, { recursive: true })
  for (const name of names) writeFileSync(path.join(served, name), `code of ${name}`)
  putBack(build)
  return readdirSync(served).sort()
}

test('files of former builds are served for a month after they were last part of a build', () => {
  expect(buildOn(0, 'a-1.js', 'same.js')).toEqual(['a-1.js', 'same.js'])
  expect(buildOn(10, 'a-2.js', 'same.js')).toEqual(['a-1.js', 'a-2.js', 'same.js'])
  expect(readFileSync(path.join(served, 'a-1.js'), 'utf8')).toBe('code of a-1.js')
  expect(buildOn(39, 'a-3.js', 'same.js'), 'a-1 was replaced on the tenth day').toEqual([
    'a-1.js',
    'a-2.js',
    'a-3.js',
    'same.js',
  ])
  expect(buildOn(40, 'a-3.js', 'same.js')).toEqual(['a-2.js', 'a-3.js', 'same.js'])
  expect(buildOn(70, 'a-3.js', 'same.js')).toEqual(['a-3.js', 'same.js'])
})

test('the month of a file that returns to the build starts anew when it leaves it again', () => {
  buildOn(0, 'a-1.js')
  buildOn(10, 'a-2.js')
  buildOn(20, 'a-1.js')
  expect(buildOn(45, 'a-2.js')).toEqual(['a-1.js', 'a-2.js'])
  expect(buildOn(74, 'a-2.js')).toEqual(['a-1.js', 'a-2.js'])
  expect(buildOn(75, 'a-2.js')).toEqual(['a-2.js'])
})

test('nothing is lost where there was no build before', () => {
  mkdirSync(build, { recursive: true })
  expect(buildOn(0, 'a-1.js')).toEqual(['a-1.js'])
})
