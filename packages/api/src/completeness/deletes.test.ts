import { afterAll, beforeAll, expect, it } from 'vitest'
import { CALLS } from '#api/testing/every-call.ts'
import { openWorld, type World } from '#api/testing/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

/** Each noun's own delete call; a review is deleted by who wrote it alone, administrators deny it. */
const NOUNS = [
  ...['/tag/{name}', '/news/{guid}', '/photo_submission/{guid}', '/error_report/{guid}'],
  ...['/barcode/{barcode}', '/food_category/{guid}', '/shop_item/{guid}', '/shop_sale/{guid}'],
  ...['/referral_code/{guid}', '/public_profile/{slug}', '/user/{guid}'],
]

it.each(NOUNS)('DELETE %s is refused to strangers, and done once by an administrator', async (path) => {
  const given = CALLS[`DELETE ${path}`]
  const prepare = typeof given === 'function' ? given : given?.[0]
  if (!prepare) throw new Error(`DELETE ${path} has no call.`)
  const { path: address } = await prepare(world)
  const remove = async (as?: World['admin']) =>
    (await world.send('DELETE', { path: address, ...(as ? { as } : {}) })).status
  expect(await remove()).toBe(401)
  expect([403, 404]).toContain(await remove(await world.enter()))
  expect(await remove(world.admin)).toBe(204)
  // An account exists until its days of grace are over; asking again does not move them.
  expect(await remove(world.admin)).toBe(path === '/user/{guid}' ? 204 : 404)
})
