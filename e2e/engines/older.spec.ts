import { expect } from '@playwright/test'
import { enterAsSomebody, test } from './journey.ts'
import { Key } from './person.ts'

test.use({ engineName: 'older-webkit' })

test('without popovers and anchors menus are closed at first, and open beside their buttons', async ({
  person,
  request,
}) => {
  await enterAsSomebody(person, request)
  await person.open('/recepty')
  await person.see('button', /^Účet/)
  await person.miss('button', 'Odhlásit')
  await person.click('button', /^Vzhled/)
  const button = await (await person.see('button', /^Vzhled/)).getRect()
  const item = await (await person.see('button', 'Tmavý vzhled')).getRect()
  expect(item.y).toBeGreaterThan(button.y)
  expect(item.y - button.y).toBeLessThan(250)
  expect(item.x).toBeLessThan(button.x + button.width)
  expect(item.x + item.width).toBeGreaterThan(button.x)
  await person.keys(Key.ESCAPE)
  await person.miss('button', 'Tmavý vzhled')
  await person.click('button', /^Účet/)
  await person.click('button', 'Odhlásit')
  await person.isAt('/')
})
