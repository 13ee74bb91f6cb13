import type { CalendarFeed } from '@zivina/contract/planning/meal-plan-documents'
import { planPath } from '@zivina/contract/planning/plan-path'
import { calendarDay } from '@zivina/domain/calendar-day'
import { addDays } from '@zivina/domain/planning/plan-days'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Person } from '#api/account/identity/users/testing.ts'
import { MONDAY, newItem, openPlansApi } from '../meal-plans/testing/plans-api.ts'

let plans: Awaited<ReturnType<typeof openPlansApi>>
let owner: Person
beforeAll(async () => {
  plans = await openPlansApi()
  owner = await plans.premium()
})
afterAll(() => plans.api.close())

const WEEK = { from: MONDAY, to: '2026-11-29' }

async function filled(day = MONDAY) {
  const { guid } = await plans.plan(owner, { name: 'Žluťoučký týden' })
  const dish = await plans.recipe({ name: `Svíčková ${guid.slice(0, 8)}` })
  await plans.add(owner, guid, [newItem({ recipe: dish.guid, note: 'Bez brusinek' })], day)
  return { guid, dish }
}

describe('a printed meal plan', () => {
  it('is a PDF with the week’s dishes and notes, and a range without anything is none', async () => {
    const { guid, dish } = await filled()
    const answer = await plans.api.send('GET', `/meal_plan/${guid}/pdf?from=${WEEK.from}&to=${WEEK.to}`, { as: owner })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const document = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
    const { text } = await extractText(document, { mergePages: true })
    for (const words of ['Žluťoučký týden', dish.name, 'Bez brusinek', 'Oběd']) {
      expect(text.replace(/\s+/g, ' ')).toContain(words)
    }
    const empty = await plans.get(owner, `/meal_plan/${guid}/pdf?from=2027-01-01&to=2027-01-07`)
    expect(empty).toMatchObject({ status: 400, body: { code: 'EMPTY_MEAL_PLAN' } })
  })
})

describe('a mailed meal plan', () => {
  it('goes to the address of the account', async () => {
    const { guid, dish } = await filled()
    expect((await plans.post(owner, `/meal_plan/${guid}/email`, WEEK)).status).toBe(204)
    const queued = await plans.api.mail.queued()
    expect(queued.filter(({ to }) => to === owner.user.email)).toMatchObject([
      {
        template: 'meal_plan',
        data: {
          name: 'Žluťoučký týden',
          path: planPath(guid, MONDAY),
          days: [{ meals: [['Oběd', `${dish.name} – Bez brusinek`]] }],
        },
      },
    ])
    const empty = await plans.post(owner, `/meal_plan/${guid}/email`, { from: '2027-01-01' })
    expect(empty.body.code).toBe('EMPTY_MEAL_PLAN')
  })
})

describe('a secret calendar', () => {
  it('is read by its address alone, until another one is made, it is ended, or premium ends', async () => {
    const today = calendarDay(new Date())
    const { guid, dish } = await filled(addDays(today, 1))
    const path = `/meal_plan/${guid}/calendar`
    expect((await plans.get(owner, path)).body).toEqual({ created_at: null, url: null })
    const made = (await plans.post<CalendarFeed>(owner, path)).body
    expect((await plans.get<CalendarFeed>(owner, path)).body).toEqual({ created_at: made.created_at, url: null })
    const read = async (url: string | null) => {
      const answer = await plans.api.send('GET', new URL(url ?? '').pathname.replace('/api', ''))
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
    }
    const feed = await read(made.url)
    expect(feed).toMatchObject({ status: 200, type: 'text/calendar' })
    const lines = feed.text.replace(/\r\n /g, '')
    expect(lines).toContain(`SUMMARY:Oběd: ${dish.name}`)
    expect(lines).toMatch(/^URL/mu)
    expect(lines).toContain(`${planPath(guid, addDays(today, 1))}\r\n`)
    const [{ count } = { count: 1 }] = await plans.sql<{ count: number }>(
      'select count(*)::int as count from meal_plan_calendar where token_hash = $1',
      [made.url?.split('/').at(-1)],
    )
    expect(count).toBe(0)
    const again = (await plans.post<CalendarFeed>(owner, path)).body
    expect([(await read(made.url)).status, (await read(again.url)).status]).toEqual([404, 200])
    await plans.sql('update membership set is_premium = false where "user" = $1', [owner.user.guid])
    expect((await read(again.url)).status).toBe(404)
    await plans.sql('update membership set is_premium = true where "user" = $1', [owner.user.guid])
    expect((await plans.remove(owner, path)).status).toBe(204)
    expect((await read(again.url)).status).toBe(404)
  })

  it('ends for a member with the share', async () => {
    const member = await plans.api.enter()
    const { guid } = await filled()
    const share = await plans.share(owner, guid, member, 'viewer')
    const { url } = (await plans.post<CalendarFeed>(member, `/meal_plan/${guid}/calendar`)).body
    const path = new URL(url ?? '').pathname.replace('/api', '')
    expect((await plans.api.send('GET', path)).status).toBe(200)
    await plans.remove(owner, `/share/${share}`)
    expect((await plans.api.send('GET', path)).status).toBe(404)
  })

  it('and the other documents of another person’s plan do not exist', async () => {
    const stranger = await plans.premium()
    const { guid } = await filled()
    for (const answer of [
      await plans.get(stranger, `/meal_plan/${guid}/pdf`),
      await plans.post(stranger, `/meal_plan/${guid}/email`, WEEK),
      await plans.get(stranger, `/meal_plan/${guid}/calendar`),
      await plans.post(stranger, `/meal_plan/${guid}/calendar`),
    ]) {
      expect(answer).toMatchObject({ status: 404, body: { code: 'MEALPLAN_NOT_FOUND' } })
    }
  })
})
