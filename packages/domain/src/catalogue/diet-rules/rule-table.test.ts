import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RULE_SETS } from './rule-sets.ts'
import { ruleTables } from './rule-table.ts'
import { SOURCES } from './sources.ts'
import { RULE_VERSION } from './verdicts.ts'

const page = readFileSync(new URL('../../../../../docs/domain/diet-rules.md', import.meta.url), 'utf8')

test('the page for dietitians has the conditions as they are judged by', () => {
  expect(page.slice(page.indexOf('### Sparing'))).toBe(ruleTables(RULE_SETS))
  expect(page).toContain(`Version \`${RULE_VERSION}\``)
})

test('the page has every source', () => {
  for (const [id, { body, title, year }] of Object.entries(SOURCES))
    expect(page).toContain(`| \`${id}\` | ${body} | ${title} | ${year ?? '–'} |`)
})
