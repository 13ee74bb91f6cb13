import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TextPurpose } from './text-purpose.tsx'

const reviewer = {
  name: 'Jana Ukázková',
  role: 'nutriční terapeutka',
  scope: 'zda čísla odpovídají zdrojům',
  invented: true,
}

test('the reviewer of a text is shown with the profession, the scope and whether the person is invented', () => {
  render(<TextPurpose checked="2026-11-21" reviewer={reviewer} />)
  const shown = screen.getByTestId('reviewer').textContent
  expect(shown).toContain('Odborná kontrola: Jana Ukázková, nutriční terapeutka.')
  expect(shown).toContain('Posuzuje, zda čísla odpovídají zdrojům. Není to posouzení lékařem.')
  expect(shown).toContain('ukázkový profil')
})

test('of a real reviewer nothing is said to be a sample, and a text without one names none', () => {
  const { rerender } = render(<TextPurpose checked="2026-11-21" reviewer={{ ...reviewer, invented: false }} />)
  expect(screen.getByTestId('reviewer').textContent).not.toContain('ukázkový')
  rerender(<TextPurpose checked="2026-11-21" reviewer={null} />)
  expect(screen.queryByTestId('reviewer')).toBeNull()
})
