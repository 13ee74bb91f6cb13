import { ApiFailure } from '@zivina/contract/client'
import { severityFor } from '@zivina/contract/errors'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { wayAfterFailure } from '../session/way-after-failure.ts'
import type { NoticeTone } from './notice.tsx'
import { brokenRule, type Rule } from './rules.ts'

export type FormNotice = { tone: NoticeTone; message: string }
export type Values<Name extends string> = Record<Name, string>
type Errors<Name extends string> = Partial<Record<Name, string>>

type FormOptions<Name extends string> = {
  /** Every field that is sent, and what it must be before it is. */
  rules: Record<Name, readonly Rule[]>
  /** General codes that belong to one field. */
  codesAt?: Partial<Record<string, Name>>
  submit: (values: Values<Name>) => Promise<void>
  /** Takes a failure that the page deals with in its own way; true when it did. */
  onFailure?: (failure: ApiFailure, values: Values<Name>) => boolean
}

/**
 * The one way forms of the product work. Fields are the browser's own, so that what was typed stays whatever happens and
 * password managers understand them; the first field that is wrong gets the focus; one submission runs at a time.
 */
export function useForm<Name extends string>({ rules, codesAt = {}, submit, onFailure }: FormOptions<Name>) {
  const [errors, setErrors] = useState<Errors<Name>>({})
  const [notice, setNotice] = useState<FormNotice | null>(null)
  const [busy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const navigate = useNavigate()
  const location = useLocation()

  const show = (form: HTMLFormElement, found: Errors<Name>) => {
    flushSync(() => setErrors(found))
    focusFirst(form, found)
  }

  const fail = (form: HTMLFormElement, values: Values<Name>, failure: ApiFailure) => {
    if (onFailure?.(failure, values)) return
    const way = wayAfterFailure(failure, location)
    if (way) return void navigate(way)
    const found = errorsAtFields(failure, rules, codesAt)
    if (Object.keys(found).length > 0) show(form, found)
    else setNotice({ tone: severityFor(failure.errors[0]?.code ?? ''), message: failure.message })
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    const form = event.currentTarget
    const values = readValues(form, rules)
    const found = brokenRules(values, rules)
    setNotice(null)
    show(form, found)
    if (Object.keys(found).length > 0) return
    isUnderWay.current = true
    setBusy(true)
    try {
      await submit(values)
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure
      fail(form, values, failure)
    } finally {
      isUnderWay.current = false
      setBusy(false)
    }
  }

  /** What is being put right is no longer called wrong. */
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = (target as HTMLInputElement).name as Name
    if (errors[name]) setErrors(({ [name]: _, ...rest }) => rest as Errors<Name>)
  }

  const field = (name: Name) => ({ name, error: errors[name] ?? null })
  return { form: { onSubmit, onInput, noValidate: true, method: 'post' as const }, field, busy, notice, setNotice }
}

function readValues<Name extends string>(form: HTMLFormElement, rules: Record<Name, unknown>): Values<Name> {
  const data = new FormData(form)
  const names = Object.keys(rules) as Name[]
  // Spaces in a password are its own.
  const entries = names.map((name) => {
    const text = String(data.get(name) ?? '')
    return [name, name.includes('password') ? text : text.trim()]
  })
  return Object.fromEntries(entries) as Values<Name>
}

function brokenRules<Name extends string>(values: Values<Name>, rules: Record<Name, readonly Rule[]>): Errors<Name> {
  const found: Errors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const sentence = brokenRule(name, values[name], rules[name])
    if (sentence !== null) found[name] = sentence
  }
  return found
}

/** What the server said, at the fields of this form; what it said of no such field is left for the notice. */
function errorsAtFields<Name extends string>(
  failure: ApiFailure,
  rules: Record<Name, unknown>,
  codesAt: Partial<Record<string, Name>>,
): Errors<Name> {
  const found: Errors<Name> = {}
  for (const name of Object.keys(rules) as Name[]) {
    const message = failure.fields[name]?.[0]?.message
    if (message) found[name] = message
  }
  for (const { code, message } of failure.errors) {
    const name = codesAt[code]
    if (name) found[name] = message
  }
  return found
}

function focusFirst(form: HTMLFormElement, errors: Partial<Record<string, string>>): void {
  const isBad = (element: Element): element is HTMLInputElement =>
    'name' in element && typeof element.name === 'string' && errors[element.name] !== undefined
  Array.from(form.elements).find(isBad)?.focus()
}
