import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PhotoPlace, photoReader } from './photo-place.tsx'

it('the place of a photo is hidden while nobody reads photos', () => {
  const { container } = render(<PhotoPlace reader={photoReader()} />)
  expect(container.innerHTML).toBe('')
})

it('a photo goes to whoever reads it', () => {
  const reader = vi.fn()
  render(<PhotoPlace reader={reader} />)
  const photo = new File(['x'], 'obed.jpg', { type: 'image/jpeg' })
  fireEvent.change(screen.getByLabelText('Vyfotit jídlo'), { target: { files: [photo] } })
  expect(reader).toHaveBeenCalledExactlyOnceWith(photo)
})
