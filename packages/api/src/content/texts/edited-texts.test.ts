import { setTimeout as wait } from 'node:timers/promises'
import { fileKey, type Library } from '@zivina/content/library'
import { readFixtures } from '@zivina/content/testing'
import type { EditableText, ManagedText } from '@zivina/contract/content/edited-texts'
import { listenTo } from '@zivina/db/notices'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'
import { millisecondsToNextText } from './service.ts'

const PROTEIN = 'ukazka-bilkoviny'
const FIBER = 'ukazka-vlaknina'
const OTHER_TITLE = 'Bílkoviny po úpravě redakce'
const GENERAL = '\n\nPlatí to pro každý den.'

let library: Library
let api: AccountApi
let admin: string
/** The source of the sample about proteins. */
let source: string
beforeAll(async () => {
  library = await readFixtures()
  api = await openAccountApi({ seeded: true, library })
  admin = (await api.login((await api.user({ is_admin: true, is_demo: true })).email)).access
  source = library.files.get(fileKey('article', PROTEIN))?.source.trimEnd() ?? ''
})
beforeEach(() => api.sql('delete from edited_text'))
afterAll(() => api.close())

/** The database for another process, which leaves it open. */
const shared = () => ({ ...api.database, close: async () => undefined })
const send = (path: string, body: unknown, method = 'POST') =>
  api.call(`/admin/text/${path}`, { method, body, token: admin })
const edit = async (place: string): Promise<EditableText> =>
  (await api.call(`/admin/text/${place}`, { token: admin })).body
const seen = async (place: string) => (await edit(place))?.updated_at ?? null
const save = async (place: string, text: string, more: object = {}) =>
  send(place, { source: text, updated_at: await seen(place), ...more }, 'PATCH')
const publish = async (place: string, more: object = {}) =>
  send(`${place}/publish`, { published_at: null, updated_at: await seen(place), ...more })
const withdraw = async (place: string, more: object = {}) =>
  send(`${place}/withdraw`, { reason: 'Zastaralé.', updated_at: await seen(place), ...more })
const titleOf = async (place: string) => (await api.call(`/${place}`)).body.title
const slugs = async (path: string) => (await api.call(path)).body.results.map((one: { slug: string }) => one.slug)
const list = async (query = ''): Promise<ManagedText[]> =>
  (await api.call(`/admin/text${query}`, { token: admin })).body.results

const titled = (title: string, of = source) => of.replace(/^title: .*$/m, `title: ${title}`)
/** A new article: the sample under another title, with its picture. */
const fresh = () => titled('Zbrusu nový článek o jídle').replace('cover: bilkoviny', `cover: ${PROTEIN}`)
const article = `article/${PROTEIN}`

