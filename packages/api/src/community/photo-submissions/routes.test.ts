import type { PhotoSubmission } from '@zivina/contract/community/photo-submissions'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { beforeAll, describe, expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { DECLARED } from '#api/areas.ts'
import { sweepImages } from '#api/media/images/service.ts'
import { buildImageFile, recordingStore } from '#api/media/images/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const sender = await api.enter()
const other = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
const recipe = await buildRecipe(api.database.db, { name: 'Kulajda' })
beforeAll(async () => {
  // The decoy: another person's photo of another recipe, which must not appear.
  const decoy = await buildRecipe(api.database.db)
  const { body } = await send({ recipe: decoy.guid, photo: await upload(other), caption: 'Návnada' }, other)
  await decide(body.guid, { status: 'Approved' })
})

type Body = PhotoSubmission & { results: PhotoSubmission[]; count: number; code: string }
type Answer = Promise<{ status: number; body: Body }>
const send = (body: object, as = sender): Answer => api.ask('POST', '/photo_submission', { as, body })
const get = (path: string, as?: Person): Answer => api.ask('GET', path, { as })
const decide = (guid: string, body: object, as = admin): Answer =>
  api.ask('PATCH', `/photo_submission/${guid}/status`, { as, body })

let files = 0
/** A picture uploaded to the image host, by its address. */
async function upload(by: Person, folder = `submissions/${by.user.guid}`): Promise<string> {
  files += 1
  return `/images/${await buildImageFile(api.database.db, `uploads/${folder}/foto-${files}.jpg`, by.user.guid)}`
}

describe('submitting', () => {
  it('a photo makes it pending, and public once approved', async () => {
    const photo = await upload(sender)
    const caption = 'S houbami <b>ze Šumavy</b>'
    const { status, body } = await send({ recipe: recipe.guid, photo, caption })
    expect(status).toBe(201)
    expect(body).toMatchObject({ photo, caption, status: 'Pending', recipe: { name: 'Kulajda' } })
    expect((await get(`/photo_gallery?recipe=${recipe.guid}`)).body.count).toBe(0)
    await decide(body.guid, { status: 'Approved' })
    const gallery = (await get(`/photo_gallery?recipe=${recipe.guid}`)).body
    expect(gallery).toMatchObject({ count: 1, results: [{ photo, caption, user: { username: sender.user.username } }] })
    expect(gallery.results[0]).not.toHaveProperty('status')
  })

  it('the same twice at once stores one; the same photo with another caption is refused', async () => {
    const photo = await upload(sender)
    const answers = await Promise.all([1, 2, 3].map(() => send({ recipe: recipe.guid, photo })))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => body.guid)).size).toBe(1)
    expect((await send({ recipe: recipe.guid, photo, caption: 'Jinak' })).body.code).toBe('UNIQUE')
  })

  it('accepts only pictures that the sender uploaded for this purpose', async () => {
    const strange = [
      await upload(other),
      await upload(sender, `users/${sender.user.guid}`),
      'https://jinde.example/a.jpg',
    ]
    for (const photo of strange) {
      expect((await send({ recipe: recipe.guid, photo })).body.code, photo).toBe('IMAGEKIT')
    }
  })

  it('protects the picture from the image host’s clean-up', async () => {
    const photo = await upload(sender)
    const unused = await upload(sender)
    await send({ recipe: recipe.guid, photo })
    await api.database.pool.query(`update image_file set created_at = now() - interval '3 days'`)
    const removed: string[] = []
    await sweepImages(api.database.db, recordingStore(removed), DECLARED.pictures)
    expect(removed).toContain(unused.replace('/images/', ''))
    expect(removed).not.toContain(photo.replace('/images/', ''))
  })

  it('accepts only public recipes', async () => {
    const hidden = await buildRecipe(api.database.db, { status: 'Pending' })
    expect((await send({ recipe: hidden.guid, photo: await upload(sender) })).body.code).toBe('NOT_FOUND')
    const { body } = await send({ recipe: recipe.guid, photo: await upload(sender), caption: 'a'.repeat(201) })
    expect(body).toMatchObject({ caption: [{ code: 'max_length' }] })
  })
})

