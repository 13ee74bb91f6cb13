import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextPurpose } from './text-purpose.tsx'

const reviewer = {
  name: 'Jana Ukázková',
  role: 'nutriční terapeutka',
  scope: 'zda čísla odpovídají zdrojům',
}

const days = { published: '2026-06-03', updated: '2026-11-20', checked: '2026-11-21' }

test('one line says what a text is not; opened, it has the days on which it came out, changed and was checked', () => {
  const { container } = render(<TextPurpose {...days} reviewer={null} awaits_review={false} />)
  expect(container.querySelector('summary')?.textContent).toBe('Obecné informace, ne lékařská rada')
  expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(Object.values(days))
})

test('the reviewer of a text is shown with the profession and the scope', () => {
  render(<TextPurpose {...days} reviewer={reviewer} awaits_review={false} />)
  const shown = screen.getByTestId('reviewer').textContent
  expect(shown).toContain('Odborná kontrola: Jana Ukázková, nutriční terapeutka.')
  expect(shown).toContain('Posuzuje, zda čísla odpovídají zdrojům. Není to posouzení lékařem.')
})

test('a text about health without a reviewer says so before it is opened; one about cooking names and misses none', () => {
  const { container, rerender } = render(<TextPurpose {...days} reviewer={null} awaits_review />)
  const summary = container.querySelector('summary')?.textContent
  expect(summary).toBe('Obecné informace, ne lékařská rada; odborník text zatím neposoudil')
  expect(screen.getByTestId('awaits-review').textContent).toContain('bude tu jeho jméno')
  rerender(<TextPurpose {...days} reviewer={null} awaits_review={false} />)
  expect(screen.queryByTestId('reviewer')).toBeNull()
  expect(screen.queryByTestId('awaits-review')).toBeNull()
})
