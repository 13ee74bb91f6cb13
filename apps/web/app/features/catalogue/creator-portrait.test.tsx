import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CreatorPortrait } from './creator-portrait.tsx'

const CREATOR = { name: 'Šárka z\u00a0Dvora', image: null, colour: '#a8432f' }

it('a creator without a portrait has initials on the own colour, and no face', () => {
  const { container } = render(<CreatorPortrait creator={CREATOR} size="md" />)
  expect(container.textContent).toBe('ŠD')
  expect(container.querySelector('circle')?.getAttribute('fill')).toBe('#a8432f')
  expect(container.querySelector('img')).toBeNull()
})

it('a portrait that somebody uploaded is shown instead', () => {
  const image = '/images/uploads/creators/sarka/1.webp'
  const { container } = render(<CreatorPortrait creator={{ ...CREATOR, image }} size="md" />)
  expect(container.querySelector('img')?.getAttribute('src')).toContain(image)
  expect(container.textContent).toBe('')
})
