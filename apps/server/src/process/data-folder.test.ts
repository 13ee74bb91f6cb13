import { readdir } from 'node:fs/promises'
import { openSmallDisk, type SmallDisk, waysToFillDisk } from '@zivina/integrations/testing/small-disk'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createWriteProbe } from './data-folder.ts'

describe.each(waysToFillDisk())('the data folder (%s)', (way) => {
  let disk: SmallDisk
  let logged: string[]
  let time: number
  let canWrite: () => Promise<boolean>

  beforeEach(async () => {
    disk = await openSmallDisk(way, 4)
    logged = []
    time = 0
    const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line).msg) })
    canWrite = createWriteProbe(disk.folder, log, () => time)
  })
  afterEach(async () => {
    await disk.free(process.pid).catch(() => {})
    await disk.remove()
  })

  test('is logged once as full and once as writable again, and no file is left in it', async () => {
    expect(await canWrite()).toBe(true)
    expect(await readdir(disk.folder)).toEqual([])
    await disk.fill(process.pid)
    for (const second of [2, 4]) {
      time = second * 1000
      expect(await canWrite()).toBe(false)
    }
    await disk.free(process.pid)
    time = 6000
    expect(await canWrite()).toBe(true)
    expect(await readdir(disk.folder)).toEqual([])
    expect(logged).toEqual(['the data folder cannot be written', 'the data folder can be written again'])
  })

  test('is not written at every question', async () => {
    expect(await canWrite()).toBe(true)
    await disk.fill(process.pid)
    time = 1999
    expect(await canWrite()).toBe(true)
    time = 2000
    expect(await Promise.all([canWrite(), canWrite()])).toEqual([false, false])
  })
})
