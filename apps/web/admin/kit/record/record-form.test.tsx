import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiFailure } from '@zivina/contract/client'
import { act, useState } from 'react'
import { createMemoryRouter, RouterProvider, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import type { FieldTable } from '#app/kit/form/field-table.ts'
import { required } from '#app/kit/form/rules.ts'
import { RecordForm } from './record-form.tsx'

type Body = { name: string; note: string }
const TABLE: FieldTable<Body> = { name: { label: 'Název', rules: [required] }, note: { label: 'Poznámka' } }

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Název' })
const noteField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Poznámka' })
const save = () => screen.getByRole('button', { name: 'Uložit' })

type Server = Body & {
  version: number
  /** Whether the role was taken away meanwhile. */
  isClosed?: boolean
}

/** A record on a server that another admin uses too. */
function Edited({ server }: { server: Server }) {
  const [record, setRecord] = useState({ ...server })
  const navigate = useNavigate()
  const submit = async (body: Body) => {
    if (record.version !== server.version) {
      throw new ApiFailure(409, { code: 'CHANGED_ELSEWHERE', message: 'Změněno jinde.' }, null)
    }
    if (server.isClosed) {
      throw new ApiFailure(403, { code: 'USER_PERMISSION_DENIED', message: 'K této akci nemáte oprávnění.' }, null)
    }
    if (body.name === 'obsazeno') {
      throw new ApiFailure(400, { name: [{ code: 'UNIQUE', message: 'Takový už je.' }] }, null)
    }
    Object.assign(server, body, { version: server.version + 1 })
    setRecord({ ...server })
  }
  return (
    <RecordForm<Body>
      title="Záznam"
      table={TABLE}
      record={record}
      submit={submit}
      saved="Uloženo."
      onSaved={() => void navigate('/seznam')}
      reload={async () => setRecord({ ...server })}
    />
  )
}

function openRecord(server: Server) {
  const router = createMemoryRouter([
    { path: '/', element: <Edited server={server} /> },
    { path: '/seznam', element: <p>Seznam</p> },
  ])
  render(<RouterProvider router={router} />)
  return { router, user: userEvent.setup() }
}

it('leaves for the list once the record is saved', async () => {
  const server = { name: 'Mouka', note: '', version: 1 }
  const { user } = openRecord(server)
  await user.type(noteField(), 'hladká')
  await user.click(save())
  expect(await screen.findByText('Seznam')).toBeTruthy()
  expect(server).toMatchObject({ name: 'Mouka', note: 'hladká' })
})

it('shows an error of the server at its field, with what was typed', async () => {
  const { user } = openRecord({ name: 'Mouka', note: '', version: 1 })
  await user.clear(nameField())
  await user.type(nameField(), 'obsazeno')
  await user.click(save())
  expect(await screen.findByText('Takový už je.')).toBeTruthy()
  expect(nameField().value).toBe('obsazeno')
})

it('asks before unsaved changes are left', async () => {
  const { router, user } = openRecord({ name: 'Mouka', note: '', version: 1 })
  await user.type(noteField(), 'hladká')
  await act(() => router.navigate('/seznam'))
  await user.click(await screen.findByRole('button', { name: 'Zůstat tady' }))
  expect(noteField().value).toBe('hladká')
  expect(screen.queryByText('Seznam')).toBeNull()
})

it('overwrites nothing that another admin saved meanwhile, and says what it is', async () => {
  const server = { name: 'Mouka', note: '', version: 1 }
  const { user } = openRecord(server)
  await user.type(noteField(), 'hladká')
  Object.assign(server, { name: 'Mouka pšeničná', note: 'hrubá', version: 2 })
  await user.click(save())
  expect(await screen.findByText('Někdo jiný uložil: hrubá')).toBeTruthy()
  expect(nameField().value).toBe('Mouka pšeničná')
  expect(noteField().value).toBe('hladká')
  expect(server.note).toBe('hrubá')
  await user.click(save())
  await waitFor(() => expect(server).toMatchObject({ name: 'Mouka pšeničná', note: 'hladká' }))
})

it('keeps what was typed when the role was taken away meanwhile, and saves it once it was given back', async () => {
  const server: Server = { name: 'Mouka', note: '', version: 1 }
  const { user } = openRecord(server)
  await user.type(noteField(), 'hladká')
  server.isClosed = true
  await user.click(save())
  expect(await screen.findByText(/nemáte oprávnění/)).toBeTruthy()
  expect(noteField().value).toBe('hladká')
  expect(server.note).toBe('')
  server.isClosed = false
  await user.click(save())
  await waitFor(() => expect(server.note).toBe('hladká'))
})
