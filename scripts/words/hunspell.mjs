import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { CommandError, runTool } from '../bootstrap.mjs'

const DICTIONARIES = [
  '/usr/share/hunspell',
  '/usr/share/myspell/dicts',
  '/Library/Spelling',
  '/opt/homebrew/share/hunspell',
]

/** The words of a list that the Czech dictionary does not know, in their order. */
export async function unknownWords(words) {
  await ensureHunspell()
  const child = spawn('hunspell', ['-d', 'cs_CZ', '-i', 'utf-8', '-l'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(`${words.join('\n')}\n`)
  let output = ''
  for await (const part of child.stdout.setEncoding('utf8')) output += part
  return output.split('\n').filter((word) => word !== '')
}

/** Finds hunspell with its Czech dictionary, or installs both from the system's packages. */
async function ensureHunspell() {
  if (isThere()) return
  process.stderr.write('Installing hunspell with its Czech dictionary for the spelling test…\n')
  const quiet = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const steps = [['update'], ['install', '-y', '--no-install-recommends', 'hunspell', 'hunspell-cs']]
  for (const args of steps) {
    const { code, output } = await runTool('apt-get', args, quiet).catch(() => ({ code: 1, output: '' }))
    if (code !== 0) throw new CommandError(`hunspell with the dictionary cs_CZ was not found: install both.\n${output}`)
  }
}

function isThere() {
  const dictionary = DICTIONARIES.some((folder) => existsSync(path.join(folder, 'cs_CZ.aff')))
  return (
    dictionary && (process.env.PATH ?? '').split(path.delimiter).some((folder) => canRun(path.join(folder, 'hunspell')))
  )
}

function canRun(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