describe('lists', () => {
  it('show users only their own photos, and admins all', async () => {
    const person = await api.enter()
    const { body } = await send({ recipe: recipe.guid, photo: await upload(person) }, person)
    expect((await get('/photo_submission/mine', person)).body).toMatchObject({
      count: 1,
      results: [{ guid: body.guid }],
    })
    const { rows } = await api.database.pool.query('select count(*)::int as count from photo_submission')
    expect((await get('/photo_submission/admin', admin)).body.count).toBe(rows[0].count)
    expect((await get('/photo_submission/admin?status=Denied', admin)).body.count).toBe(0)
    expect((await get('/photo_submission/admin', person)).body.code).toBe('USER_PERMISSION_DENIED')
  })

  it('of all recipes show the newest approved photos, without recipes that are not public', async () => {
    const withdrawn = await buildRecipe(api.database.db)
    const { body } = await send({ recipe: withdrawn.guid, photo: await upload(sender) })
    await decide(body.guid, { status: 'Approved' })
    expect((await get('/photo_gallery')).body.results[0]?.guid).toBe(body.guid)
    await api.database.pool.query(`update recipe set status = 'Pending' where guid = $1`, [withdrawn.guid])
    expect((await get('/photo_gallery?limit=100')).body.results.map(({ guid }) => guid)).not.toContain(body.guid)
  })
})

describe('deciding and deleting', () => {
  it('a denied photo has a reason and is no longer public', async () => {
    const { body } = await send({ recipe: recipe.guid, photo: await upload(sender) })
    await decide(body.guid, { status: 'Approved' })
    const denied = await decide(body.guid, { status: 'Denied', status_note: 'Je rozmazaná.' })
    expect(denied.body).toMatchObject({ status: 'Denied', status_note: 'Je rozmazaná.' })
    const shown = (await get(`/photo_gallery?recipe=${recipe.guid}&limit=100`)).body.results
    expect(shown.map(({ guid }) => guid)).not.toContain(body.guid)
    expect((await decide(body.guid, { status: 'Approved' }, sender)).body.code).toBe('USER_PERMISSION_DENIED')
    expect((await decide(crypto.randomUUID(), { status: 'Approved' })).body.code).toBe('NOT_FOUND')
  })

  it('users may delete their own photos, not others’, and admins any', async () => {
    const first = (await send({ recipe: recipe.guid, photo: await upload(sender) })).body.guid
    const second = (await send({ recipe: recipe.guid, photo: await upload(sender) })).body.guid
    const remove = (guid: string, as: Person): Answer => api.ask('DELETE', `/photo_submission/${guid}`, { as })
    expect((await remove(first, other)).body.code).toBe('NOT_FOUND')
    expect((await remove(first, sender)).status).toBe(204)
    expect((await remove(second, admin)).status).toBe(204)
  })

  it('is reported to the sender once, unless they unsubscribed from such mails', async () => {
    const [person, quiet] = [await api.enter(), await api.enter({ mail_opt_outs: ['moderation'] })]
    const told = async ({ user }: Person) => (await api.mail.queued()).filter(({ to }) => to === user.email).length
    const sent = async (by: Person) => (await send({ recipe: recipe.guid, photo: await upload(by) }, by)).body.guid
    const [theirs, unheard, ours] = [await sent(person), await sent(quiet), await sent(admin)]
    await Promise.all([decide(theirs, { status: 'Approved' }), decide(theirs, { status: 'Approved' })])
    expect((await api.mail.last('photo_decision', person.user.email)).data).toMatchObject({
      recipe: { name: 'Kulajda', slug: recipe.slug },
      approved: true,
      status_note: '',
      unsubscribe_url: expect.stringContaining('/api/mail/unsubscribe?token=moderation.'),
    })
    await decide(theirs, { status: 'Pending' })
    expect(await told(person)).toBe(1)
    await decide(theirs, { status: 'Denied', status_note: 'Je rozmazaná.' })
    const { data } = await api.mail.last('photo_decision', person.user.email)
    expect(data).toMatchObject({ approved: false, status_note: 'Je rozmazaná.' })
    await decide(unheard, { status: 'Denied' })
    await decide(ours, { status: 'Denied' })
    expect([await told(person), await told(quiet), await told(admin)]).toEqual([2, 0, 0])
  })
})
