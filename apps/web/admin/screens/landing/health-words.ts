import type { BackupStatus } from '@zivina/contract/console/backups'
import type { JobHealth, OperationHealth } from '@zivina/contract/console/operation'
import { NBSP } from '@zivina/czech/format-number'
import { counted } from '@zivina/czech/plural'

/** What is said of a part of the product, and whether it needs nobody. */
export type Note = { text: string; isFine: boolean }

const HOUR = 3_600_000

const nominative = (days: number) => counted(days, 'den', 'dny', 'dní')
/** After „před“. From two days on, all are alike. */
const instrumental = (days: number) => `${days}${NBSP}dny`

/** „před chvílí“, „před 20 min“, „před 3 dny“. */
function agoText(since: string, now: Date): string {
  if (now.getTime() - Date.parse(since) < 60_000) return `před${NBSP}chvílí`
  return `před ${durationText(since, now, instrumental)}`
}

/** „20 min“, „9 h“, and from two days on „3 dny“, „5 dní“. */
function durationText(since: string, now: Date, say = nominative): string {
  const milliseconds = Math.max(0, now.getTime() - Date.parse(since))
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / 60_000)}${NBSP}min`
  if (milliseconds < 48 * HOUR) return `${Math.floor(milliseconds / HOUR)}${NBSP}h`
  return say(Math.floor(milliseconds / (24 * HOUR)))
}

/** What is said of the backups. */
export function noteOf(status: BackupStatus, now: Date): Note {
  const { is_planned, is_encrypted, is_late, last_failed_at, last_good_at } = status
  const last =
    last_good_at === null ? 'Žádná záloha zatím není.' : `Poslední dobrá záloha ${agoText(last_good_at, now)}.`
  if (!is_planned) return { text: `${last} Noční zálohy nejsou nastavené.`, isFine: false }
  if (last_failed_at !== null) return { text: `${last} Poslední pokus se nezdařil.`, isFine: false }
  if (is_encrypted === false) return { text: `${last} Není šifrovaná.`, isFine: false }
  return { text: last, isFine: !is_late }
}

/** A restore that was not tried out for this long says little of today's backups. */
const DRILL_DAYS = 180

/** When a restore was last tried out. */
export function drillNote(drilled_at: string | null, now: Date): Note {
  if (drilled_at === null) return { text: 'Obnovu ze zálohy zatím nikdo nezkusil.', isFine: false }
  const isFine = now.getTime() - Date.parse(drilled_at) < DRILL_DAYS * 24 * HOUR
  return { text: `Zkouška obnovy ${agoText(drilled_at, now)}.`, isFine }
}

/** A job that has waited for a run is stuck only with others: a few wait at any moment. */
const MANY_WAIT = 100

/** Whether a kind of jobs needs somebody: its last attempt failed and none succeeded since, or many wait. */
export function isFaulty({ failed, failed_at, done_at, waiting }: JobHealth): boolean {
  const isFailing = failed > 0 && (done_at === null || (failed_at !== null && failed_at > done_at))
  return isFailing || waiting >= MANY_WAIT
}

/** When any job last ran, and what failed and waits. */
export function jobsNote(jobs: readonly JobHealth[], now: Date): Note {
  const last =
    jobs
      .map(({ done_at }) => done_at ?? '')
      .toSorted()
      .at(-1) ?? ''
  const sum = (of: 'failed' | 'waiting') => jobs.reduce((total, job) => total + job[of], 0)
  const ran = last === '' ? 'Za týden neproběhla žádná úloha.' : `Poslední úloha doběhla ${agoText(last, now)}.`
  const waiting = sum('waiting')
  const verb = waiting > 1 && waiting < 5 ? 'Čekají' : 'Čeká'
  const rest = `${verb} ${counted(waiting, 'úloha', 'úlohy', 'úloh')}, za týden selhalo ${sum('failed')}.`
  return { text: `${ran} ${rest}`, isFine: last !== '' && !jobs.some(isFaulty) }
}

/** What is said of mails. */
export function mailsNote({ unsent, dead, oldest_at }: OperationHealth['mails'], now: Date): Note {
  const waits =
    oldest_at === null
      ? 'Žádný mail nečeká.'
      : `${unsent > 1 && unsent < 5 ? 'Čekají' : 'Čeká'} ${counted(unsent, 'mail', 'maily', 'mailů')}, nejdéle ${durationText(oldest_at, now)}.`
  const isLate = oldest_at !== null && now.getTime() - Date.parse(oldest_at) > HOUR
  if (dead === 0) return { text: `${waits} Nedoručený není žádný.`, isFine: !isLate }
  return { text: `${waits} Nedoručených: ${dead}.`, isFine: false }
}

/** When a service last answered and failed. */
export function serviceNote({ good_at, failed_at }: OperationHealth['services'][number], now: Date): Note {
  if (good_at === null && failed_at === null) return { text: 'Zatím nebyla potřeba.', isFine: true }
  const good = good_at === null ? 'Zatím neodpověděla.' : `Odpověděla ${agoText(good_at, now)}.`
  if (failed_at === null) return { text: good, isFine: true }
  const isFine = good_at !== null && good_at > failed_at
  return { text: `${good} Selhala ${agoText(failed_at, now)}.`, isFine }
}
