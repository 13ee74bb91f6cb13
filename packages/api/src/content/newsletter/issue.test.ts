import { EMPTY_LIBRARY } from '@zivina/content/library'
import { readFixtures } from '@zivina/content/testing'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { newsBlock } from '@zivina/db/schema/content/news-block'
import { newsletterSubscriber } from '@zivina/db/schema/content/newsletter-subscriber'
import type { IssueContent } from '@zivina/integrations/mail/templates/newsletter-issue'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eraseDueAccounts } from '#api/account/erasure/erasure.ts'
import { DECLARED } from '#api/areas.ts'
import type { JobContext } from '#api/kernel/jobs/scheduled-job.ts'
import { createKeyReader } from '#api/kernel/keys/keys.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import { createUrls } from '#api/kernel/urls/urls.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { closeDelivery, openDelivery, sendDueIssue, sendIssueNow } from './issue-service.ts'
import { newsletterCleanup } from './newsletter-cleanup.ts'

const SITE = 'http://localhost:3000'
const DAY = 24 * 3600 * 1000
/** Two days of the rhythm, and moments between them. */
const FIRST = new Date('2026-01-08T06:30:00Z')
const SECOND = new Date('2026-01-22T06:30:00Z')
const daysBefore = (moment: Date, days: number) => new Date(moment.getTime() - days * DAY)

let api: AccountApi
let library = EMPTY_LIBRARY
beforeAll(async () => {
  api = await openAccountApi()
})
beforeEach(async () => {
  library = EMPTY_LIBRARY
  for (const table of ['newsletter_issue', 'newsletter_subscriber', 'recipe', 'news_block', 'jobs.job']) {
    await api.sql(`delete from ${table}`)
  }
  await api.sql('update "user" set newsletter_at = null')
})
afterAll(() => api.close())

const db = () => api.database.db
const context = (mail: Mailer = api.mail.mail) => ({
  mail,
  library,
  urls: createUrls({ image_url_endpoint: '/images', public_url: SITE }),
  public_url: SITE,
})
const due = (now: Date, mail?: Mailer) => sendDueIssue(db(), context(mail), now)
const recipe = (name: string, created_at: Date, fields: object = {}) =>
  buildRecipe(db(), { name, created_at, photos: ['recipes/a.webp'], ...fields })
const news = (title: string, published_at: Date) =>
  db().insert(newsBlock).values({ category: 'info', title, text: 'Text.', published_at })
const receiver = (fields: object = {}) => api.user({ newsletter_at: new Date(), ...fields })
let count = 0
async function subscriber(fields: object = {}) {
  count += 1
  const email = `odberatel${count}@example.cz`
  const values = { email, consent_version: '1', confirmed_at: new Date(), ...fields }
  const [row] = await db().insert(newsletterSubscriber).values(values).returning()
  return { email: values.email, guid: row?.guid ?? '' }
}
const queued = async () =>
  (await api.mail.queued()).flatMap(({ template, to, data }) =>
    template === 'newsletter_issue' && 'delivery' in data ? [{ to, delivery: data.delivery }] : [],
  )
const receivers = async () => (await queued()).map(({ to }) => to).sort()
const contentOf = async (day: string) =>
  (await api.sql('select content from newsletter_issue where day = $1', [day]))[0]?.content as IssueContent | null
const titles = (items: { title: string }[] | undefined) => items?.map(({ title }) => title)
const open = (delivery: string, to: string) =>
  openDelivery(db(), { keys: createKeyReader(db()), public_url: SITE }, { delivery, to })

