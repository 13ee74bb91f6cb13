import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { takeSecondClick } from './second-click.ts'

afterEach(() => document.body.replaceChildren())

/** A button that does something at each press, after which another thing may come under the finger. */
function button() {
  const pressed = vi.fn(() => takeSecondClick())
  const element = document.body.appendChild(document.createElement('button'))
  element.addEventListener('click', pressed)
  // Each test presses on a place of its own: the presses of the test before count for a while.
  const press = (clientX: number, clientY: number) => fireEvent.click(element, { clientX, clientY, detail: 1 })
  return { press, pressed }
}

it('takes away a second press on the same place', () => {
  const { press, pressed } = button()
  press(100, 100)
  press(104, 100)
  expect(pressed).toHaveBeenCalledTimes(1)
})

it('leaves a press elsewhere', () => {
  const { press, pressed } = button()
  press(100, 300)
  press(150, 300)
  expect(pressed).toHaveBeenCalledTimes(2)
})

it('leaves the press of who wrote something since the first one', () => {
  const { press, pressed } = button()
  const field = document.body.appendChild(document.createElement('input'))
  pressed.mockImplementationOnce(() => undefined)
  press(100, 500)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  takeSecondClick()
  press(100, 500)
  expect(pressed).toHaveBeenCalledTimes(2)
})