describe('an edited text', () => {
  it('wins over its file once it is published, and an earlier version can be published again', async () => {
    const before = await titleOf(article)
    expect((await save(article, titled(OTHER_TITLE), { reason: 'Jasnější nadpis.' })).status).toBe(200)
    expect(await titleOf(article)).toBe(before)
    expect(await edit(article)).toMatchObject({
      state: 'file',
      open: { state: 'draft', published_at: null },
      source: titled(OTHER_TITLE),
      version_list: [{ number: 1, state: 'draft', reason: 'Jasnější nadpis.', is_shown: false }],
    })
    await publish(article)
    expect(await titleOf(article)).toBe(OTHER_TITLE)
    expect(await edit(article)).toMatchObject({ state: 'edited', open: null, title: OTHER_TITLE })
    await save(article, titled('Bílkoviny ještě jinak a znovu'))
    await publish(article)
    const { body } = await api.call(`/admin/text/${article}/version/1`, { token: admin })
    await save(article, body.source, { reason: 'Zpět.' })
    await publish(article)
    expect(await titleOf(article)).toBe(OTHER_TITLE)
    const { version_list } = await edit(article)
    expect(version_list.map(({ number, is_shown }) => [number, is_shown])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ])
  })

  it('is in lists, search and neighbours like any other', async () => {
    const place = 'article/zbrusu-novy'
    await save(
      place,
      fresh()
        .replace('published: 2026-03-14', 'published: 2026-05-02')
        .replace(/updated: .*/, 'updated: 2026-10-02'),
    )
    expect((await api.call(`/${place}`)).status).toBe(404)
    await publish(place)
    expect(await slugs('/article')).toEqual(['zbrusu-novy', FIBER, PROTEIN])
    expect((await api.call(`/article/${FIBER}`)).body.next.slug).toBe('zbrusu-novy')
    const { body } = await api.call(`/search_all?search=${encodeURIComponent('zbrusu')}`)
    expect(body.articles.map(({ slug }: { slug: string }) => slug)).toEqual(['zbrusu-novy'])
    // It has no picture of its own.
    expect((await api.call(`/${place}`)).body.image).toBe(`/images/articles/${PROTEIN}.webp`)
  })

  it('that waits for its moment appears when it has come', async () => {
    await save(article, titled(OTHER_TITLE))
    const published_at = new Date(Date.now() + 1200).toISOString()
    await publish(article, { published_at })
    expect(await edit(article)).toMatchObject({ state: 'file', open: { state: 'scheduled', published_at } })
    expect(await titleOf(article)).not.toBe(OTHER_TITLE)
    await vi.waitFor(async () => expect(await titleOf(article)).toBe(OTHER_TITLE), { timeout: 10_000, interval: 100 })
    expect(await edit(article)).toMatchObject({ state: 'edited', open: null })
  })

  it('that is planned for the night in which the clocks are put forward is published at the moment itself', async () => {
    await save(article, titled(OTHER_TITLE))
    // At 2:00 the clocks in Prague show 3:00.
    await publish(article, { published_at: '2027-03-28T01:00:00.000Z' })
    const [row] = await api.sql(
      `select to_char(published_at at time zone 'Europe/Prague', 'HH24:MI') as clock from text_version`,
    )
    expect(row).toEqual({ clock: '03:00' })
  })

  it('that cannot be read any more leaves its file in place, and is logged', async () => {
    await save(article, titled(OTHER_TITLE))
    await publish(article)
    await api.sql(`update text_version set source = 'nic'`)
    expect(await titleOf(article)).toBe('Kolik bílkovin opravdu potřebujete')
    expect(api.logged.some((line) => line.startsWith('an edited text cannot be read'))).toBe(true)
  })
})

