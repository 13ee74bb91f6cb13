import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextPurpose } from './text-purpose.tsx'

const reviewer = {
  name: 'Jana Ukázková',
  role: 'nutriční terapeutka',
  scope: 'zda čísla odpovídají zdrojům',
  invented: true,
}

const days = { published: '2026-06-03', updated: '2026-11-20', checked: '2026-11-21' }

test('one line says what a text is not; opened, it has the days on which it came out, changed and was checked', () => {
  const { container } = render(<TextPurpose {...days} reviewer={null} />)
  expect(container.querySelector('summary')?.textContent).toBe('Obecné informace, ne lékařská rada')
  expect([...container.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toEqual(Object.values(days))
})

test('the reviewer of a text is shown with the profession, the scope and whether the person is invented', () => {
  render(<TextPurpose {...days} reviewer={reviewer} />)
  const shown = screen.getByTestId('reviewer').textContent
  expect(shown).toContain('Odborná kontrola: Jana Ukázková, nutriční terapeutka.')
  expect(shown).toContain('Posuzuje, zda čísla odpovídají zdrojům. Není to posouzení lékařem.')
  expect(shown).toContain('ukázkový profil')
})

test('of a real reviewer nothing is said to be a sample, and a text without one names none', () => {
  const { rerender } = render(<TextPurpose {...days} reviewer={{ ...reviewer, invented: false }} />)
  expect(screen.getByTestId('reviewer').textContent).not.toContain('ukázkový')
  rerender(<TextPurpose {...days} reviewer={null} />)
  expect(screen.queryByTestId('reviewer')).toBeNull()
})
