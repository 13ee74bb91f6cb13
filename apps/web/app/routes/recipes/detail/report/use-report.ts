import type { RecipeDetail } from '@zivina/contract/recipes'
import { VALIDATION_MESSAGES } from '@zivina/contract/validation-messages'
import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFocusOnProblem } from '../../../../forms/focus-on-problem.ts'
import { describeFailure, type FormFailure } from '../../../../forms/form-failure.ts'
import { loginPath } from '../../../../session/login-path.ts'
import { sessionApi } from '../../../../session/session-api.ts'
import { EMPTY_REPORT, keepReportDraft, type ReportDraft, readReportDraft } from './report-draft.ts'

type Problems = { kind?: string; text?: string }

/** The report being written; what was written stays through a failure and through logging in. */
export function useReport(recipe: RecipeDetail, isKnown: boolean, onSent: () => void) {
  const [draft, setDraft] = useState<ReportDraft>(() => ({
    ...(readReportDraft(recipe.guid) ?? EMPTY_REPORT),
    waits: false,
  }))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const navigate = useNavigate()
  const [refusals, setRefusals] = useState(0)
  const form = useFocusOnProblem(refusals)

  const change = (part: Partial<ReportDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setProblems({})
    keepReportDraft(recipe.guid, next)
  }

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOf(draft)
    setProblems(found)
    if (underWay.current) return
    if (draft.kind === '' || found.text) return setRefusals(refusals + 1)
    if (!isKnown) {
      keepReportDraft(recipe.guid, { ...draft, waits: true })
      return void navigate(loginPath(`/recepty/${recipe.slug}`))
    }
    underWay.current = true
    setBusy(true)
    setFailure(null)
    try {
      const subject = draft.ingredient === '' ? { recipe: recipe.guid } : { ingredient: draft.ingredient }
      await sessionApi('POST /error_report', { body: { ...subject, kind: draft.kind, text: draft.text } })
      keepReportDraft(recipe.guid, null)
      onSent()
    } catch (problem) {
      setFailure(describeFailure(problem))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { form, draft, problems, failure, busy, change, onSubmit }
}

function problemsOf({ kind, text }: ReportDraft): Problems {
  return {
    ...(kind === '' ? { kind: 'Vyberte prosím, co nesedí' } : {}),
    ...(kind === 'other' && text.trim() === '' ? { text: VALIDATION_MESSAGES.required } : {}),
  }
}
