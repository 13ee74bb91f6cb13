import { ApiFailure } from '@zivina/contract/client'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { wayAfterFailure } from '#app/session/way-after-failure.ts'
import { useFocusOnProblem } from './focus-on-problem.ts'
import { describeFailure, type FormFailure } from './form-failure.ts'
import { type FieldValue, type FormValues, type Problems, readFields } from './form-values.ts'
import { brokenRules, type CodesAt, problemsAtFields } from './problems.ts'
import type { Rule } from './rules.ts'
import { useUnsaved } from './unsaved-changes.tsx'
import { useTyping } from './use-typing.ts'

/** What `submit` resolves to where nothing was sent, as on the way to log in: what is typed stays kept. */
export const NOT_SENT: unique symbol = Symbol('not sent')

export type FormOptions<Name extends string, Values> = {
  /** What is saved. The form shows it wherever nothing else was typed; without it every field begins empty. */
  saved?: Values
  /** What a field must be before it is sent. */
  rules?: Record<Name, readonly Rule[]>
  /** What else can be told before asking the server. */
  check?: (values: Values) => Problems<Values>
  codesAt?: CodesAt<keyof Values & string>
  submit: (values: Values) => Promise<unknown>
  /** Takes a failure that the page deals with in its own way; true when it did. */
  onFailure?: (failure: ApiFailure, values: Values) => boolean
  /** Whether leaving the page with something typed asks first. */
  guarded?: boolean
  /** Keeps what is typed for this tab, under this name, until it is sent: through a reload, or code that does not come. */
  keptAs?: string
}

export type Form<Values> = {
  /** Of the form's element. */
  form: {
    ref: RefObject<HTMLFormElement | null>
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
    onInput: (event: FormEvent<HTMLFormElement>) => void
    noValidate: true
    method: 'post'
  }
  /** Of a field of the browser's own, which keeps what is typed and which password managers understand. */
  field: <Name extends keyof Values & string>(name: Name) => { name: Name; error: string | null }
  values: Values
  problems: Problems<Values>
  /** What is wrong with the whole. */
  failure: FormFailure | null
  pending: boolean
  dirty: boolean
  /** For a field whose value the page holds. */
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Says what is wrong with a field, or that nothing is any more. */
  complain: (name: keyof Values, problem: string | undefined) => void
  say: (failure: FormFailure | null) => void
  reset: () => void
}

/**
 * The one way forms of the product work. What was typed stays until the server has it: a failure takes nothing away. What is
 * wrong stands at its field, and the first such field gets the focus. A second press while the first is under way does nothing.
 */
export function useForm<Name extends string, Values extends Record<Name, FieldValue> = Record<Name, string>>(
  options: FormOptions<Name, Values>,
): Form<Values> {
  const { saved = emptyValues<Values>(options.rules), guarded = false, keptAs } = options
  const complaints = useComplaints<Values>()
  const typing = useTyping(saved as Values & FormValues, complaints.ref, keptAs)
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

/** What is wrong with fields and with the whole. */
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
    /** @returns whether something is wrong */
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

/** Checks, sends once at a time, and tells what came of it where it belongs. */
function useSending<Values extends FormValues>(options: FormOptions<string, Values>, complaints: Complaints<Values>) {
  const { rules = {}, check, codesAt = {}, submit, onFailure, guarded } = options
  const { say, refuse } = complaints
  const [pending, setPending] = useState(false)
  const isUnderWay = useRef(false)
  const navigate = useNavigate()
  const location = useLocation()

  const fail = (thrown: unknown, values: Values) => {
    if (!(thrown instanceof ApiFailure)) {
      reportError(thrown)
      say(describeFailure(thrown))
      return
    }
    if (onFailure?.(thrown, values)) return
    // What is guarded is not left without being asked; the layout around it leads on where the session is over.
    const way = guarded ? null : wayAfterFailure(thrown, location)
    if (way) return void navigate(way)
    if (!refuse(problemsAtFields<Values>(thrown, Object.keys(values), codesAt))) say(describeFailure(thrown))
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