describe('the recipients of an issue', () => {
  it('are those with consent who can be written to, each mailbox once', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    const [user, named] = [await receiver(), await receiver({ email: 'Jmeno.Dlouhe@example.cz' })]
    const silent = await api.user()
    await receiver({ email_verified: false })
    await receiver({ is_banned: true })
    const leaving = await receiver()
    await api.sql(`insert into account_deletion ("user", due_at) values ($1, now() + interval '1 day')`, [leaving.guid])
    const alone = await subscriber()
    await subscriber({ confirmed_at: null })
    await subscriber({ unsubscribed_at: new Date() })
    // Addresses of accounts in any spelling: the account's consent decides.
    await subscriber({ email: 'jmeno.dlouhe@example.cz' })
    for (const { email } of [silent, leaving]) await subscriber({ email: email.toUpperCase() })
    const claimed = await api.user({ email_verified: false })
    const proven = await subscriber({ email: claimed.email })
    expect(await due(FIRST)).toBe(4)
    expect(await receivers()).toEqual([user.email, named.email, alone.email, proven.email].sort())
  })

  it('get it once, however often and by however many workers the job is run', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    await receiver()
    await api.sql(`insert into newsletter_subscriber (email, consent_version, confirmed_at)
      select 'hromada' || n || '@example.cz', '1', now() from generate_series(1, 230) n`)
    const sums = await Promise.all([due(FIRST), due(FIRST), due(FIRST)])
    sums.push(await due(FIRST), await due(new Date('2026-01-09T07:30:00Z')))
    expect(sums.reduce((sum, one) => sum + one)).toBe(231)
    expect(new Set(await receivers()).size).toBe(231)
    expect(await queued()).toHaveLength(231)
    expect(await api.sql('select from newsletter_issue')).toHaveLength(1)
  })

  it('get it once, and all of them, where a worker dies on its way', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    await api.sql(`insert into newsletter_subscriber (email, consent_version, confirmed_at)
      select 'pad' || n || '@example.cz', '1', now() from generate_series(1, 150) n`)
    let calls = 0
    const dying: Mailer = {
      ...api.mail.mail,
      enqueue: async (...given) => {
        calls += 1
        if (calls > 120) throw new Error('killed')
        await api.mail.mail.enqueue(...given)
      },
    }
    await expect(due(FIRST, dying)).rejects.toThrow('killed')
    expect(await queued()).toHaveLength(100)
    expect(await due(FIRST)).toBe(50)
    expect(new Set(await receivers()).size).toBe(150)
    expect(await queued()).toHaveLength(150)
  })

  it('do not include an invalid address, which does not block those after it', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    await subscriber({ email: 'a b@example.cz' })
    const { email } = await subscriber()
    expect(await due(FIRST)).toBe(1)
    expect(await receivers()).toEqual([email])
  })

  it('wait behind mails with a higher priority', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    await subscriber()
    await due(FIRST)
    await api.mail.mail.enqueue(db(), 'account_deleted', 'pozdeji@example.cz', { full_name: '' })
    const rows = await api.sql(`select data ->> 'template' as template from jobs.job where name = 'mail'
      order by priority desc, created_on`)
    expect(rows).toEqual([{ template: 'account_deleted' }, { template: 'newsletter_issue' }])
  })
})