describe('a draft', () => {
  it('may be unfinished, and says in Czech what is missing before it is published', async () => {
    const broken = source.replace('## Kolik to je na talíři', '<b>tučně</b>')
    expect((await save(article, broken)).status).toBe(200)
    const { body } = await send('preview', { kind: 'article', slug: PROTEIN, source: broken })
    expect(body).toMatchObject({
      text: null,
      problems: [expect.stringMatching(/^Řádek \d+: HTML v\u00a0textu být nemůže\.$/)],
    })
    const refused = await publish(article)
    expect([refused.status, refused.body.code]).toEqual([409, 'TEXT_NOT_READY'])
    expect((await edit(article)).source).toBe(broken)
  })

  it.each([
    ['title: Moc krátký', (text: string) => titled('Krátký', text), 'Nadpis (title) má mít 10 až 60 znaků.'],
    ['author', (text: string) => text.replace('klara-vesela', 'nikdo'), 'Autor „nikdo“ nemá profil tvůrce.'],
    [
      'recipe',
      (text: string) => text.replace('recipe{slug="', 'recipe{slug="x-'),
      'Recept „x-tvarohova-miska-s-malinami-a-lnenym-seminkem“ na webu není.',
    ],
    [
      'link',
      (text: string) => text.replace('/navody/hubnuti-zacatek', '/navody/neni'),
      'Odkaz „/navody/neni“ nikam nevede.',
    ],
    [
      'slug',
      (text: string) => text.replace('published:', `former_slugs: [${FIBER}]\npublished:`),
      'Dřívější adresa (former_slugs) patří jinému textu, nebo nemá správný tvar.',
    ],
  ])('with a wrong %s says so', async (_, change, problem) => {
    const { body } = await send('preview', { kind: 'article', slug: PROTEIN, source: change(source) })
    expect(body.problems).toEqual([problem])
  })

  it('that says something of health needs a source for it, or a reason why it has none', async () => {
    const claim = 'Čočka snižuje riziko cukrovky.'
    await save(article, `${source}\n\n${claim}`)
    const { body } = await send('preview', { kind: 'article', slug: PROTEIN, source: `${source}\n\n${claim}` })
    expect(body).toMatchObject({ problems: [], claims: [claim] })
    const refused = await publish(article)
    expect([refused.status, refused.body]).toMatchObject([400, { claims_reason: [{ code: 'required' }] }])
    await save(article, `${source}\n\nČočka snižuje riziko cukrovky [1].`)
    expect((await publish(article)).status).toBe(204)
    await save(article, `${source}\n\n${claim}`)
    expect((await publish(article, { claims_reason: 'Obecně <b>známé</b>.' })).status).toBe(204)
    expect((await edit(article)).version_list[0]).toMatchObject({
      claims_reason: 'Obecně <b>známé</b>.',
      is_shown: true,
    })
  })

  it('is thrown away without a trace on the site; a new article is then forgotten', async () => {
    await save('article/zbrusu-novy', fresh())
    expect((await list('?state=draft')).map(({ slug }) => slug)).toEqual(['zbrusu-novy'])
    await send('article/zbrusu-novy/discard', { updated_at: await seen('article/zbrusu-novy') })
    expect((await api.call('/admin/text/article/zbrusu-novy', { token: admin })).status).toBe(404)
  })

  it('of an address that another article has or had is refused, and so is a new guide', async () => {
    expect((await save('article/vlaknina-drive', fresh())).body.code).toBe('UNIQUE')
    expect((await save(article, fresh(), { is_new: true })).body.code).toBe('UNIQUE')
    expect((await save('guide/hubnuti-rutina', fresh())).status).toBe(404)
    const long = await save(article, 'x'.repeat(40_001))
    expect([long.status, long.body.source[0].code]).toEqual([400, 'max_length'])
    expect((await save(article, `a${'\n'.repeat(1500)}b`)).status).toBe(400)
  })

  it('saved again takes a planned version back', async () => {
    await save(article, titled(OTHER_TITLE))
    await publish(article, { published_at: '2099-01-01T00:00:00.000Z' })
    await save(article, titled('Bílkoviny naposledy jinak'))
    expect(await edit(article)).toMatchObject({ open: { state: 'draft' }, versions: 1 })
  })

  it('tells caches how long they may hold: until the first planned version', async () => {
    const { db } = api.database
    expect(await millisecondsToNextText(db)).toBeNull()
    await save(article, titled(OTHER_TITLE))
    await publish(article, { published_at: new Date(Date.now() + 3_600_000).toISOString() })
    const wait = await millisecondsToNextText(db)
    expect(wait).toBeGreaterThan(3_000_000)
    expect(wait).toBeLessThanOrEqual(3_600_000)
  })
})

