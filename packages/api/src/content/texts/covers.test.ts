import { randomUUID } from 'node:crypto'
import { fileKey, type Library } from '@zivina/content/library'
import { readFixtures } from '@zivina/content/testing'
import type { EditableText } from '@zivina/contract/content/edited-texts'
import { coverIn, withCover } from '@zivina/contract/content/text-cover'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DECLARED } from '#api/areas.ts'
import { sweepImages } from '#api/media/images/service.ts'
import { buildImageFile, recordingStore } from '#api/media/images/testing.ts'
import { type AccountApi, openAccountApi } from '#api/testing/account-api.ts'

const SLUG = 'ukazka-bilkoviny'
const PLACE = `article/${SLUG}`
const NOT_HERE = 'Obrázek (cover) tu není nahraný. Nahrajte ho znovu.'

let library: Library
let api: AccountApi
let admin: string
/** Another administrator. */
let other: string
let source: string
beforeAll(async () => {
  library = await readFixtures()
  api = await openAccountApi({ seeded: true, library })
  admin = (await api.login((await api.user({ is_admin: true, is_demo: true })).email)).access
  other = (await api.login((await api.user({ is_admin: true, is_demo: true })).email)).access
  source = library.files.get(fileKey('article', SLUG))?.source.trimEnd() ?? ''
})
beforeEach(async () => {
  await api.sql('delete from edited_text')
  await api.sql('delete from image_file')
})
afterAll(() => api.close())

/** A picture uploaded two days ago. */
const uploaded = (folder = `texts/${PLACE}`) =>
  buildImageFile(api.database.db, `uploads/${folder}/foto_${randomUUID()}.webp`, null, { hours: 48 })
const read = async (place: string): Promise<EditableText> =>
  (await api.call(`/admin/text/${place}`, { token: admin })).body
const seen = async (place: string) => (await read(place))?.updated_at ?? null
async function save(text: string, { place = PLACE, token = admin } = {}) {
  const body = { source: text, updated_at: await seen(place) }
  return api.call(`/admin/text/${place}`, { method: 'PATCH', body, token })
}
async function publish(place = PLACE) {
  const body = { published_at: null, updated_at: await seen(place) }
  return api.call(`/admin/text/${place}/publish`, { method: 'POST', body, token: admin })
}
const imageOf = async (place = PLACE) => (await api.call(`/${place}`)).body.image
const problemsOf = async (text: string) => {
  const body = { kind: 'article', slug: SLUG, source: text }
  return (await api.call('/admin/text/preview', { method: 'POST', body, token: admin })).body.problems
}
/** Runs the clean-up. @returns what it deleted */
async function sweep(): Promise<string[]> {
  const removed: string[] = []
  await sweepImages(api.database.db, recordingStore(removed), DECLARED.pictures)
  return removed
}

describe('an uploaded cover', () => {
  it('is shown by the page and its card once its version is published, and an earlier version has its own', async () => {
    const [first, second] = [await uploaded(), await uploaded()]
    const drawn = await imageOf()
    await save(withCover(source, first))
    expect(await imageOf()).toBe(drawn)
    await publish()
    expect(await imageOf()).toBe(`/images/${first}`)
    const { results } = (await api.call('/article')).body
    expect(results.find(({ slug }: { slug: string }) => slug === SLUG).image).toBe(`/images/${first}`)
    await save(withCover(source, second), { token: other })
    await publish()
    expect(await imageOf()).toBe(`/images/${second}`)
    const { body } = await api.call(`/admin/text/${PLACE}/version/1`, { token: admin })
    expect(coverIn(body.source)).toBe(first)
    // Both are kept: a published version never changes.
    expect(await sweep()).toEqual([])
    await save(body.source, { token: other })
    await publish()
    expect(await imageOf()).toBe(`/images/${first}`)
    await save(source)
    await publish()
    expect(await imageOf()).toBe(drawn)
  })

  it('of an article without a file is its own', async () => {
    const place = 'article/zbrusu-novy-s-obrazkem'
    const picture = await uploaded(`texts/${place}`)
    const text = withCover(source, picture).replace(/^title: .*$/m, 'title: Zbrusu nový článek s obrázkem')
    await save(text, { place })
    expect((await publish(place)).status).toBe(204)
    expect(await imageOf(place)).toBe(`/images/${picture}`)
  })

  it('stays as long as a version names it: of a draft that is thrown away or changed it is swept', async () => {
    const [replaced, unused] = [await uploaded(), await uploaded()]
    await save(withCover(source, replaced))
    expect(await sweep()).toEqual([unused])
    const kept = await uploaded()
    await save(withCover(source, kept))
    expect(await sweep()).toEqual([replaced])
    const body = { updated_at: await seen(PLACE) }
    await api.call(`/admin/text/${PLACE}/discard`, { method: 'POST', body, token: admin })
    expect(await sweep()).toEqual([kept])
  })

  it('stays with a text that is taken off the site', async () => {
    const picture = await uploaded()
    await save(withCover(source, picture))
    await publish()
    const body = { reason: 'Zastaralé.', accepts_links: true, updated_at: await seen(PLACE) }
    await api.call(`/admin/text/${PLACE}/withdraw`, { method: 'POST', body, token: admin })
    await api.sql('delete from text_version where not is_withdrawn')
    expect(await sweep()).toEqual([])
  })
})

describe('a cover that was not uploaded for a text', () => {
  it.each([
    ['was never uploaded', () => `uploads/texts/${PLACE}/foto_nikdy.webp`],
    ['belongs to a person', () => uploaded('users/01890000-0000-7000-8000-000000000000')],
    ['lies in no folder of texts', () => uploaded('recipes/texts/article/neco')],
    ['is elsewhere', () => 'https://example.com/uploads/texts/article/a/foto.webp'],
  ])('is saved and not published where it %s', async (_, path) => {
    const text = withCover(source, await path())
    expect((await save(text)).status).toBe(200)
    expect(await problemsOf(text)).toHaveLength(1)
    const refused = await publish()
    expect([refused.status, refused.body.code]).toEqual([409, 'TEXT_NOT_READY'])
  })

  it('is told of in Czech, and named in a way that no version keeps it is refused, too', async () => {
    expect(await problemsOf(withCover(source, `uploads/texts/${PLACE}/foto_nikdy.webp`))).toEqual([NOT_HERE])
    const folded = withCover(source, '>-').replace('cover: >-', `cover: >-\n  ${await uploaded()}`)
    expect(await problemsOf(folded)).toEqual([NOT_HERE])
  })
})
