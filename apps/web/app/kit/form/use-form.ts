import { ApiFailure } from '@zivina/contract/client'
import { isAdminPath } from '@zivina/contract/console/admin-path'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wayAfterFailure } from '#app/session/access/way-after-failure.ts'
import { useFocusOnProblem } from './focus-on-problem.ts'
import { describeFailure, type FormFailure } from './form-failure.ts'
import { type FieldValue, type FormValues, type Problems, readFields } from './form-values.ts'
import { brokenRules, type CodesAt, problemsAtFields } from './problems.ts'
import type { Rule } from './rules.ts'
import { useUnsaved } from './unsaved-changes.tsx'
import { useTyping } from './use-typing.ts'

/** `submit` resolves to this where nothing was sent, as on the way to the log-in: the typed values stay stored. */
export const NOT_SENT: unique symbol = Symbol('not sent')

export type FormOptions<Name extends string, Values> = {
  /** What is saved. The form shows it wherever nothing else was typed; without it every field begins empty. */
  saved?: Values
  /** Rules for the fields, checked before sending. */
  rules?: Record<Name, readonly Rule[]>
  /** Further checks before sending. */
  check?: (values: Values) => Problems<Values>
  codesAt?: CodesAt<keyof Values & string>
  /** The server's errors by the places that show them, where these are others than the fields. */
  problemsOf?: (failure: ApiFailure) => Problems<Values>
  submit: (values: Values) => Promise<unknown>
  /** Handles a failure in the page's own way; returns true when it did. */
  onFailure?: (failure: ApiFailure, values: Values) => boolean
  /** Whether leaving the page with unsaved changes asks first. */
  guarded?: boolean
  /** The name under which this tab stores typed values until they are sent, so that they survive a reload. */
  storageKey?: string
}

export type Form<Values> = {
  /** Attributes of the form element. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    noValidate: true
    method: 'post'
  }
  /** Attributes of a native field, which holds the typed text itself and works with password managers. */
  field: <Name extends keyof Values & string>(name: Name) => { name: Name; error: string | null }
  values: Values
  problems: Problems<Values>
  /** The message of the whole form. */
  failure: FormFailure | null
  pending: boolean
  dirty: boolean
  /** Sets the value of a controlled field. */
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Sets or clears the error of a field. */
  complain: (name: keyof Values, problem: string | undefined) => void
  say: (failure: FormFailure | null) => void
  reset: () => void
}

/**
 * The behaviour of all forms of the product. Typed values stay until the server has them: a failure loses nothing. Errors are
 * at their fields, and the first one gets the focus. A second press while the form is being sent is ignored.
 */
export function useForm<Name extends string, Values extends Record<Name, FieldValue> = Record<Name, string>>(
  options: FormOptions<Name, Values>,
): Form<Values> {
  const { saved = emptyValues<Values>(options.rules), guarded = false, storageKey } = options
  const complaints = useComplaints<Values>()
  const typing = useTyping(saved as Values & FormValues, complaints.ref, storageKey)
  const { submit, pending } = useSending(options as FormOptions<string, Values>, complaints)
  useUnsaved(guarded && typing.dirty)
  const names = Object.keys(typing.values) as (keyof Values & string)[]

  const set: Form<Values>['set'] = (name, value) => {
    typing.type(name, value)
    complaints.complain(name, undefined)
  }
  const onInput = ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
    const name = names.find((each) => each === (target as HTMLInputElement).name)
    const read = name && readFields<Values & FormValues>(currentTarget, [name])[name]
    if (name !== undefined && read !== undefined) set(name, read)
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = { ...typing.values, ...readFields<Values & FormValues>(event.currentTarget, names) }
    void submit(values, () => typing.forget(typing.edits))
  }
  const reset = () => {
    complaints.ref.current?.reset()
    typing.clear()
    complaints.clear()
  }
  const { ref, problems, failure, complain, say } = complaints
  const field: Form<Values>['field'] = (name) => ({ name, error: problems[name] ?? null })
  const form = { ref, onSubmit, onInput, noValidate: true, method: 'post' } as const
  return {
    form,
    field,
    values: typing.values,
    problems,
    failure,
    pending,
    dirty: typing.dirty,
    set,
    complain,
    say,
    reset,
  }
}

function emptyValues<Values>(rules: object = {}): Values {
  return Object.fromEntries(Object.keys(rules).map((name) => [name, ''])) as Values
}

type Complaints<Values> = ReturnType<typeof useComplaints<Values>>

/** Errors of fields and of the whole form. */
function useComplaints<Values>() {
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [refusals, setRefusals] = useState(0)
  const ref = useFocusOnProblem(refusals)
  return {
    ref,
    problems,
    failure,
    say: setFailure,
    complain: (name: keyof Values, problem: string | undefined) =>
      setProblems((before) => (before[name] === problem ? before : { ...before, [name]: problem })),
    /** @returns whether there are errors */
    refuse: (found: Problems<Values>): boolean => {
      const isWrong = Object.values(found).some(Boolean)
      setProblems(found)
      if (isWrong) setRefusals((before) => before + 1)
      return isWrong
    },
    clear: () => {
      setProblems({})
      setFailure(null)
    },
  }
}

/** Checks, sends once at a time, and shows the result where it belongs. */
function useSending<Values extends FormValues>(options: FormOptions<string, Values>, complaints: Complaints<Values>) {
  const { rules = {}, check, codesAt = {}, submit, onFailure, guarded } = options
  const { say, refuse } = complaints
  const [pending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const navigate = useNavigate()

  const fail = (thrown: unknown, values: Values) => {
    if (!(thrown instanceof ApiFailure)) {
      reportError(thrown)
      say(describeFailure(thrown))
      return
    }
    if (onFailure?.(thrown, values)) return
    // A guarded form is not left without asking; where the session has ended, the layout redirects.
    // The whole address: in the administration the router knows only what follows its base, and its ways do not leave it.
    const way = guarded ? null : wayAfterFailure(thrown, window.location)
    if (way) return isAdminPath(window.location.pathname) ? window.location.assign(way) : void navigate(way)
    const found = options.problemsOf
      ? options.problemsOf(thrown)
      : problemsAtFields<Values>(thrown, Object.keys(values), codesAt)
    if (!refuse(found)) say(describeFailure(thrown))
  }

  return {
    pending,
    async submit(values: Values, onSent: () => void): Promise<void> {
      if (isUnderWay.current) return
      say(null)
      if (refuse({ ...brokenRules(values, rules), ...check?.(values) })) return
      isUnderWay.current = true
      setPending(true)
      try {
        if ((await submit(values)) !== NOT_SENT) onSent()
      } catch (thrown) {
        fail(thrown, values)
      } finally {
        isUnderWay.current = false
        setPending(false)
      }
    },
  }
}