describe('two editors at once', () => {
  it('do not overwrite each other: the later one is refused and sees what is saved', async () => {
    await save(article, titled(OTHER_TITLE))
    const updated_at = await seen(article)
    await save(article, `${titled(OTHER_TITLE)}${GENERAL}`)
    const stale = await send(article, { source, updated_at }, 'PATCH')
    expect([stale.status, stale.body.code]).toEqual([409, 'CHANGED_ELSEWHERE'])
    expect((await send(`${article}/publish`, { published_at: null, updated_at })).body.code).toBe('CHANGED_ELSEWHERE')
    expect((await edit(article)).source).toBe(`${titled(OTHER_TITLE)}${GENERAL}`)
  })

  it('begin a text once', async () => {
    const body = { source, updated_at: null }
    const answers = await Promise.all([1, 2, 3].map(() => send(article, body, 'PATCH')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})

describe('a text taken off the site', () => {
  it('is gone from every list, but not before it was said which texts link to it', async () => {
    const guide = 'guide/hubnuti-zacatek'
    expect((await edit(guide)).linked_from.map(({ slug }) => slug)).toContain(PROTEIN)
    const refused = await withdraw(guide)
    expect([refused.status, refused.body.code]).toEqual([409, 'TEXT_IS_LINKED'])
    expect(await slugs('/guide')).toEqual(['hubnuti-zacatek'])
    expect((await withdraw(guide, { accepts_links: true })).status).toBe(204)
    expect(await slugs('/guide')).toEqual([])
    expect((await api.call(`/${guide}`)).status).toBe(404)
    expect((await edit(guide)).state).toBe('unpublished')
    expect((await withdraw(guide, { accepts_links: true })).status).toBe(404)
    // A later version brings it back.
    await save(guide, (await edit(guide)).source)
    await publish(guide, { claims_reason: 'Obecně známé.' })
    expect(await slugs('/guide')).toEqual(['hubnuti-zacatek'])
  })
})

describe('a later file of the repository', () => {
  it('is offered as a difference until an editor has seen it', async () => {
    await save(article, titled(OTHER_TITLE))
    await publish(article)
    expect((await edit(article)).is_file_newer).toBe(false)
    const file = { source: `${source}${GENERAL}`, hash: 'later' }
    const later = { ...library, files: new Map([...library.files, [fileKey('article', PROTEIN), file]]) }
    const next = await openAccountApi({ over: shared(), library: later })
    try {
      const ask = async () => (await next.call(`/admin/text/${article}`, { token: admin })).body
      expect(await ask()).toMatchObject({ is_file_newer: true, title: OTHER_TITLE })
      const { body } = await next.call(`/admin/text/${article}/version/1?against=0`, { token: admin })
      const changed = body.difference.filter(({ change }: { change: string }) => change !== 'same')
      expect(changed).toEqual(
        expect.arrayContaining([
          { change: 'removed', text: `title: ${OTHER_TITLE}` },
          { change: 'added', text: 'title: Kolik bílkovin opravdu potřebujete' },
          { change: 'added', text: GENERAL.trim() },
        ]),
      )
      const { updated_at } = await ask()
      const taken = { source: file.source, takes_file: true, updated_at }
      await next.call(`/admin/text/${article}`, { method: 'PATCH', body: taken, token: admin })
      expect((await ask()).is_file_newer).toBe(false)
    } finally {
      await next.close()
    }
  })
})

describe('publishing', () => {
  it('is told to every process at once, saving a draft is not', async () => {
    let notices = 0
    let listening = false
    const listener = listenTo('catalogue', api.database.url, {
      onChange: () => {
        notices += 1
      },
      onLost: () => undefined,
      onListening: () => {
        listening = true
      },
    })
    // Another process, which keeps what it read until it is told of a change.
    const other = await openAccountApi({ over: shared(), library, catalogue: { version: () => notices } })
    const title = async () => (await other.call(`/${article}`)).body.title
    try {
      await vi.waitFor(() => expect(listening).toBe(true))
      const before = await title()
      await save(article, titled(OTHER_TITLE))
      await wait(200)
      expect(notices).toBe(0)
      await publish(article)
      await vi.waitFor(() => expect(notices).toBeGreaterThan(0))
      expect(before).not.toBe(OTHER_TITLE)
      expect(await title()).toBe(OTHER_TITLE)
    } finally {
      await listener.close()
      await other.close()
    }
  })

  it('is in the history of the text, with who and why', async () => {
    await save(article, titled(OTHER_TITLE), { reason: 'Jasnější nadpis.' })
    await publish(article)
    const { guid } = await edit(article)
    const { body } = await api.call(`/admin/history/edited_text/${guid}`, { token: admin })
    expect(body.results).toMatchObject([{ reason: 'Jasnější nadpis.' }, { reason: 'Jasnější nadpis.' }])
  })
})

describe('the list', () => {
  it('has files and edited texts, found, filtered, ordered and paged', async () => {
    await save(article, titled(OTHER_TITLE))
    await publish(article)
    await save('article/zbrusu-novy', fresh())
    const names = async (query: string) => (await list(query)).map(({ slug }) => slug)
    expect(await names('')).toEqual([PROTEIN, FIBER, 'zbrusu-novy', 'hubnuti-zacatek'].toSorted(byTitle(await list())))
    expect(await names('?kind=guide')).toEqual(['hubnuti-zacatek'])
    expect(await names('?state=edited')).toEqual([PROTEIN])
    expect(await names('?state=unpublished')).toEqual(['zbrusu-novy'])
    expect(await names(`?search=${encodeURIComponent('úpravy')}`)).toEqual([PROTEIN])
    expect((await names('?ordering=-updated_at')).slice(0, 2)).toEqual(['zbrusu-novy', PROTEIN])
    expect((await names('?ordering=updated_at')).slice(0, 2)).toEqual([PROTEIN, 'zbrusu-novy'])
    expect(await names('?page=2')).toEqual([])
  })
})

const byTitle = (texts: readonly ManagedText[]) => {
  const titles = new Map(texts.map(({ slug, title }) => [slug, title]))
  return (a: string, b: string) => (titles.get(a) ?? '').localeCompare(titles.get(b) ?? '', 'cs')
}
