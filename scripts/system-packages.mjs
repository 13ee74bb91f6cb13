import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { runTool } from './bootstrap.mjs'

/** Without a network it gives up soon: a browser may be there already. */
const PATIENCE = ['-o', 'Acquire::Retries=2', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20']

/** Runs the system's package manager. @returns its exit code and what it printed */
export function apt(...args) {
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  return runTool('apt-get', [...PATIENCE, ...args], quiet).catch(() => ({ code: 1, output: '' }))
}

/** The path of the first of these programs that can be run. */
export function find(names) {
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
