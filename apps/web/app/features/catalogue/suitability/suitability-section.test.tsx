import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { RULE_VERSION } from '@zivina/domain/catalogue/diet-rules/verdicts'
import { expect, it } from 'vitest'
import { SAMPLE_RECIPE } from '#app/features/catalogue/recipe/testing/sample-recipe.ts'
import type { JudgedEdit } from './judge-edit.ts'
import { SuitabilitySection } from './suitability-section.tsx'

const NAMES = new Map(['a', 'b', 'c', 'd'].map((guid) => [guid, `Surovina ${guid}`]))
const reason = (condition: string, text: string, ingredients?: string[]) => ({
  condition,
  text,
  source: 'acr_2020',
  ...(ingredients ? { ingredients } : {}),
})
const JUDGED: JudgedEdit = {
  isEdited: false,
  changes: [],
  serving: null,
  verdicts: {
    'Diet for gout': {
      verdict: 'unsuitable',
      reasons: [
        reason('gout.exclude.offal', 'Surovina a, Surovina b, Surovina c a další (1): vnitřnosti.', [...NAMES.keys()]),
        reason('gout.exclude.fish', 'Druhý důvod.'),
        reason('gout.exclude.game', 'Třetí důvod.'),
        reason('gout.exclude.meat', 'Čtvrtý důvod.'),
      ],
      warnings: [],
    },
    'Gluten free': {
      verdict: 'suitable',
      reasons: [],
      warnings: [{ condition: 'gluten_free.warn.kitchen', text: 'Vařte čistě.', source: 'own' }],
    },
    Dysphagia: { verdict: 'waits', reasons: [reason('dysphagia.confirm.level', 'Zbývá určit úroveň.')], warnings: [] },
  },
}
const RECIPE = { ...SAMPLE_RECIPE, rule_version: RULE_VERSION }

const rows = () => within(screen.getByRole('list', { name: 'Diety' })).getAllByRole('listitem', { hidden: true })
const row = (name: string) => {
  const found = screen.getByRole('list', { name: 'Diety' }).querySelector(`details[data-diet="${name}"]`)
  if (!(found instanceof HTMLElement)) throw new Error(`There is no row of ${name}`)
  return found
}
/** What is written, with ordinary spaces. */
const textOf = (element: Element | null) => (element?.textContent ?? '').replaceAll('\u00a0', ' ')
const draw = (judged: JudgedEdit = JUDGED, recipe: typeof RECIPE = RECIPE) =>
  render(<SuitabilitySection recipe={recipe} judged={judged} names={NAMES} />)

it('says every verdict in words, what suits first, and links only that to the filter', () => {
  draw()
  const verdicts = rows().flatMap((item) => item.querySelector(':scope > details > summary')?.textContent ?? [])
  expect(verdicts).toEqual(['Bezlepkovávhodný', 'Při poruchách polykáníčeká na\u00a0potvrzení', 'Při dněnevhodný'])
  const links = within(screen.getByRole('list', { name: 'Recept se hodí pro' })).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Vegetariánské', '/recepty?dietary_preference=Vegetarian'],
    ['Bezlepková', '/recepty?diet_types=Gluten+free'],
  ])
})

it('gives three reasons with their sources, the rest opened, and names every ingredient', async () => {
  draw()
  const gout = row('Diet for gout')
  expect(textOf(gout)).toContain(
    'Vychází z: American College of Rheumatology: Guideline for the management of gout, 2020',
  )
  expect(textOf(gout)).toContain('Týká se surovin: Surovina a, Surovina b, Surovina c, Surovina d.')
  const rest = within(gout).getByText('Další důvody (1)')
  const folded = rest.closest('details')
  expect(folded?.open).toBe(false)
  expect(textOf(folded)).toContain('Čtvrtý důvod.')
  await userEvent.click(rest)
  expect(folded?.open).toBe(true)
})

it('says why even where no rule speaks against it, and warns', () => {
  draw()
  expect(textOf(row('Gluten free'))).toContain('Žádná surovina nemá lepek')
  expect(textOf(row('Gluten free'))).toContain('Na co dát pozor')
  expect(textOf(row('Gluten free'))).not.toMatch(/návrh|Vychází/)
})

