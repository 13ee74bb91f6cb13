import { enterAs } from './admin-session.ts'
import { expectSound, WIDE_ONLY } from './check-page.ts'
import { test } from './visitor.ts'

/** Pages whose journeys are made on a phone, by members who have something on them. */
const PAGES = {
  premium: ['modifikovane-recepty', 'mereni', 'moje-hodnoceni'],
  user: ['moje-poznamky', 'moje-fotky', 'moje-hlaseni'],
}

for (const [member, names] of Object.entries(PAGES)) {
  test(`pages of ${member}@ are sound on a wide screen`, { tag: WIDE_ONLY }, async ({ page, isMobile }) => {
    await enterAs(page.context(), member)
    for (const name of names) await expectSound(page, `/uzivatel/${name}`, { isMobile })
  })
}
