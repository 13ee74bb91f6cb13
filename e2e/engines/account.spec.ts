import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { PASSWORD, signUp } from '../journeys/fresh-account.ts'
import { enterAsMember, enterAsSomebody, inTurn, test } from './journey.ts'
import { Key } from './person.ts'

const PHOTO = fileURLToPath(new URL('../../data/pictures/brand/icon-512.png', import.meta.url))

test('a person logs in, after a wrong password, and out by the menu', async ({ person, request }) => {
  const email = await signUp(request, 'pohledy')
  await person.open('/recepty?search=ryba')
  await person.in('banner').click('link', 'Přihlásit se')
  await person.fill('E-mail', email)
  await person.fill('Heslo', 'něco jiného 77')
  await person.click('button', 'Přihlásit se')
  await person.seeText('Nesprávný e-mail nebo heslo')
  await person.fill('Heslo', PASSWORD)
  await person.click('button', 'Přihlásit se')
  await person.isAt('/recepty?search=ryba')
  await person.in('banner').click('button', /^Účet/)
  await person.click('button', 'Odhlásit')
  await person.isAt('/')
  await person.in('banner').see('link', 'Přihlásit se')
})

test('foods come into the diary by a search and by a sentence', async ({ person, request }) => {
  await enterAsSomebody(person, request)
  await person.open('/uzivatel/denik?den=2026-11-16')
  await person.click('button', 'Přidat, snídaně')
  const adding = person.in('dialog')
  await adding.fill('Hledat nebo napsat, co jste jedli', 'tvaroh')
  await adding.in('list', 'Suroviny').click('button', /^Zvolit množství/)
  await person.choose('Jednotka', 'g')
  await adding.fill('Množství', '150')
  await adding.click('button', 'Přidat')
  await person.miss('dialog')
  await person.in('region', 'Snídaně').seeText(/150 g/)

  await person.open('/uzivatel/denik/text')
  await person.fill('Napište, co jste jedli', 'k obědu 2 rohlíky, 100 g šunky a lžíce másla')
  await person.click('button', 'Přečíst')
  await person.in('region', /^Oběd/).see('listitem')
  await person.click('button', 'Zapsat vše')
  await person.seeText('Zapsáno: 3 položky.')
})

test('things go on a shopping list and are ticked off', async ({ person, request }) => {
  const headers = await enterAsMember(person, request)
  const guid = crypto.randomUUID()
  const data = { guid, name: `Nákup ${guid.slice(0, 8)}` }
  expect((await request.post('/api/shopping_list', { headers, data })).status()).toBe(201)
  await person.open(`/uzivatel/nakupni-seznam/${guid}`)
  await person.fill('Přidat na seznam', '2 rohlíky a 1 l mléka')
  await person.keys(Key.ENTER)
  await person.see('checkbox', /1 l\s*Polotučné mléko/)
  await person.click('checkbox', /Rohlík/)
  await person.in('region', 'Odškrtnuté').seeText(/Rohlík/)
  await person.open(`/uzivatel/nakupni-seznam/${guid}`)
  await person.in('region', 'Odškrtnuté').seeText(/Rohlík/)
})

test('a day of meals is computed and put into a plan', async ({ person, request }) => {
  const headers = await enterAsMember(person, request)
  const guid = crypto.randomUUID()
  const made = await request.post('/api/meal_plan', { headers, data: { guid, name: 'Spočítaný den' } })
  expect(made.status()).toBe(201)
  const plan = await (await request.get(`/api/meal_plan/${guid}`, { headers })).json()
  const eater = `/api/meal_plan/${guid}/eater/${plan.eaters[0].guid}`
  expect((await request.patch(eater, { headers, data: { kilojoules: 8000 } })).status()).toBe(200)
  // The member has one search at a time, and the other engine's journey is theirs too.
  await inTurn('search of the member', async () => {
    await person.open(`/uzivatel/jidelnicek/${guid}/sestavit`)
    await person.click('button', /^Na jak dlouho/)
    await person.choose('Na jak dlouho', '1 den')
    await person.in('dialog', 'Na jak dlouho').click('button', 'Hotovo')
    await person.click('checkbox', /co mám doma/)
    await person.click('button', 'Sestavit jídelníček')
    await person.in('list', 'Dny návrhu').see('heading')
    await person.click('button', 'Použít návrh')
    await person.isAt(new RegExp(`^/uzivatel/jidelnicek/${guid}(\\?|$)`))
  })
  await person.in('list', /^Snídaně/).see('listitem')
})

test('weight is measured, and its chart is drawn', async ({ person, request }) => {
  await enterAsSomebody(person, request)
  await person.open('/uzivatel/mereni')
  await person.click('button', /Souhlasím se zpracováním/)
  await person.fill('Dnešní hmotnost', '80,4')
  await person.click('button', 'Zapsat')
  await person.in('list', 'Měření').seeText(/80,4 kg/)
  await person.click('button', 'Přidat měření')
  const adding = person.in('dialog', 'Přidat měření')
  await adding.setDay('Den', '2026-02-28')
  await adding.fill('Hmotnost (kg)', '82')
  await adding.fill('Obvod pasu (cm)', '91,5')
  await adding.click('button', 'Uložit')
  await person.miss('dialog')
  await person.in('list', 'Měření').seeText(/obvod pasu 91,5 cm/)
  await person.press('slider', 'Den v grafu', Key.ARROW_LEFT)
  await person.seeText(/28\. února/)
})

test('a recipe of one’s own is written, with a photo', async ({ person, request }) => {
  await enterAsSomebody(person, request)
  await person.open('/uzivatel/vytvorit-recept')
  const name = `Zkušební palačinky ${Date.now().toString(36)}`
  await person.fill('Název receptu', name)
  await person.fill(/^Příprava a/, '30')
  for (const [text, food, amount] of [
    ['hladká mouka', /Hladká mouka/, '250'],
    ['vejce slepičí', /Vejce slepičí/, '2'],
  ] as const) {
    await person.fill('Přidat surovinu', text)
    await person.click('option', food)
    await person.keys(...amount, Key.ENTER)
    await person.reads(new RegExp(`^Množství: ${food.source}`), new RegExp(`^${amount}`))
  }
  await person.fill(/^Popis/, 'Smíchejte a osmažte.')
  await person.give('[aria-label="Fotky hotového jídla"] input[type=file], input[type=file]', PHOTO)
  await person.in('dialog', 'Výřez fotky').click('button', 'Použít výřez')
  await person.in('group', 'Fotky hotového jídla').see('img', /^Fotka/)
  await person.click('button', 'Uložit recept')
  await person.isAt('/uzivatel/moje-recepty')
  await person.seeText(name)
})
