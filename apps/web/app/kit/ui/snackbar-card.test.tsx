import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { Dialog } from './dialog.tsx'
import { SnackbarHost } from './snackbar.tsx'
import { dismissSnackbar, showSnackbar } from './snackbar-store.ts'

const page = (isOpen: boolean) => (
  <>
    <Dialog open={isOpen} onClose={() => undefined} title="Uložit recept">
      <button type="button">Uložit</button>
    </Dialog>
    <SnackbarHost />
  </>
)
const host = () =>
  [...document.querySelectorAll('[aria-live=polite]')].find((place) => place.closest('dialog') === null)
const dialog = () => screen.getByRole('dialog', { hidden: true })
const inDialog = () => within(dialog()).findByText('Smazáno.')

it('a message is in the open dialog, outside of which nothing can be used, and its button works there', async () => {
  const undo = vi.fn()
  const { user } = drawPage(page(true))
  act(() => showSnackbar('Smazáno.', 'success', { label: 'Vrátit', run: undo }))
  expect((await inDialog()).closest('[aria-live=polite]')).not.toBeNull()
  expect(host()?.textContent).toBe('')
  await user.click(within(dialog()).getByRole('button', { name: 'Vrátit', hidden: true }))
  expect(undo).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText('Smazáno.')).toBeNull())
})

it('a message moves to the page as its dialog closes, and into a dialog that opens', async () => {
  const { rerender } = drawPage(page(true))
  act(() => showSnackbar('Smazáno.'))
  await inDialog()
  rerender(page(false))
  await waitFor(() => expect(host()?.textContent).toContain('Smazáno.'))
  expect(screen.getAllByText('Smazáno.')).toHaveLength(1)
  rerender(page(true))
  await inDialog()
  act(dismissSnackbar)
})

it('a message that comes as its dialog goes away with its part of the page is on the page', async () => {
  const { rerender } = drawPage(page(true))
  act(() => {
    rerender(<SnackbarHost />)
    showSnackbar('Smazáno.')
  })
  await waitFor(() => expect(host()?.textContent).toContain('Smazáno.'))
  act(dismissSnackbar)
})
