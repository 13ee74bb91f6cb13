import { expect, test } from 'vitest'
import { noteOf } from './backup-note.tsx'

const NOW = new Date('2026-11-28T12:00:00Z')
const GOOD = {
  is_planned: true,
  last_good_at: '2026-11-28T03:00:00Z',
  is_encrypted: true,
  last_failed_at: null,
  is_late: false,
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
