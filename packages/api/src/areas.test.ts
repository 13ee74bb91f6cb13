import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { STAND_INS } from '#api/testing/stand-ins.ts'
import { AREAS, collectDeclared, DECLARED } from './areas.ts'
import { CONFIG_PARTS } from './configuration.ts'

test('erasure and download keep the order of their stages and parts, whatever the order of the areas', () => {
  for (const { erasure, personal_data } of [DECLARED, collectDeclared(AREAS.toReversed())]) {
    const stages = erasure.map(({ stage }) => stage)
    expect([...new Set(stages)]).toEqual(['withdraw', 'hand_over', 'forget', 'end'])
    expect(stages.lastIndexOf('hand_over')).toBeLessThan(stages.indexOf('forget'))
    expect(stages.lastIndexOf('forget')).toBeLessThan(stages.indexOf('end'))
    const parts = personal_data.map(({ part }) => part)
    expect(parts).toEqual(
      ['account', 'pictures', 'made', 'kept', 'sent'].flatMap((part) => parts.filter((p) => p === part)),
    )
  }
})

test('files of the download have different names, and so have jobs', () => {
  const files = DECLARED.personal_data.map(({ file }) => file)
  const jobs = AREAS.flatMap((area) => area.jobs ?? []).map(({ name }) => name)
  expect([...new Set(files)]).toEqual(files)
  expect([...new Set(jobs)]).toEqual(jobs)
})

const PORTS = AREAS.flatMap(({ ports = [] }) => ports).map(({ name }) => name)

test('ports have different names, and each has a stand-in for tests', () => {
  expect([...new Set(PORTS)]).toEqual(PORTS)
  expect(Object.keys(STAND_INS).toSorted()).toEqual(PORTS.toSorted())
})

test('an environment variable belongs to one part of the configuration, and is described in docs/operations.md', async () => {
  const variables = [...CONFIG_PARTS].flatMap(({ environment }) => Object.keys(environment))
  expect([...new Set(variables)]).toEqual(variables)
  const text = await readFile(new URL('../../../docs/operations.md', import.meta.url), 'utf8')
  for (const variable of variables) expect(text).toContain(`\`${variable}\``)
})

test('queues have different names, and none has that of a scheduled job', () => {
  const queues = AREAS.flatMap(({ queues = [], jobs = [] }) => [...queues, ...jobs]).map(({ name }) => name)
  expect([...new Set(queues)]).toEqual(queues)
})
