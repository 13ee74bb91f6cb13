import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { keepInPlace } from './keep-in-place.ts'

const changesSeen = () => act(async () => {})

it('what was pressed is kept under the finger until the person scrolls', async () => {
  const button = document.createElement('button')
  document.body.append(button)
  let top = 100
  // Nothing is laid out here, so the test says where the button is.
  button.getBoundingClientRect = () => ({ top }) as DOMRect
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => {})

  keepInPlace(button)
  top = 140
  document.body.append('nad ním')
  await changesSeen()
  expect(scrolled).toHaveBeenCalledWith({ top: 40, behavior: 'instant' })

  scrolled.mockClear()
  window.dispatchEvent(new Event('wheel'))
  top = 20
  document.body.append('dál')
  await changesSeen()
  expect(scrolled).not.toHaveBeenCalled()
})
