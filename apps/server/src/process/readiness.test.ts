import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { findUnready, type LiveFacts } from './readiness.ts'

const READY: LiveFacts = {
  demo_accounts: 0,
  operators: 1,
  backup: {
    is_planned: true,
    last_good_at: '2026-11-28T03:00:00Z',
    is_encrypted: true,
    last_failed_at: null,
    is_late: false,
    drilled_at: null,
  },
  are_rules_signed: true,
}
const PUBLIC = {
  PUBLIC_URL: 'https://zivina.cz',
  SMTP_URL: 'smtps://a:b@mail.zivina.cz',
  MAIL_FROM: 'noreply@zivina.cz',
  PAYMENTS_GOID: '8123456789',
  PAYMENTS_CLIENT_ID: '1234567890',
  PAYMENTS_CLIENT_SECRET: 'tajne',
  REVENUE_CAT_API_KEY: 'klic',
  REVENUE_CAT_WEBHOOK_AUTHORIZATION: 'dlouhe tajemstvi obchodu',
  BACKUP_TO: '/zálohy',
  BACKUP_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
}
/** The sample brand is part of the repository, so it is never ready. */
const BRAND = 'Značka, firma a kontakty jsou ukázkové (packages/contract/src/kernel/brand.ts).'

test('a configured product lacks only the brand of its company', () => {
  expect(findUnready(readConfig(PUBLIC), READY)).toEqual([BRAND])
})

test.each([
  [{ PUBLIC_URL: 'http://zivina.cz' }, {}, 'PUBLIC_URL není https'],
  [{ PUBLIC_URL: '' }, {}, 'PUBLIC_URL je adresa tohoto stroje'],
  [{ SMTP_URL: '' }, {}, 'SMTP_URL chybí'],
  [{ MAIL_FROM: '' }, {}, 'MAIL_FROM je ukázková adresa'],
  [{ PAYMENTS_GOID: '', PAYMENTS_CLIENT_ID: '', PAYMENTS_CLIENT_SECRET: '' }, {}, 'Platební brána není nastavená'],
  [{ PAYMENTS_ENVIRONMENT: 'test' }, {}, 'PAYMENTS_ENVIRONMENT je zkušební'],
  [
    { REVENUE_CAT_API_KEY: '', REVENUE_CAT_WEBHOOK_AUTHORIZATION: '' },
    {},
    'Obchody s\u00a0aplikacemi nejsou nastavené',
  ],
  [{ REVENUE_CAT_SANDBOX: '1' }, {}, 'REVENUE_CAT_SANDBOX je zapnuté'],
  [{ DEMO_ACCOUNTS: '1' }, {}, 'Ukázkové účty se zakládají'],
  [{}, { demo_accounts: 8 }, 'heslem: 8'],
  [{}, { operators: 0 }, 'dvoufázové ověření'],
  [{ BACKUP_TO: '' }, {}, 'BACKUP_TO chybí'],
  [{ BACKUP_TO: '.data/backups' }, {}, 'BACKUP_TO leží v DATA_DIR'],
  [{ BACKUP_RECIPIENT: '' }, {}, 'BACKUP_RECIPIENT chybí'],
  [{}, { backup: { ...READY.backup, is_late: true } }, 'starší než 26 hodin'],
  [{}, { are_rules_signed: false }, 'Pravidla diet nepodepsal'],
])('with %j and %j it says so', (environment, facts, sentence) => {
  const told = findUnready(readConfig({ ...PUBLIC, ...environment }), { ...READY, ...facts })
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining(sentence)]))
})

test('an incomplete bucket and a wrong recipient stop the start', () => {
  expect(() => readConfig({ BACKUP_S3_KEY: 'x' })).toThrow('BACKUP_S3_ENDPOINT is missing')
  expect(() => readConfig({ BACKUP_RECIPIENT: 'age1x' })).toThrow('BACKUP_RECIPIENT cannot be used')
  expect(() => readConfig({ ARES_URL: 'standin', PUBLIC_URL: 'https://zivina.cz' })).toThrow('ARES_URL cannot be used')
})
