import { screen } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import type { NewsBlock } from '@zivina/contract/content/news'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { NewsDialog } from './news-dialog.tsx'

const OPENED = {
  guid: 'news',
  category: 'newly_added',
  title: 'Novinka',
  text: 'Původní text',
  published_at: null,
  created_at: '2026-11-29T08:00:00.000Z',
  updated_at: '2026-11-29T08:00:00.000Z',
} as NewsBlock

/** An entry on a server that another admin uses too. */
const server = vi.hoisted(() => ({ block: {} as { text: string; updated_at: string } }))
vi.mock('#app/session/api/session-api.ts', () => ({
  sessionApi: async (_: string, { body }: { body: { text: string; updated_at: string } }) => {
    if (body.updated_at !== server.block.updated_at) {
      throw new ApiFailure(409, { code: 'CHANGED_ELSEWHERE', message: 'Změněno jinde.' }, null)
    }
    server.block = { ...server.block, text: body.text, updated_at: `${body.updated_at}+` }
  },
}))

const KEPT = { ...OPENED, guid: 'kept' }

function Edited() {
  const [block, setBlock] = useState(server.block as NewsBlock)
  const [isOpen, setOpen] = useState(true)
  const read = () => setBlock(server.block as NewsBlock)
  return (
    <>
      <button type="button" onClick={read}>
        Načíst seznam
      </button>
      {isOpen ? <NewsDialog block={block} onSaved={read} reload={read} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

it('a kept draft is of the version from which it began: what another admin saved before it is opened again is told', async () => {
  server.block = KEPT
  const first = drawPage(<Edited />)
  await first.user.type(screen.getByRole('textbox', { name: 'Text', hidden: true }), ' a můj')
  first.unmount()
  server.block = { ...KEPT, text: 'Cizí text', updated_at: '2026-11-29T09:00:00.000Z' }

  const { user } = drawPage(<Edited />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text', hidden: true })
  expect(field.value).toBe('Původní text a můj')
  const save = screen.getByRole('button', { name: 'Uložit', hidden: true })
  await user.click(save)
  expect(await screen.findByText(/Novinku mezitím změnil někdo jiný/)).toBeTruthy()
  expect(server.block.text).toBe('Cizí text')
  await user.click(save)
  expect(server.block.text).toBe('Původní text a můj')
})

it('what another admin saved is replaced only after this one was told of it, also where the list was read again meanwhile', async () => {
  server.block = OPENED
  const { user } = drawPage(<Edited />)
  const field = screen.getByRole('textbox', { name: 'Text', hidden: true })
  const save = screen.getByRole('button', { name: 'Uložit', hidden: true })
  await user.clear(field)
  await user.type(field, 'Můj text')
  server.block = { ...OPENED, text: 'Cizí text', updated_at: '2026-11-29T09:00:00.000Z' }
  await user.click(screen.getByRole('button', { name: 'Načíst seznam', hidden: true }))

  await user.click(save)
  expect(await screen.findByText(/Novinku mezitím změnil někdo jiný/)).toBeTruthy()
  expect(server.block.text).toBe('Cizí text')
  expect((field as HTMLTextAreaElement).value).toBe('Můj text')

  await user.click(save)
  expect(server.block.text).toBe('Můj text')
})
