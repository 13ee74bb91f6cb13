import { fireEvent, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { Dialog } from './dialog.tsx'

it('a dialog that is closed within another one leaves that one open', () => {
  const [closeOuter, closeInner] = [vi.fn(), vi.fn()]
  drawPage(
    <Dialog open onClose={closeOuter} title="Přidat">
      {createPortal(
        <Dialog open onClose={closeInner} title="Naskenovat kód">
          Kód
        </Dialog>,
        document.body,
      )}
    </Dialog>,
  )
  const dialogOf = (name: string) => screen.getByRole('dialog', { name, hidden: true })
  fireEvent(dialogOf('Naskenovat kód'), new Event('close'))
  expect([closeOuter, closeInner].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  fireEvent(dialogOf('Přidat'), new Event('close'))
  expect(closeOuter).toHaveBeenCalledTimes(1)
})
