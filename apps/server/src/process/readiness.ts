import { isAbsolute, relative } from 'node:path'
import { unreadyAreas } from '@zivina/api/configuration'
import type { BackupStatus } from '@zivina/contract/console/backups'
import { BRAND } from '@zivina/contract/kernel/brand'
import { backupTargetOf } from './backups.ts'
import { type Config, isThisMachine } from './config.ts'

/** What the database says of a product that is to go public. */
export type LiveFacts = {
  /** Accounts whose password is published. */
  demo_accounts: number
  /** Super admins with a second factor. */
  operators: number
  backup: BackupStatus
  /** Whether a named professional has signed the rules of diets. */
  are_rules_signed: boolean
}

/**
 * Tells what is not ready for the public.
 * @returns one sentence for each thing, empty when all is ready
 */
export function findUnready(config: Config, facts: LiveFacts): string[] {
  const { backup, public_url, data_dir } = config
  const inside = relative(data_dir, backupTargetOf(config))
  const checks: [isReady: boolean, sentence: string][] = [
    [!isThisMachine(public_url), 'PUBLIC_URL je adresa tohoto stroje: nastavte adresu, na kterou chodí návštěvníci.'],
    [public_url.startsWith('https:'), 'PUBLIC_URL není https: přihlášení a zdravotní údaje by šly nešifrovaně.'],
    [config.smtp_url !== null, 'SMTP_URL chybí: maily se ukládají do souborů a nikdo je nedostane.'],
    [!config.mail_from.address.endsWith('.example'), 'MAIL_FROM je ukázková adresa.'],
    [
      !BRAND.support_email.endsWith('.example'),
      'Značka, firma a kontakty jsou ukázkové (packages/contract/src/kernel/brand.ts).',
    ],
    ...unreadyAreas(config.areas).map((sentence): [boolean, string] => [false, sentence]),
    [!config.demo_accounts, 'Ukázkové účty se zakládají: nastavte DEMO_ACCOUNTS=0.'],
    [facts.demo_accounts === 0, `V databázi jsou ukázkové účty se zveřejněným heslem: ${facts.demo_accounts}.`],
    [facts.operators > 0, 'Žádný hlavní správce nemá zapnuté dvoufázové ověření (npm run admin:create).'],
    [backup.to !== null, 'BACKUP_TO chybí: zálohy se samy nedělají.'],
    [
      backup.to === null || backup.to.startsWith('s3://') || inside.startsWith('..') || isAbsolute(inside),
      'BACKUP_TO leží v DATA_DIR: ztracený disk by vzal i zálohy.',
    ],
    [backup.recipient !== null, 'BACKUP_RECIPIENT chybí: zálohy nejsou šifrované (npm run backup -- --new-key).'],
    [!facts.backup.is_late, 'Poslední dobrá záloha chybí nebo je starší než 26 hodin.'],
    [facts.are_rules_signed, 'Pravidla diet nepodepsal žádný odborník.'],
  ]
  return checks.filter(([isReady]) => !isReady).map(([, sentence]) => sentence)
}