describe('the content of an issue', () => {
  it('is empty, without recipients, where nothing is new; items of an hour later wait for the next issue', async () => {
    await receiver()
    await recipe('Starý', daysBefore(FIRST, 15))
    await recipe('Čeká', daysBefore(FIRST, 1), { status: 'Pending' })
    expect(await due(FIRST)).toBe(0)
    await recipe('Po hodině', FIRST)
    expect(await due(new Date('2026-01-08T07:30:00Z'))).toBe(0)
    expect(await contentOf('2026-01-08')).toBeNull()
    expect(await due(SECOND)).toBe(1)
    expect(titles((await contentOf('2026-01-22'))?.recipes)).toEqual(['Po hodině'])
  })

  it('does not exist on a day without an issue', async () => {
    await receiver()
    await recipe('Nový', daysBefore(FIRST, 1))
    expect(await due(daysBefore(FIRST, -7))).toBe(0)
    expect(await api.sql('select from newsletter_issue')).toEqual([])
  })

  it('is what the last issue did not know, also if approved late', async () => {
    await receiver()
    const late = await recipe('Schválený pozdě', daysBefore(FIRST, 10), { status: 'Pending' })
    await recipe('Řečený', daysBefore(FIRST, 3))
    await due(FIRST)
    expect(titles((await contentOf('2026-01-08'))?.recipes)).toEqual(['Řečený'])
    await api.sql(`update recipe set status = 'Approved' where guid = $1`, [late.guid])
    await recipe('Včerejší', daysBefore(SECOND, 1))
    await recipe('Letitý', daysBefore(SECOND, 61))
    await due(SECOND)
    expect(titles((await contentOf('2026-01-22'))?.recipes)).toEqual(['Včerejší', 'Schválený pozdě'])
  })

  it('has five recipes with energy in both units, time and pictures, and the number of further ones', async () => {
    await receiver()
    const totals = { kilojoules: 1724.4, calories_in_total: 412, time_minutes: 30, resting_time: 45 }
    await recipe('Nejnovější', daysBefore(FIRST, 1), { ...totals, nutrient_coverage: { kilojoules: 1 } })
    await recipe('Neúplný', daysBefore(FIRST, 2), { ...totals, nutrient_coverage: { kilojoules: 0.8 } })
    await recipe('Neznámý', daysBefore(FIRST, 3), {
      kilojoules: null,
      calories_in_total: null,
      photos: ['https://jinde.cz/a.jpg'],
    })
    for (let more = 0; more < 4; more += 1) await recipe(`Další ${more}`, daysBefore(FIRST, 4 + more))
    await due(FIRST)
    const { recipes = [], more_recipes } = (await contentOf('2026-01-08')) ?? {}
    expect(recipes).toHaveLength(5)
    expect(more_recipes).toBe('2\u00a0další recepty')
    expect(recipes.slice(0, 3).map(({ text }) => text)).toEqual([
      '412\u00a0kcal / 1\u00a0724\u00a0kJ na\u00a0porci · 1\u00a0h\u00a015\u00a0min',
      'nejméně 412\u00a0kcal / 1\u00a0724\u00a0kJ na\u00a0porci · 1\u00a0h\u00a015\u00a0min',
      '30\u00a0min',
    ])
    expect(recipes[0]?.picture?.wide).toBe(`${SITE}/images/recipes/a.webp?tr=w-988,ar-16-9,q-70,f-jpeg`)
    expect(recipes[2]?.picture).toBeNull()
  })

  it('has texts and news, none twice, none before its day', async () => {
    library = await readFixtures()
    const newest = library.articles[0]
    const now = new Date(`${newest?.published}T09:00:00Z`)
    await receiver()
    await news('Stará', daysBefore(now, 15))
    await news('Nová', daysBefore(now, 1))
    await sendIssueNow(db(), context(), daysBefore(now, 1))
    const told = (await api.sql('select content from newsletter_issue order by day desc'))[0]
      ?.content as IssueContent | null
    expect(titles(told?.articles) ?? []).not.toContain(newest?.title)
    // A text that existed but was not published yet is known; one that comes with a release is new.
    await api.sql('update newsletter_issue set known_texts = array_remove(known_texts, $1)', [newest?.slug])
    await sendIssueNow(db(), context(), now)
    const [issue] = await api.sql('select content from newsletter_issue order by day desc')
    const content = issue?.content as IssueContent
    expect(titles(content.articles)).toEqual([newest?.title])
    expect(content.articles[0]?.path).toBe(`/clanky/${newest?.slug}`)
    expect([...(titles(told?.news) ?? []), ...(titles(content.news) ?? [])]).toEqual(['Nová'])
  })

  it('does not include a text that only has a new slug', async () => {
    library = await readFixtures()
    const newest = library.articles[0]
    const now = new Date(`${newest?.published}T09:00:00Z`)
    await receiver()
    await sendIssueNow(db(), context(), daysBefore(now, 1))
    const rename = 'update newsletter_issue set known_texts = array_replace(known_texts, $1, $2)'
    await api.sql(rename, [newest?.slug, newest?.former_slugs[0]])
    await sendIssueNow(db(), context(), now)
    const [issue] = await api.sql('select content from newsletter_issue order by day desc')
    expect(titles((issue?.content as IssueContent | null)?.articles) ?? []).toEqual([])
  })
})

