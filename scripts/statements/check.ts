import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeenStatements } from '../../packages/db/src/testing/record-rows.ts'
import { compareRows, joinSeen } from './compare-rows.ts'
import { readDeclaredRows } from './declared-rows.ts'

// Run after the whole suite with the folder of its records: `node scripts/statements/check.ts FOLDER`.
const folder = process.argv[2]
if (!folder) throw new Error('Name the folder that the tests recorded into.')
const root = fileURLToPath(new URL('../..', import.meta.url))

/** The files of one process are cumulative: the largest of each process contains everything. */
function readRecorded(from: string): SeenStatements[] {
  const largest = new Map<string, string>()
  for (const name of readdirSync(from).filter((file) => file.endsWith('.json'))) {
    const text = readFileSync(path.join(from, name), 'utf8')
    const worker = name.slice(0, name.indexOf('-'))
    if (text.length > (largest.get(worker) ?? '').length) largest.set(worker, text)
  }
  return [...largest.values()].map((text) => JSON.parse(text) as SeenStatements)
}

const declared = readDeclaredRows(root)
if (declared.size === 0) throw new Error('No raw statement was found: the search for them is broken.')
const faults = compareRows(declared, joinSeen(readRecorded(folder)))
process.stderr.write(faults.map((fault) => `${fault}\n`).join(''))
process.stderr.write(`${declared.size} functions with raw statements, ${faults.length} faults\n`)
process.exitCode = faults.length === 0 ? 0 : 1
