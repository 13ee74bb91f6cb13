import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commandAs, findIdentity } from './embedded-identity.ts'

/** A program in a folder that only its owner may enter, like the whole project when it is under /root. */
let closed: string
let program: string

beforeAll(async () => {
  closed = await mkdtemp(path.join(tmpdir(), 'zivina-closed-'))
  program = path.join(closed, 'program')
  await writeFile(program, '#!/bin/sh\nexit 0\n')
  await chmod(program, 0o755)
  await chmod(closed, 0o700)
})
afterAll(() => rm(closed, { recursive: true }))

it("PostgreSQL's user finds and runs programs in a closed folder", async () => {
  const identity = await findIdentity()
  const look = `fs.accessSync(${JSON.stringify(program)}, fs.constants.X_OK); console.log(process.getuid())`
  const looking = await commandAs(identity, process.execPath, ['-e', look], [program])
  const { stdout } = await promisify(execFile)(looking.file, looking.args, looking.options)
  expect(Number(stdout)).toBe(identity?.uid ?? process.getuid?.())

  const running = await commandAs(identity, program, [], [])
  await expect(promisify(execFile)(running.file, running.args, running.options)).resolves.toBeDefined()
})
