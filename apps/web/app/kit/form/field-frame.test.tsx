import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextAreaField } from './text-area-field.tsx'
import { TextField } from './text-field.tsx'

const FIELDS = {
  TextField: (texts: Texts) => <TextField {...texts} />,
  SelectField: (texts: Texts) => <SelectField {...texts} />,
  TextAreaField: (texts: Texts) => <TextAreaField {...texts} />,
} as const

type Texts = { label: string; hint?: string; error?: string | null }

/** The texts that an attribute of the control refers to, in order. */
function named(html: string, attribute: string): string[] {
  const ids = new RegExp(`<(?:input|select|textarea)[^>]* ${attribute}="([^"]*)"`).exec(html)?.[1]?.split(' ') ?? []
  return ids.map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:p|div)>`).exec(html)?.[1] ?? `nothing is called ${id}`)
}

describe.each(Object.entries(FIELDS))('%s', (_, render) => {
  it('is described by its hint and its error', () => {
    const html = render({ label: 'Výška', hint: 'V centimetrech', error: 'Nejvýše 250.' })
    expect(named(renderToStaticMarkup(html), 'aria-describedby')).toEqual(['V centimetrech', 'Nejvýše 250.'])
  })

  it('is invalid only with an error', () => {
    const [right, wrong] = [null, 'Povinné pole.'].map((error) => renderToStaticMarkup(render({ label: 'x', error })))
    expect(right).not.toMatch(/aria-invalid="|aria-describedby/)
    expect(wrong).toMatch(/aria-invalid="true"/)
  })

  it('follows its label', () => {
    const html = renderToStaticMarkup(render({ label: 'Výška' }))
    const [, target] = /<label for="([^"]+)"[^>]*>Výška/.exec(html) ?? []
    expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${target}"`))
  })
})

it('describes a password by the text below it', () => {
  const html = renderToStaticMarkup(
    <PasswordField label="Heslo" error="Povinné pole.">
      Alespoň 8 znaků
    </PasswordField>,
  )
  expect(named(html, 'aria-describedby')).toEqual(['Alespoň 8 znaků', 'Povinné pole.'])
})

describe('the remaining length of a text', () => {
  const said = (length: number) =>
    named(
      renderToStaticMarkup(<TextAreaField label="x" maxLength={100} defaultValue={'a'.repeat(length)} />),
      'aria-describedby',
    )
      .join('')
      .replace(/<[^>]+>/g, '')

  it.each([
    [79, ''],
    [80, 'Místo ještě na 20\u00a0znaků.'],
    [97, 'Místo ještě na 3\u00a0znaky.'],
    [99, 'Místo ještě na 1\u00a0znak.'],
    [100, 'Delší text se nevejde.'],
  ])('after %i of 100 characters: %s', (length, sentence) => {
    expect(said(length)).toBe(sentence)
  })
})
