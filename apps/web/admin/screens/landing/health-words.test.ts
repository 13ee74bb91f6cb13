import { expect, test } from 'vitest'
import { drillNote, isFaulty, jobsNote, mailsNote, noteOf, serviceNote } from './health-words.ts'

const NOW = new Date('2026-11-28T12:00:00Z')
const GOOD = {
  is_planned: true,
  last_good_at: '2026-11-28T03:00:00Z',
  is_encrypted: true,
  last_failed_at: null,
  is_late: false,
  drilled_at: null,
}

test.each([
  [{}, 'Poslední dobrá záloha před 9\u00a0h.', true],
  [{ last_good_at: '2026-11-28T11:40:00Z' }, 'Poslední dobrá záloha před 20\u00a0min.', true],
  [{ last_good_at: '2026-11-25T11:00:00Z', is_late: true }, 'Poslední dobrá záloha před 3\u00a0dny.', false],
  [{ is_encrypted: false }, 'Poslední dobrá záloha před 9\u00a0h. Není šifrovaná.', false],
  [
    { last_failed_at: '2026-11-28T04:00:00Z' },
    'Poslední dobrá záloha před 9\u00a0h. Poslední pokus se nezdařil.',
    false,
  ],
  [
    { is_planned: false, last_good_at: null, is_encrypted: null, is_late: true },
    'Žádná záloha zatím není. Noční zálohy nejsou nastavené.',
    false,
  ],
])('of backups with %j it says „%s“', (differences, text, isFine) => {
  expect(noteOf({ ...GOOD, ...differences }, NOW)).toEqual({ text, isFine })
})

test('how long the oldest mail waits is said in days that are counted', () => {
  const since = (oldest_at: string) => mailsNote({ unsent: 1, dead: 0, oldest_at }, NOW).text
  expect(since('2026-11-25T11:00:00Z')).toContain('nejdéle 3\u00a0dny.')
  expect(since('2026-11-23T11:00:00Z')).toContain('nejdéle 5\u00a0dní.')
})

test.each([
  [null, 'Obnovu ze zálohy zatím nikdo nezkusil.', false],
  ['2026-11-01T12:00:00Z', 'Zkouška obnovy před 27\u00a0dny.', true],
  ['2026-01-01T12:00:00Z', 'Zkouška obnovy před 331\u00a0dny.', false],
])('of a drill at %s it says „%s“', (at, text, isFine) => {
  expect(drillNote(at, NOW)).toEqual({ text, isFine })
})

const JOB = { name: 'export', is_scheduled: false, done_at: null, failed_at: null, failed: 0, waiting: 0 }

test('a job that failed and succeeded since needs nobody', () => {
  const failed = { ...JOB, failed: 1, failed_at: '2026-11-28T10:00:00Z' }
  expect(isFaulty(JOB)).toBe(false)
  expect(isFaulty(failed)).toBe(true)
  expect(isFaulty({ ...failed, done_at: '2026-11-28T11:00:00Z' })).toBe(false)
  expect(isFaulty({ ...failed, done_at: '2026-11-28T09:00:00Z' })).toBe(true)
  expect(isFaulty({ ...JOB, waiting: 100 })).toBe(true)
})

test('jobs are told by the latest run, what waits and what failed', () => {
  const done = { ...JOB, done_at: '2026-11-28T11:55:00Z', waiting: 2 }
  expect(jobsNote([JOB, done], NOW)).toEqual({
    text: 'Poslední úloha doběhla před 5\u00a0min. Čekají 2\u00a0úlohy, za týden selhalo 0.',
    isFine: true,
  })
  expect(jobsNote([JOB], NOW).isFine).toBe(false)
})

test.each([
  [{ unsent: 0, dead: 0, oldest_at: null }, true],
  [{ unsent: 1, dead: 0, oldest_at: '2026-11-28T11:59:00Z' }, true],
  [{ unsent: 7, dead: 0, oldest_at: '2026-11-28T09:59:00Z' }, false],
  [{ unsent: 0, dead: 1, oldest_at: null }, false],
])('mails %j are fine: %s', (mails, isFine) => {
  expect(mailsNote(mails, NOW).isFine).toBe(isFine)
})

test.each([
  [null, null, 'Zatím nebyla potřeba.', true],
  ['2026-11-28T11:00:00Z', null, 'Odpověděla před 1\u00a0h.', true],
  ['2026-11-28T11:59:30Z', null, 'Odpověděla před\u00a0chvílí.', true],
  ['2026-11-28T11:00:00Z', '2026-11-28T10:00:00Z', 'Odpověděla před 1\u00a0h. Selhala před 2\u00a0h.', true],
  ['2026-11-28T10:00:00Z', '2026-11-28T11:00:00Z', 'Odpověděla před 2\u00a0h. Selhala před 1\u00a0h.', false],
  [null, '2026-11-28T11:00:00Z', 'Zatím neodpověděla. Selhala před 1\u00a0h.', false],
])('of a service that answered at %s and failed at %s it says „%s“', (good_at, failed_at, text, isFine) => {
  expect(serviceNote({ service: 'payments', good_at, failed_at, failure: '' }, NOW)).toEqual({ text, isFine })
})
