import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ApiFailure } from '@zivina/contract/client'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import { answerLater, drawPage } from '#testing/draw-page.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { ValuesFor } from './form-values.ts'
import { required } from './rules.ts'
import { readTyped, storeTyped } from './stored-typing.ts'
import { TextField } from './text-field.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { useForm } from './use-form.ts'

type Contact = ValuesFor<'POST /contact_form', 'name' | 'email'>
type Submit = (values: Contact) => Promise<unknown>

const refusal = (status: number, body: ConstructorParameters<typeof ApiFailure>[1]) =>
  new ApiFailure(status, body, null)
const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Jméno' })
const emailField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const send = () => screen.getByRole('button', { name: 'Odeslat' })

/** A form with native fields. */
function Native({ submit, storageKey }: { submit: Submit; storageKey?: string }) {
  const form = useForm({
    rules: { name: [], email: [required] },
    codesAt: { NOT_REGISTERED: 'email' },
    submit,
    ...(storageKey ? { storageKey } : {}),
  })
  return (
    <form {...form.form}>
      <TextField {...form.field('name')} label="Jméno" />
      <TextField {...form.field('email')} label="E-mail" />
      <p role="status">{form.failure?.message}</p>
      <button type="submit">{form.pending ? 'Posílám' : 'Odeslat'}</button>
    </form>
  )
}

/** A form with controlled fields, over saved values. */
function Held({ saved, submit }: { saved: Contact; submit: Submit }) {
  const form = useForm({ saved, submit, guarded: true })
  return (
    <form {...form.form}>
      <TextField
        label="Jméno"
        value={form.values.name}
        error={form.problems.name}
        onChange={(event) => form.set('name', event.target.value)}
      />
      <TextField label="E-mail" value={form.values.email} onChange={(event) => form.set('email', event.target.value)} />
      <button type="submit">Odeslat</button>
      <button type="button" onClick={form.reset}>
        Vrátit
      </button>
    </form>
  )
}

const saved = { name: 'Jana', email: 'jana@example.com' }

/** A form whose saved values change elsewhere. */
function SavedElsewhere() {
  const [now, setNow] = useState(saved)
  return (
    <>
      <Held saved={now} submit={async () => {}} />
      <button type="button" onClick={() => setNow({ name: 'Johana', email: 'johana@example.com' })}>
        Uložit odjinud
      </button>
    </>
  )
}

function LogIn({ submit }: { submit: () => Promise<void> }) {
  const { form, field } = useForm({ rules: { email: [], password: [] }, submit, storageKey: 'log-in' })
  return (
    <form {...form}>
      <TextField {...field('email')} label="E-mail" />
      <TextField {...field('password')} label="Heslo" />
      <button type="submit">Odeslat</button>
    </form>
  )
}

function Consents({ submit }: { submit: () => Promise<void> }) {
  const { form } = useForm({ saved: { terms_accepted: false, newsletter: false }, submit })
  return (
    <form {...form}>
      <Checkbox name="terms_accepted">Podmínky</Checkbox>
      <Checkbox name="newsletter">Novinky</Checkbox>
      <button type="submit">Odeslat</button>
    </form>
  )
}

describe('a form with native fields', () => {
  it('sends typed text without surrounding spaces', async () => {
    const submit = vi.fn<Submit>(async () => {})
    const { user } = drawPage(<Native submit={submit} />)
    await user.type(nameField(), '  Jana ')
    await user.type(emailField(), 'jana@example.com{Enter}')
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Jana', email: 'jana@example.com' })
  })

  it('sends values filled in by a password manager without an event', async () => {
    const submit = vi.fn<Submit>(async () => {})
    const { user } = drawPage(<Native submit={submit} />)
    emailField().value = 'jana@example.com'
    await user.click(send())
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: '', email: 'jana@example.com' })
  })

  it('shows the error at a missing field, focuses it and does not send', async () => {
    const submit = vi.fn<Submit>(async () => {})
    const { user } = drawPage(<Native submit={submit} />)
    await user.click(send())
    expect(submit).not.toHaveBeenCalled()
    expect(emailField()).toBe(document.activeElement)
    expect(emailField().getAttribute('aria-invalid')).toBe('true')
    await user.type(emailField(), 'j')
    expect(emailField().getAttribute('aria-invalid'), 'being put right').toBeNull()
  })

  it('shows the server’s error at its field, and keeps the typed text', async () => {
    const submit = async () => {
      throw refusal(400, { name: [{ code: 'UNIQUE', message: 'Takové jméno už máme.' }] })
    }
    const { user } = drawPage(<Native submit={submit} />)
    await user.type(nameField(), 'Jana')
    await user.type(emailField(), 'jana@example.com{Enter}')
    expect(await screen.findByText('Takové jméno už máme.')).toBeTruthy()
    expect(nameField()).toBe(document.activeElement)
    expect(nameField().value).toBe('Jana')
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('shows a general error at the field it concerns, any other below the form', async () => {
    const codes = ['NOT_REGISTERED', 'SERVICE_UNAVAILABLE']
    const submit = async () => {
      const code = codes.shift() ?? ''
      throw refusal(400, [{ code, message: `Sentence of ${code}` }])
    }
    const { user } = drawPage(<Native submit={submit} />)
    await user.type(emailField(), 'jana@example.com{Enter}')
    expect(emailField().getAttribute('aria-invalid')).toBe('true')
    await user.click(send())
    expect(emailField().getAttribute('aria-invalid')).toBeNull()
    expect(screen.getByRole('status').textContent).toBe('Sentence of SERVICE_UNAVAILABLE')
  })

  it('is sent once however often the button is pressed', async () => {
    const answer = answerLater<void>()
    const submit = vi.fn<Submit>(() => answer.promise)
    const { user } = drawPage(<Native submit={submit} />)
    await user.type(emailField(), 'jana@example.com')
    await user.dblClick(send())
    await user.click(screen.getByRole('button', { name: 'Posílám' }))
    await answer.give()
    expect(submit).toHaveBeenCalledOnce()
    await user.click(send())
    expect(submit, 'once it is done it may be sent again').toHaveBeenCalledTimes(2)
  })

  it('navigates to the log-in where the session has ended', async () => {
    const submit = async () => {
      throw refusal(401, [{ code: 'UNAUTHORIZED', message: '' }])
    }
    const { user } = drawPage(<Native submit={submit} />)
    await user.type(emailField(), 'jana@example.com{Enter}')
    expect(await screen.findByText('Jinde')).toBeTruthy()
  })

  it('keeps typed text through a reload until it is sent', async () => {
    const first = drawPage(<Native submit={async () => {}} storageKey="contact" />)
    await first.user.type(nameField(), 'Jana')
    first.unmount()

    const second = drawPage(<Native submit={async () => {}} storageKey="contact" />)
    expect(nameField().value).toBe('Jana')
    await second.user.type(emailField(), 'jana@example.com{Enter}')
    second.unmount()

    drawPage(<Native submit={async () => {}} storageKey="contact" />)
    expect(nameField().value).toBe('')
  })

  it('prefers text typed before hydration to stored text', async () => {
    storeTyped('contact', { name: 'Jana', email: 'jana@example.com' })
    const submit = vi.fn<Submit>(async () => {})
    const page = (
      <RouterProvider
        router={createMemoryRouter([{ path: '/', element: <Native submit={submit} storageKey="contact" /> }])}
      />
    )
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    document.body.append(place)
    nameField().value = 'Petra'
    render(page, { container: place, hydrate: true })
    expect([nameField().value, emailField().value]).toEqual(['Petra', 'jana@example.com'])
    await userEvent.click(send())
    expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Petra', email: 'jana@example.com' })
    place.remove()
  })
})

