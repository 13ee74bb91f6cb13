import { expect, test } from 'vitest'
import { AREAS, collectDeclared, DECLARED } from './areas.ts'

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
