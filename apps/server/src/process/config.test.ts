import { ConfigError } from '@zivina/api/kernel/config/environment'
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives a product reachable from this machine only', () => {
  const config = readConfig({})
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    database_url: null,
    public_url: 'http://localhost:3000',
  })
  expect(config.data_dir.endsWith('/.data')).toBe(true)
})

test('mails have the brand as sender by default, and are not sent', () => {
  expect(readConfig({})).toMatchObject({
    smtp_url: null,
    mail_from: { name: 'Živina', address: 'noreply@zivina.example' },
  })
  const { smtp_url, mail_from } = readConfig({
    SMTP_URL: 'smtps://a:b@mail.example',
    MAIL_FROM: 'Kuchyně <k@zivina.example>',
  })
  expect(smtp_url).toBe('smtps://a:b@mail.example')
  expect(mail_from).toEqual({ name: 'Kuchyně', address: 'k@zivina.example' })
})

test.each([
  [{}, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgresql://localhost/zivina' }, false],
  [{ PUBLIC_URL: 'https://zivina.example' }, false],
  [{ TRUST_PROXY: '1' }, true],
  [{ PUBLIC_URL: 'https://zivina.example', DEMO_ACCOUNTS: '1' }, true],
])('with %j accounts with a published password exist: %s', (environment, there) => {
  expect(readConfig(environment).demo_accounts).toBe(there)
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' }).port).toBe(3000)
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['LOG_LEVEL', 'loud'],
  ['IMAGE_URL_ENDPOINT', '//elsewhere'],
  ['SMTP_URL', 'https://mail.example'],
  ['MAIL_FROM', 'nikdo'],
  ['MAIL_FROM', 'A <a@b.cz>, C <c@d.cz>'],
  ['ARES_URL', 'ftp://ares.gov.cz'],
  ['OPEN_FOOD_FACTS_URL', 'world.openfoodfacts.org'],
  ['PAGE_CACHE_MB', '-1'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(new RegExp(`^The environment variable ${name} cannot be used: .+\\.$`))
})

test.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ DATABASE_URL: 'postgresql://db/zivina' }, false],
  [{ DATABASE_URL: 'postgresql://db/zivina', HOST: '0.0.0.0', DEMO_ACCOUNTS: '1' }, true],
  [{ DEMO_ACCOUNTS: '0' }, false],
])('with %j demo accounts exist: %s', (environment, made) => {
  expect(readConfig(environment).demo_accounts).toBe(made)
})

test('a proxy is trusted only when configured', () => {
  expect(readConfig({}).trust_proxy).toBe(false)
  expect(readConfig({ TRUST_PROXY: '1' }).trust_proxy).toBe(true)
})

test('variables that belong together are set all or not at all', () => {
  expect(readConfig({})).toMatchObject({ image_host: null, images_s3: null, image_folder: 'uploads' })
  const s3 = {
    IMAGES_S3_ENDPOINT: 'https://s3.example/',
    IMAGES_S3_BUCKET: 'pictures',
    IMAGES_S3_REGION: 'eu-central-1',
    IMAGES_S3_KEY: 'key',
    IMAGES_S3_SECRET: 'secret',
  }
  expect(readConfig(s3).images_s3).toEqual({
    endpoint: 'https://s3.example',
    bucket: 'pictures',
    region: 'eu-central-1',
    key: 'key',
    secret: 'secret',
  })
  expect(() => readConfig({ ...s3, IMAGES_S3_SECRET: '' })).toThrow(/IMAGES_S3_SECRET is missing/)
  expect(() => readConfig({ IMAGE_HOST_PUBLIC_KEY: 'public_x' })).toThrow(/IMAGE_HOST_PRIVATE_KEY is missing/)
  expect(() => readConfig({ IMAGE_FOLDER: '../files' })).toThrow(/IMAGE_FOLDER/)
})
