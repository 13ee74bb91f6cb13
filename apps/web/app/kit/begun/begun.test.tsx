import { screen } from '@testing-library/react'
import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { begunForm, useBegunForm, useLogInFirst } from '#app/session/paths/use-log-in-first.ts'
import { drawPage } from '#testing/draw-page.tsx'
import { begun, isText } from './begun.ts'

const heart = begun('heart', isText)
const note = begun('note', (value): value is { words: string } => typeof value === 'object' && value !== null)

const logIn = () => {
  const data = encodeURIComponent(JSON.stringify({ user_guid: 'a' }))
  Reflect.set(document, 'cookie', `${SESSION_COOKIES.token_data}=${data}; path=/`)
}
afterEach(() => {
  Reflect.set(document, 'cookie', `${SESSION_COOKIES.token_data}=; path=/; max-age=0`)
  vi.unstubAllGlobals()
})

it('a waiting value is returned once, and kinds do not mix', () => {
  note.keep({ words: 'Večeře' })
  heart.keep('a')
  heart.keep('b')
  expect(heart.take()).toBe('b')
  expect(heart.take()).toBeNull()
  expect(note.take()).toEqual({ words: 'Večeře' })
})

it('a value stored more than an hour ago is dropped', () => {
  heart.keep('a')
  expect(heart.take(Date.now() + 60 * 60_000 + 1)).toBeNull()
  heart.keep('a')
  expect(heart.take(Date.now() + 59 * 60_000)).toBe('a')
})

it('an unavailable storage or an invalid value gives nothing', () => {
  sessionStorage.setItem('zivina-pending:heart', '{')
  expect(heart.take()).toBeNull()
  begun('heart', (value): value is number => typeof value === 'number').keep(1)
  expect(heart.take()).toBeNull()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => heart.keep('a')).not.toThrow()
  expect(heart.take()).toBeNull()
})

function Heart({ onDone }: { onDone: () => void }) {
  const logInFirst = useLogInFirst()
  return (
    <button type="button" onClick={() => logInFirst(heart, 'a') || onDone()}>
      Srdce
    </button>
  )
}

it('an action of a visitor is stored and leads to the log-in', async () => {
  const onDone = vi.fn()
  const { user } = drawPage(<Heart onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Srdce' }))
  expect(screen.getByText('Jinde')).toBeTruthy()
  expect(onDone).not.toHaveBeenCalled()
  expect(heart.take()).toBe('a')
})

it('an action of a logged-in user is done at once', async () => {
  logIn()
  const onDone = vi.fn()
  const { user } = drawPage(<Heart onDone={onDone} />)
  await user.click(screen.getByRole('button', { name: 'Srdce' }))
  expect(onDone).toHaveBeenCalledOnce()
  expect(heart.take()).toBeNull()
})

function Report() {
  const [isKnown, setIsKnown] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  useBegunForm('report', isKnown, setIsOpen)
  return (
    <>
      <p role="status">{isOpen ? 'otevřeno' : 'zavřeno'}</p>
      <button type="button" onClick={() => setIsKnown(true)}>
        Přihlásit
      </button>
    </>
  )
}

it('a form is opened again once its author is logged in, and only then', async () => {
  begunForm('report').keep(true)
  const first = drawPage(<Report />)
  expect(screen.getByRole('status').textContent).toBe('zavřeno')
  await first.user.click(screen.getByRole('button', { name: 'Přihlásit' }))
  expect(screen.getByRole('status').textContent).toBe('otevřeno')
  first.unmount()
  const second = drawPage(<Report />)
  await second.user.click(screen.getByRole('button', { name: 'Přihlásit' }))
  expect(screen.getByRole('status').textContent).toBe('zavřeno')
})
