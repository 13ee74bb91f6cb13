import { useQuery } from '@tanstack/react-query'
import type { BackupStatus } from '@zivina/contract/console/backups'
import { NBSP } from '@zivina/czech/format-number'
import { cn } from '#app/kit/ui/class-names.ts'
import { sessionApi } from '#app/session/api/session-api.ts'

/** When the last good backup was made, or what is wrong with backups. For admins. */
export function BackupNote() {
  const { data } = useQuery({
    queryKey: ['GET /admin/backup'],
    queryFn: ({ signal }) => sessionApi('GET /admin/backup', { signal }),
    staleTime: 0,
  })
  const { text, isFine } = data ? noteOf(data, new Date()) : { text: '', isFine: true }
  return (
    <p role="status" className={cn('min-h-10 text-sm sm:min-h-5', isFine ? 'text-muted' : 'font-semibold text-error')}>
      {text}
    </p>
  )
}

const HOUR = 3_600_000

/** „20 min“, „9 h“, and from two days on „3 dny“. */
function agoText(since: string, now: Date): string {
  const milliseconds = Math.max(0, now.getTime() - Date.parse(since))
  if (milliseconds < HOUR) return `${Math.floor(milliseconds / 60_000)}${NBSP}min`
  if (milliseconds < 48 * HOUR) return `${Math.floor(milliseconds / HOUR)}${NBSP}h`
  return `${Math.floor(milliseconds / (24 * HOUR))}${NBSP}dny`
}

/** What is said of the backups. */
export function noteOf(status: BackupStatus, now: Date): { text: string; isFine: boolean } {
  const { is_planned, is_encrypted, is_late, last_failed_at, last_good_at } = status
  const last =
    last_good_at === null ? 'Žádná záloha zatím není.' : `Poslední dobrá záloha před ${agoText(last_good_at, now)}.`
  if (!is_planned) return { text: `${last} Noční zálohy nejsou nastavené.`, isFine: false }
  if (last_failed_at !== null) return { text: `${last} Poslední pokus se nezdařil.`, isFine: false }
  if (is_encrypted === false) return { text: `${last} Není šifrovaná.`, isFine: false }
  return { text: last, isFine: !is_late }
}
