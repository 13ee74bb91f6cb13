import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { choicesOf, type FieldTable } from './field-table.ts'
import { Fields } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { matching, required } from './rules.ts'
import { TableForm } from './table-form.tsx'
import { useTableForm } from './use-table-form.ts'

type Parcel = {
  name: string
  code: string
  weight: number | null
  size: 'small' | 'large' | null
  fragile: boolean
  password: string
}

const LABELS = { small: 'Malý', large: 'Velký' }
const TABLE: FieldTable<Parcel> = {
  name: { label: 'Název', hint: 'Co je uvnitř', rules: [required] },
  code: { label: 'Kód', clean: (text) => text.toUpperCase(), rules: [matching(/^[A-Z]{3}$/)], judgedFrom: 3 },
  weight: { as: 'figure', label: 'Hmotnost (kg)', range: { min: 1, max: 50 }, decimals: 2 },
  size: { as: 'choice', label: 'Velikost', choices: choicesOf(['small', 'large'], LABELS), none: 'Nevybráno' },
  fragile: { as: 'tick', label: 'Křehké', isShown: ({ size }) => size === 'large' },
  password: { as: 'password', label: 'Heslo', look: { autoComplete: 'current-password' } },
}
const SAVED: Parcel = { name: 'Knihy', code: '', weight: 2.5, size: null, fragile: false, password: '' }

function ParcelForm({ record, submit }: { record?: Parcel; submit: (parcel: Parcel) => Promise<unknown> }) {
  const form = useTableForm({ table: TABLE, submit, ...(record ? { record } : {}) })
  return (
    <FormFrame form={form} label="Uložit">
      <Fields of={form} />
    </FormFrame>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const save = () => screen.getByRole('button', { name: 'Uložit' })

test('a saved record is shown, changed and sent in its own types', async () => {
  const submit = vi.fn<(parcel: Parcel) => Promise<unknown>>(async () => {})
  const person = userEvent.setup()
  drawPage(<ParcelForm record={SAVED} submit={submit} />)
  expect(field('Hmotnost (kg)').value).toBe('2,5')
  expect(field('Název').getAttribute('aria-describedby')).not.toBeNull()
  await person.clear(field('Hmotnost (kg)'))
  await person.type(field('Hmotnost (kg)'), '12,345x')
  expect(field('Hmotnost (kg)').value).toBe('12,34')
  expect(screen.queryByLabelText('Křehké')).toBeNull()
  await person.selectOptions(field('Velikost'), 'Velký')
  await person.click(field('Křehké'))
  await person.type(field('Název'), ' a mapy ')
  await person.click(save())
  expect(submit).toHaveBeenCalledTimes(1)
  expect(submit.mock.calls[0]?.[0]).toEqual({
    name: 'Knihy a mapy',
    code: '',
    weight: 12.34,
    size: 'large',
    fragile: true,
    password: '',
  })
})

test('an unknown figure and a choice that was not made are sent as nothing', async () => {
  const submit = vi.fn<(parcel: Parcel) => Promise<unknown>>(async () => {})
  const person = userEvent.setup()
  drawPage(<ParcelForm record={SAVED} submit={submit} />)
  await person.clear(field('Hmotnost (kg)'))
  await person.click(save())
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ weight: null, size: null })
})

test('what breaks a rule is told at its field and nothing is sent', async () => {
  const submit = vi.fn(async () => {})
  const person = userEvent.setup()
  drawPage(<ParcelForm record={SAVED} submit={submit} />)
  await person.clear(field('Název'))
  await person.type(field('Název'), '   ')
  await person.clear(field('Hmotnost (kg)'))
  await person.type(field('Hmotnost (kg)'), '0,5')
  await person.click(save())
  expect(screen.getByText('Toto pole je povinné')).toBeTruthy()
  expect(screen.getByText('Zadejte nejméně 1')).toBeTruthy()
  expect(document.activeElement).toBe(field('Název'))
  expect(submit).not.toHaveBeenCalled()
})

test('a text is judged while one types only once it can be whole', async () => {
  const person = userEvent.setup()
  drawPage(<ParcelForm record={SAVED} submit={async () => {}} />)
  await person.type(field('Kód'), 'a1')
  expect(field('Kód').value).toBe('A1')
  expect(field('Kód').getAttribute('aria-invalid')).toBeNull()
  await person.type(field('Kód'), 'b')
  expect(field('Kód').getAttribute('aria-invalid')).toBe('true')
  await person.clear(field('Kód'))
  await person.type(field('Kód'), 'abc')
  expect(field('Kód').getAttribute('aria-invalid')).toBeNull()
})

test('without a record the browser’s own fields are read, a password to the letter', async () => {
  const submit = vi.fn<(parcel: Parcel) => Promise<unknown>>(async () => {})
  const person = userEvent.setup()
  drawPage(<ParcelForm submit={submit} />)
  // As a password manager fills it in: no event tells of it.
  field('Heslo').value = ' tajné '
  field('Název').value = ' Knihy '
  await person.click(save())
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Knihy', password: ' tajné ' })
})

type Letter = { topic: 'praise' | 'question'; text: string }

const TOPICS = { praise: 'Pochvala', question: 'Dotaz' }
const LETTER: FieldTable<Letter> = {
  topic: {
    as: 'choice',
    label: 'Téma',
    look: { required: true },
    choices: choicesOf(['praise', 'question'], TOPICS),
    none: 'Vyberte téma',
    rules: [required],
  },
  text: { as: 'text', label: 'Zpráva', rules: [required] },
}

test('a whole form by its table begins without a choice, asks for it, and sends what was chosen', async () => {
  const submit = vi.fn<(letter: Letter) => Promise<unknown>>(async () => {})
  const person = userEvent.setup()
  drawPage(
    <TableForm table={LETTER} submit={submit} name="Dopis" label="Odeslat">
      <p>Napište nám.</p>
    </TableForm>,
  )
  expect(screen.getByRole('form', { name: 'Dopis' }).textContent).toContain('Napište nám.')
  expect(field('Téma').value).toBe('')
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Vyberte téma' }).disabled).toBe(true)
  await person.type(field('Zpráva'), 'Chutnalo nám.')
  await person.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(document.activeElement).toBe(field('Téma'))
  expect(submit).not.toHaveBeenCalled()
  await person.selectOptions(field('Téma'), 'Pochvala')
  await person.click(screen.getByRole('button', { name: 'Odeslat' }))
  expect(submit.mock.calls[0]?.[0]).toEqual({ topic: 'praise', text: 'Chutnalo nám.' })
})