it('stores no password, and sends its spaces', async () => {
  const submit = vi.fn(async () => {})
  const { user } = drawPage(<LogIn submit={submit} />)
  await user.type(emailField(), 'jana@example.com')
  await user.type(screen.getByRole('textbox', { name: 'Heslo' }), ' dlouhé heslo ')
  expect(readTyped('log-in')).toEqual({ email: 'jana@example.com' })
  await user.click(send())
  expect(submit).toHaveBeenCalledExactlyOnceWith({ email: 'jana@example.com', password: ' dlouhé heslo ' })
})

it('sends checkboxes as true and false', async () => {
  const submit = vi.fn(async () => {})
  const { user } = drawPage(<Consents submit={submit} />)
  await user.click(screen.getByRole('checkbox', { name: 'Podmínky' }))
  await user.click(send())
  expect(submit).toHaveBeenCalledExactlyOnceWith({ terms_accepted: true, newsletter: false })
})

describe('a form over saved values', () => {
  it('shows newer saved values only in fields that were not edited', async () => {
    const { user } = drawPage(<SavedElsewhere />)
    await user.type(nameField(), ' Nová')
    await user.click(screen.getByRole('button', { name: 'Uložit odjinud' }))
    expect([nameField().value, emailField().value]).toEqual(['Jana Nová', 'johana@example.com'])
  })

  it('asks before leaving with unsaved changes, and no longer once they are saved', async () => {
    const { user, goTo } = drawPage(
      <UnsavedChanges>
        <Held saved={saved} submit={async () => {}} />
      </UnsavedChanges>,
    )
    await user.type(nameField(), ' Nová')
    await goTo('/jinde')
    expect(screen.getByText('Odejít bez uložení?')).toBeTruthy()
    expect(screen.queryByText('Jinde')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Zůstat tady', hidden: true }))
    await user.click(send())
    await waitFor(() => expect(nameField().value).toBe('Jana'))
    await goTo('/jinde')
    expect(await screen.findByText('Jinde')).toBeTruthy()
  })

  it('does not ask where the typed values equal the saved ones', async () => {
    const { user, goTo } = drawPage(
      <UnsavedChanges>
        <Held saved={saved} submit={async () => {}} />
      </UnsavedChanges>,
    )
    await user.type(nameField(), 'x{Backspace}')
    await goTo('/jinde')
    expect(screen.getByText('Jinde')).toBeTruthy()
  })

  it('keeps what is typed during saving', async () => {
    const answer = answerLater<void>()
    const { user, goTo } = drawPage(
      <UnsavedChanges>
        <Held saved={saved} submit={() => answer.promise} />
      </UnsavedChanges>,
    )
    await user.type(nameField(), '1{Enter}')
    await user.type(nameField(), '2')
    await answer.give()
    expect(nameField().value).toBe('Jana12')
    await goTo('/jinde')
    expect(screen.queryByText('Jinde')).toBeNull()
  })

  it('can be reset to the saved values', async () => {
    const submit = async () => {
      throw refusal(400, { name: [{ code: 'UNIQUE', message: 'Takové jméno už máme.' }] })
    }
    const { user } = drawPage(<Held saved={saved} submit={submit} />)
    await user.type(nameField(), ' Nová{Enter}')
    expect(screen.getByText('Takové jméno už máme.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Vrátit' }))
    expect(nameField().value).toBe('Jana')
    expect(screen.queryByText('Takové jméno už máme.')).toBeNull()
  })
})
