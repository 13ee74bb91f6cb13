import { ApiFailure } from '@zivina/contract/client'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useFocusOnProblem } from './focus-on-problem.ts'
import { describeFailure, type FormFailure } from './form-failure.ts'
import { useUnsaved } from './unsaved-changes.tsx'

type FieldValue = string | boolean
export type FormValues = Record<string, FieldValue>
/** What is wrong, by field. */
export type Problems<Values> = { [Name in keyof Values]?: string | undefined }

type FormOptions<Values> = {
  /** What is saved. The form shows it wherever nothing else was typed. */
  saved: Values
  /** What can be told before asking the server. */
  check?: (values: Values) => Problems<Values>
  submit: (values: Values) => Promise<void>
  /** Whether leaving the page with something typed asks first; not where it is worth nothing, as a password. */
  guarded?: boolean
}

export type RecordForm<Values> = {
  ref: RefObject<HTMLFormElement | null>
  values: Values
  problems: Problems<Values>
  failure: FormFailure | null
  pending: boolean
  dirty: boolean
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  /** Says what is wrong with a field, or that nothing is any more. */
  complain: (name: keyof Values, problem: string | undefined) => void
  reset: () => void
  onSubmit: (event: FormEvent) => void
}

/**
 * A form over something saved. What was typed stays until the server has it: a failure takes nothing away, and a newer
 * saved state changes only what nobody touched. A second press while the first is under way does nothing.
 */
export function useRecordForm<Values extends FormValues>(options: FormOptions<Values>): RecordForm<Values> {
  const { saved, check, submit, guarded = true } = options
  const [edits, setEdits] = useState<Partial<Values>>({})
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const [refusals, setRefusals] = useState(0)
  const ref = useFocusOnProblem(refusals)
  const values = { ...saved, ...edits }
  const dirty = Object.keys(edits).some((name) => edits[name] !== saved[name])
  useUnsaved(guarded && dirty)

  const complain = (name: keyof Values, problem: string | undefined) =>
    setProblems((before) => ({ ...before, [name]: problem }))

  const refuse = (found: Problems<Values>): boolean => {
    const wrong = Object.values(found).some(Boolean)
    setProblems(found)
    if (wrong) setRefusals((before) => before + 1)
    return wrong
  }

  const send = async () => {
    const found = check?.(values) ?? {}
    setFailure(null)
    if (refuse(found)) return
    setPending(true)
    try {
      await submit(values)
      setEdits((now) => leftToSave(now, edits))
    } catch (error) {
      const atFields = problemsAtFields(error, values)
      if (!refuse(atFields)) setFailure(describeFailure(error))
    } finally {
      setPending(false)
    }
  }

  return {
    ref,
    values,
    problems,
    failure,
    pending,
    dirty,
    complain,
    set: (name, value) => {
      setEdits((before) => ({ ...before, [name]: value }))
      complain(name, undefined)
    },
    reset: () => {
      setEdits({})
      setProblems({})
      setFailure(null)
    },
    onSubmit: (event) => {
      event.preventDefault()
      if (busy.current) return
      busy.current = true
      void send().finally(() => {
        busy.current = false
      })
    },
  }
}

/** What was typed while the saving was under way. */
function leftToSave<Values extends FormValues>(now: Partial<Values>, sent: Partial<Values>): Partial<Values> {
  return Object.fromEntries(Object.entries(now).filter(([name, value]) => sent[name] !== value)) as Partial<Values>
}

/** The server's errors at fields this form has. */
function problemsAtFields<Values extends FormValues>(error: unknown, values: Values): Problems<Values> {
  if (!(error instanceof ApiFailure)) return {}
  const known = Object.entries(error.fields).filter(([name]) => name in values)
  return Object.fromEntries(known.map(([name, list]) => [name, list[0]?.message])) as Problems<Values>
}
