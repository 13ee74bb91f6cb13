import { screen, waitFor } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import { expect, it, vi } from 'vitest'
import { answerLater, drawPage } from '#testing/draw-page.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type Run = () => Promise<unknown>

function draw(run: Run, onClose = vi.fn()) {
  const page = drawPage(
    <ConfirmDialog
      open
      onClose={onClose}
      title="Smazat?"
      action={{ label: 'Smazat', pendingLabel: 'Mažu…', run }}
      keepLabel="Ponechat"
    >
      Zmizí natrvalo.
    </ConfirmDialog>,
  )
  return { ...page, onClose }
}

const button = (name: string) => screen.getByRole('button', { name, hidden: true })

it('closes when it is done, and is done once however often it is pressed', async () => {
  const answer = answerLater<void>()
  const run = vi.fn<Run>(() => answer.promise)
  const { user, onClose } = draw(run)
  await user.dblClick(button('Smazat'))
  expect(button('Mažu…').getAttribute('aria-disabled')).toBe('true')
  expect(onClose).not.toHaveBeenCalled()
  await answer.give()
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  expect(run).toHaveBeenCalledTimes(1)
})

it('stays open and says what keeps it from being done', async () => {
  const refusal = new ApiFailure(409, { code: 'IN_USE', message: 'Surovinu používá recept.' }, null)
  const { user, onClose } = draw(() => Promise.reject(refusal))
  await user.click(button('Smazat'))
  expect(await screen.findByText('Surovinu používá recept.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
  await user.click(button('Ponechat'))
  expect(onClose).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Surovinu používá recept.')).toBeNull()
})
