import { buildIngredient } from '@zivina/db/build/catalogue/ingredient'
import { buildRecipe } from '@zivina/db/build/catalogue/recipe'
import { expect, it } from 'vitest'
import { openAccountsApi, type Person } from '#api/account/identity/users/testing.ts'
import { shared } from '#api/testing/shared.ts'

const api = await shared(openAccountsApi())
const author = await api.enter()
const admin = await api.enter({ is_admin: true, is_demo: true })
const { db } = api.database

type Approved = { approved: { name: string }[]; failed: { name: string; code: string }[] }
const approve = (recipe: string, as: Person = admin) =>
  api.ask<Approved>('POST', `/recipe/${recipe}/approve_ingredients`, { as })
const decide = (recipe: string) =>
  api.ask<{ code?: string }>('PATCH', `/recipe/${recipe}/status`, { as: admin, body: { status: 'Approved' } })

it('all ingredients of a recipe are approved in one go, and those that cannot be are named', async () => {
  const creator = author.user.guid
  const code = '8594001021510'
  await buildIngredient(db, { name: 'Rohlík z pekárny', barcodes: [code] })
  const lines = await Promise.all(
    [{ name: 'Babiččin tvaroh' }, { name: 'Rohlík náš', barcodes: [code] }, { name: 'Domácí med' }].map((fields) =>
      buildIngredient(db, { ...fields, creator, status: 'Pending' }),
    ),
  )
  const { guid } = await buildRecipe(db, {
    creator,
    status: 'Pending',
    lines: [...lines.map((ingredient) => ({ ingredient })), { ingredient: await buildIngredient(db) }],
  })
  expect((await decide(guid)).body.code).toBe('UNAPPROVED_INGREDIENTS')
  expect((await approve(guid, author)).status).toBe(403)
  const { body } = await approve(guid)
  expect(body.approved.map(({ name }) => name)).toEqual(['Babiččin tvaroh', 'Domácí med'])
  expect(body.failed).toMatchObject([{ name: 'Rohlík náš', code: 'UNIQUE' }])
  const told = (await api.mail.queued()).filter(({ template }) => template === 'ingredient_decision')
  expect(told).toHaveLength(2)
  await api.database.pool.query(`update ingredient set barcodes = '{}' where name = 'Rohlík náš'`)
  expect((await approve(guid)).body).toMatchObject({ approved: [{ name: 'Rohlík náš' }], failed: [] })
  expect((await decide(guid)).status).toBe(200)
  expect((await approve(guid)).body).toEqual({ approved: [], failed: [] })
  expect((await approve(crypto.randomUUID())).status).toBe(404)
})
