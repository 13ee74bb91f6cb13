import { BRAND } from '@zivina/contract/kernel/brand'
import type { MailContent } from './content.ts'
import { czechMoment } from './moment.ts'

/**
 * Tells an operator that no good backup was made for too long.
 * @param data.last_good_at null where there never was one
 */
export function backupLate(
  { full_name, last_good_at }: { full_name: string; last_good_at: string | null },
  publicUrl: string,
): MailContent {
  const last =
    last_good_at === null
      ? 'zatím se nepodařilo vytvořit žádnou zálohu.'
      : `poslední dobrá záloha je z\u00a0${czechMoment(last_good_at)}.`
  return {
    subject: 'Zálohy se nedaří',
    preview: 'Kdyby dnes selhal disk, přijdete o\u00a0data.',
    heading: 'Chybí čerstvá záloha',
    full_name,
    blocks: [
      { kind: 'text', text: last },
      {
        kind: 'text',
        text: 'Kdyby teď selhal disk, vše od té doby by se ztratilo. Důvod najdete v\u00a0záznamech serveru.',
      },
      { kind: 'button', label: 'Otevřít správu', url: `${publicUrl}/admin` },
    ],
    reason: `Posíláme vám ho, protože provozujete aplikaci ${BRAND.name}.`,
  }
}
