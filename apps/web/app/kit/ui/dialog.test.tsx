import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
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

function Page({ under }: { under: () => void }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={under}>
        Pod ním
      </button>
      {isOpen ? (
        <Dialog open onClose={() => setOpen(false)} title="Přidat">
          <button type="button" onClick={() => setOpen(false)}>
            Hotovo
          </button>
        </Dialog>
      ) : null}
    </>
  )
}

it('the second click of a double click meets nothing that the closed dialog had covered', async () => {
  const under = vi.fn()
  drawPage(<Page under={under} />)
  fireEvent.click(screen.getByRole('button', { name: 'Hotovo', hidden: true }), { detail: 1 })
  const covered = screen.getByRole('button', { name: 'Pod ním' })
  fireEvent.click(covered, { detail: 2 })
  expect(under).not.toHaveBeenCalled()
  fireEvent.click(covered, { detail: 1 })
  expect(under).toHaveBeenCalledOnce()
})