describe('a mail of an issue', () => {
  async function sentTo(who: 'account' | 'subscriber') {
    await recipe('Nový', daysBefore(FIRST, 1))
    const decoy = await subscriber()
    const one = who === 'account' ? await receiver({ full_name: 'Jana Nová' }) : await subscriber()
    await due(FIRST)
    const mails = await queued()
    const of = (email: string) => mails.find(({ to }) => to === email) ?? { to: '', delivery: '' }
    return { one, mail: of(one.email), decoy: of(decoy.email) }
  }

  it.each(['account', 'subscriber'] as const)(
    'to an %s names its sender and how to unsubscribe, until it was sent',
    async (who) => {
      const { one, mail } = await sentTo(who)
      const data = await open(mail.delivery, mail.to)
      expect(data?.full_name).toBe(who === 'account' ? 'Jana Nová' : '')
      expect(titles(data?.content.recipes)).toEqual(['Nový'])
      const token = new URL(data?.unsubscribe_url ?? '').searchParams.get('token')
      expect(token).toMatch(new RegExp(`^${who === 'account' ? 'newsletter' : 'newsletter_list'}\\.${one.guid}\\.`))
      await closeDelivery(db(), mail.delivery)
      expect(await open(mail.delivery, mail.to)).toBeNull()
      expect(await api.sql('select from newsletter_delivery where guid = $1', [mail.delivery])).toHaveLength(1)
    },
  )

  it.each(['account', 'subscriber'] as const)(
    'to an %s who unsubscribes while it waits is not sent, the others are',
    async (who) => {
      const { mail, decoy } = await sentTo(who)
      const { unsubscribe_url } = (await open(mail.delivery, mail.to)) ?? { unsubscribe_url: '' }
      const { pathname, search } = new URL(unsubscribe_url)
      expect((await api.call(`${pathname.replace('/api', '')}${search}`, { method: 'POST', body: '' })).status).toBe(
        204,
      )
      expect(await open(mail.delivery, mail.to)).toBeNull()
      expect(await open(decoy.delivery, decoy.to)).not.toBeNull()
    },
  )

  it('to an account that was banned, or has another address now, is not sent', async () => {
    const { one, mail } = await sentTo('account')
    expect(await open(mail.delivery, 'stara@example.cz')).toBeNull()
    await api.sql('update "user" set is_banned = true where guid = $1', [one.guid])
    expect(await open(mail.delivery, mail.to)).toBeNull()
  })

  it('is not queued for a recipient who unsubscribed between creating and queueing', async () => {
    await recipe('Nový', daysBefore(FIRST, 1))
    const [gone, stays] = [await subscriber(), await subscriber()]
    const refusing: Mailer = {
      ...api.mail.mail,
      enqueue: async () => {
        throw new Error('not yet')
      },
    }
    await expect(due(FIRST, refusing)).rejects.toThrow('not yet')
    await api.sql('update newsletter_subscriber set unsubscribed_at = now() where guid = $1', [gone.guid])
    expect(await due(FIRST)).toBe(1)
    expect(await receivers()).toEqual([stays.email])
  })
})

it('its delivery is deleted with the account, and no other', async () => {
  await recipe('Nový', daysBefore(FIRST, 1))
  const [user, decoy] = [await receiver(), await receiver()]
  await due(FIRST)
  await api.sql(`insert into account_deletion ("user", due_at) values ($1, now())`, [user.guid])
  await eraseDueAccounts(db(), api.mail.mail, DECLARED.erasure)
  expect(await api.sql('select "user" from newsletter_delivery')).toEqual([{ user: decoy.guid }])
  expect(await receivers()).toEqual([decoy.email])
})

it('its delivery is deleted after ninety days, and the issue is not sent again', async () => {
  await recipe('Nový', daysBefore(FIRST, 1))
  await receiver()
  await due(FIRST)
  const cleanUp = () => newsletterCleanup.run({ db: db() } as JobContext)
  await api.sql(`update newsletter_issue set created_at = now() - interval '89 days'`)
  await cleanUp()
  expect(await api.sql('select from newsletter_delivery')).toHaveLength(1)
  await api.sql(`update newsletter_issue set created_at = now() - interval '91 days'`)
  await cleanUp()
  expect(await api.sql('select from newsletter_delivery')).toEqual([])
  expect(await due(FIRST)).toBe(0)
})