it('names who confirmed, when, and the level of texture with who decides for a person', () => {
  const confirmation = {
    diet_type: 'Dysphagia',
    confirmed_name: 'Jana Malá',
    by_admin: true,
    iddsi_level: 4,
    therapist: 'Mgr. Eva Logopedová',
    texture_test: 'spoon_tilt',
    tested_on: '2026-11-20',
    confirmed_at: '2026-11-22T10:00:00.000Z',
  } as const
  const verdicts = { Dysphagia: { verdict: 'suitable', reasons: [], warnings: [] } } as const
  const confirmed = { ...RECIPE, confirmations: [confirmation] }
  const judged = { ...JUDGED, verdicts } as unknown as JudgedEdit
  const { rerender } = draw(judged, confirmed)
  expect(textOf(row('Dysphagia'))).toContain('Zkoušku terapeuta zapsala redakce: Jana Malá, 22. listopadu 2026')
  expect(textOf(row('Dysphagia'))).toContain('IDDSI 4: velmi hustá tekutina, hladké pyré')
  expect(textOf(row('Dysphagia'))).toContain(
    'Zkoušku (naklonění lžíce) provedl terapeut: Mgr. Eva Logopedová, 20. listopadu 2026',
  )
  expect(textOf(row('Dysphagia'))).toContain('určuje logoped')

  const byEditors = { ...RECIPE, confirmations: [{ ...confirmation, confirmed_name: null, therapist: null }] }
  rerender(<SuitabilitySection recipe={byEditors} judged={judged} names={NAMES} />)
  expect(textOf(row('Dysphagia'))).toContain('Potvrdila redakce podle postupu, 22. listopadu 2026')
  expect(textOf(row('Dysphagia'))).toContain('určuje logoped')
  const byGone = { ...RECIPE, confirmations: [{ ...confirmation, confirmed_name: null, by_admin: false }] }
  rerender(<SuitabilitySection recipe={byGone} judged={judged} names={NAMES} />)
  expect(textOf(row('Dysphagia'))).toContain('Potvrdil autor receptu: účet, který už neexistuje')
  expect(textOf(row('Dysphagia'))).not.toContain('redakce')

  rerender(<SuitabilitySection recipe={confirmed} judged={{ ...judged, isEdited: true }} names={NAMES} />)
  expect(textOf(row('Dysphagia'))).not.toContain('Jana Malá')
})

it('marks what the edits changed and no longer claims the eating style of the given recipe', () => {
  draw({ ...JUDGED, isEdited: true, changes: [{ diet: 'Gluten free', before: 'unsuitable', now: 'suitable' }] })
  expect(textOf(screen.getByTestId('suitability-changes'))).toContain(
    'Vašimi úpravami se změnilo:Bezlepková: předtím nevhodný, teď vhodný',
  )
  expect(textOf(row('Gluten free').querySelector('summary'))).toContain('vhodný (předtím nevhodný)')
  expect(screen.queryByRole('link', { name: 'Vegetariánské' })).toBeNull()
})

it('says once for all diets which rules judged, whose they are and what they do not replace', () => {
  draw()
  const section = textOf(screen.getByTestId('suitability'))
  expect(section.match(/navrhla Živina/g)).toHaveLength(1)
  expect(textOf(screen.getByTestId('rules-notice'))).toBe(
    `Pravidla (verze ${RULE_VERSION}) navrhla Živina, nutriční terapeut je zatím neschválil. Radu lékaře nenahrazují. Jak posuzujeme →`,
  )
})

it('shows nothing of a recipe that was not judged and suits no style', () => {
  const { container } = draw({ ...JUDGED, verdicts: {} }, { ...RECIPE, dietary_preference: ['All'] })
  expect(container.innerHTML).toBe('')
})

it('says of a borderline diet the one thing to do, in its line and with the reason', () => {
  const remedy = { action: 'leave_out', text: 'Česnek vynechte.' } as const
  const allowed = { ...reason('sparing.allow.garlic', 'Česnek: snese ho jen část lidí.'), remedy }
  const verdicts = { Sparing: { verdict: 'borderline', reasons: [allowed], warnings: [] } } as const
  draw({ ...JUDGED, verdicts } as unknown as JudgedEdit)
  const sparing = row('Sparing')
  expect(textOf(sparing.querySelector('summary'))).toBe('ŠetřicípodmíněněČesnek vynechte.')
  expect(textOf(sparing.querySelector('li'))).toContain('Česnek: snese ho jen část lidí.Česnek vynechte.')
})

it('tells pregnancy and breastfeeding apart where they differ', () => {
  const pregnant = (breastfeeding: 'suitable' | 'unsuitable') =>
    ({
      ...JUDGED,
      verdicts: {
        'For pregnant and breastfeeding': {
          verdict: 'unsuitable',
          reasons: [reason('pregnant.exclude.liver', 'Játra.')],
          warnings: [],
          parts: { pregnant: 'unsuitable', breastfeeding },
        },
      },
    }) as unknown as JudgedEdit
  const { unmount } = draw(pregnant('suitable'))
  expect(textOf(screen.getByTestId('diet-parts'))).toBe('V těhotenství: nevhodný. Při kojení: vhodný.')
  unmount()
  draw(pregnant('unsuitable'))
  expect(screen.queryByTestId('diet-parts')).toBeNull()
})

it('says at which serving it judges where that is not the stated portion', () => {
  const { unmount } = draw()
  expect(screen.queryByTestId('serving-note')).toBeNull()
  unmount()
  draw({ ...JUDGED, serving: 'Uvedená porce má 29 g.' })
  expect(textOf(screen.getByTestId('serving-note'))).toBe('Uvedená porce má 29 g.')
})
