import { ApiFailure, type CallOutput } from '@zivina/contract/client'
import { ERRORS } from '@zivina/contract/errors'
import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/oauth-providers'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../browser-api.ts'
import { describeFailure, type FormFailure } from '../../../forms/form-failure.ts'
import { finishLogIn } from '../finish-log-in.ts'
import { type OauthReturn, readReturn } from './read-return.ts'

type Finished = CallOutput<'POST /oauth/{provider}/finish'>

/** Where a log-in through a service stands, once the person is back. */
export type Stage =
  | { name: 'working' }
  | { name: 'failed'; failure: FormFailure }
  | { name: 'factor'; given: OauthReturn }
  | { name: 'proposal'; given: OauthReturn; proposal: NonNullable<Finished['proposal']> }

const WORKING: Stage = { name: 'working' }

/** Calls under way by their state: a code is good once, however often the page is shown. */
const underWay = new Map<string, Promise<Finished>>()

function finishOnce(provider: OauthProvider, given: OauthReturn): Promise<Finished> {
  const known = underWay.get(given.state)
  if (known) return known
  const call = browserApi('POST /oauth/{provider}/finish', { params: { provider }, body: given })
  underWay.set(given.state, call)
  return call
}

/** Finishes the log-in that the address speaks of, in the browser alone: only that holds what it is bound to. */
export function useFinish(provider: OauthProvider): Stage {
  const [stage, setStage] = useState<Stage>(WORKING)
  const navigate = useNavigate()
  useEffect(() => {
    const returned = readReturn(new URLSearchParams(window.location.search))
    if (returned.kind !== 'code') return setStage({ name: 'failed', failure: sayWhy(returned.kind, provider) })
    const { given } = returned
    let isLeft = false
    const show = (next: Stage) => {
      if (!isLeft) setStage(next)
    }
    finishOnce(provider, given).then(
      ({ proposal, last_url }) => {
        if (proposal) show({ name: 'proposal', given, proposal })
        else if (!isLeft) void finishLogIn(navigate, last_url)
      },
      (failure: unknown) => {
        const has = (code: string) => failure instanceof ApiFailure && failure.has(code)
        if (has('BANNED_USER')) void navigate('/ban', { replace: true })
        else if (has('TOTP_REQUIRED')) show({ name: 'factor', given })
        else show({ name: 'failed', failure: describeFailure(failure) })
      },
    )
    return () => {
      isLeft = true
    }
  }, [provider, navigate])
  return stage
}

function sayWhy(kind: 'cancelled' | 'failed', provider: OauthProvider): FormFailure {
  if (kind === 'failed') return { tone: 'error', message: ERRORS.OAUTH_FAILED.message }
  return { tone: 'info', message: `Přihlášení přes ${OAUTH_PROVIDER_NAMES[provider]} jste zrušili. Nic se nestalo.` }
}
