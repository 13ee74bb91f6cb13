import { screen } from '@testing-library/react'
import { ApiFailure } from '@zivina/contract/client'
import type { EditableText } from '@zivina/contract/content/edited-texts'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { TextEditor } from './text-editor.tsx'

const OPENED = {
  guid: null,
  kind: 'article',
  slug: 'pitny-rezim',
  source: 'Původní text',
  state: 'draft',
  open: { state: 'draft', published_at: null },
  version_list: [],
  is_file_newer: false,
  updated_at: '2026-11-29T08:00:00.000Z',
} as unknown as EditableText

/** A text on a server that another admin uses too. */
const server = vi.hoisted(() => ({ text: {} as { source: string; updated_at: string | null } }))
vi.mock('#app/session/api/session-api.ts', () => ({
  sessionApi: async (_: string, { body }: { body: { source: string; updated_at: string } }) => {
    if (body.updated_at !== server.text.updated_at) {
      throw new ApiFailure(409, { code: 'CHANGED_ELSEWHERE', message: 'Změněno jinde.' }, null)
    }
    server.text = { ...server.text, source: body.source, updated_at: `${body.updated_at}+` }
    return server.text
  },
}))
// What is drawn around the form asks the server on its own.
vi.mock('./use-preview.ts', () => ({ usePreview: () => ({}) }))
vi.mock('./text-preview.tsx', () => ({ TextPreview: () => null }))
vi.mock('./cover-field.tsx', () => ({ CoverField: () => null }))
vi.mock('./publishing-bar.tsx', () => ({ PublishingBar: () => null }))
vi.mock('./versions.tsx', () => ({ Versions: () => null }))

function Edited() {
  const [text, setText] = useState(server.text as EditableText)
  const read = async () => setText(server.text as EditableText)
  return (
    <>
      <button type="button" onClick={read}>
        Načíst znovu
      </button>
      <TextEditor text={text} keep={setText} reload={read} />
    </>
  )
}

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text v\u00a0Markdownu' })
const save = () => screen.getByRole('button', { name: 'Uložit rozepsané' })
const saveElsewhere = () => {
  server.text = { ...server.text, source: 'Cizí text', updated_at: '2026-11-29T09:00:00.000Z' }
}

it('what the tab kept is of the version from which it began: what another admin saved meanwhile is told', async () => {
  server.text = OPENED
  const first = drawPage(<Edited />)
  await first.user.type(field(), ' a můj')
  first.unmount()
  saveElsewhere()

  const { user } = drawPage(<Edited />)
  expect(field().value).toBe('Původní text a můj')
  await user.click(save())
  expect(await screen.findByText(/Text mezitím změnil někdo jiný/)).toBeTruthy()
  expect(server.text.source).toBe('Cizí text')
  await user.click(save())
  expect(server.text.source).toBe('Původní text a můj')
})

it('a text read again where nothing was typed is what typing begins from, one read over typing is not', async () => {
  server.text = OPENED
  const { user } = drawPage(<Edited />)
  const read = screen.getByRole('button', { name: 'Načíst znovu' })
  saveElsewhere()
  await user.click(read)
  await user.type(field(), '!')
  await user.click(save())
  expect(server.text.source).toBe('Cizí text!')

  await user.type(field(), '!')
  saveElsewhere()
  await user.click(read)
  await user.click(save())
  expect(server.text.source).toBe('Cizí text')
})
