import { OAUTH_PROVIDER_NAMES, type OauthProvider } from '@zivina/contract/account/oauth-providers'
import { ApiFailure, type CallOutput } from '@zivina/contract/client'
import { ERRORS } from '@zivina/contract/kernel/errors'
import { useEffect, useState } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { endLinking, isLinking } from '#app/features/account/linking.ts'
import { SETTINGS_PATH } from '#app/features/account/user-paths.ts'
import { describeFailure, type FormFailure } from '#app/kit/form/form-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { browserApi } from '#app/session/api/browser-api.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { finishLogIn } from '../finish-log-in.ts'
import { type OauthReturn, readReturn } from './read-return.ts'

type Finished = CallOutput<'POST /oauth/{provider}/finish'>

/** The state of a log-in through a service, or of linking one, after the redirect back. */
export type Stage =
  | { name: 'working' }
  | { name: 'linking' }
  | { name: 'failed'; failure: FormFailure }
  | { name: 'not_linked'; failure: FormFailure }
  | { name: 'factor'; given: OauthReturn }
  | { name: 'proposal'; given: OauthReturn; proposal: NonNullable<Finished['proposal']> }

const WORKING: Stage = { name: 'working' }

/** Calls under way by their state: a code can be used once, however often the page is rendered. */
const logIns = new Map<string, Promise<Finished>>()
const links = new Map<string, Promise<void>>()

function once<Result>(calls: Map<string, Promise<Result>>, state: string, make: () => Promise<Result>) {
  const call = calls.get(state) ?? make()
  calls.set(state, call)
  return call
}

/** A return from the service: its parameters, and the stage that is shown. */
type Arrival = {
  provider: OauthProvider
  given: OauthReturn
  navigate: NavigateFunction
  show: (next: Stage) => void
  isLeft: () => boolean
}

/** Finishes what the address describes, only in the browser: the cookies it is bound to are there. */
export function useFinish(provider: OauthProvider): Stage {
  const [stage, setStage] = useState<Stage>(WORKING)
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const returned = readReturn(query)
    const toLink = isLinking(query.get('state'))
    if (returned.kind !== 'code') {
      const failure = sayWhy(returned.kind, toLink ? 'Propojení s\u00a0účtem' : 'Přihlášení přes', provider)
      return setStage(toLink ? { name: 'not_linked', failure } : { name: 'failed', failure })
    }
    let isLeft = false
    const show = (next: Stage) => {
      if (!isLeft) setStage(next)
    }
    void (toLink ? link : logIn)({ provider, given: returned.given, navigate, show, isLeft: () => isLeft })
    return () => {
      isLeft = true
    }
  }, [provider, navigate])
  return stage
}

async function logIn({ provider, given, navigate, show, isLeft }: Arrival): Promise<void> {
  try {
    const { proposal, last_url } = await once(logIns, given.state, () =>
      browserApi('POST /oauth/{provider}/finish', { params: { provider }, body: given }),
    )
    if (proposal) show({ name: 'proposal', given, proposal })
    else if (!isLeft()) void finishLogIn(navigate, last_url)
  } catch (failure) {
    const has = (code: string) => failure instanceof ApiFailure && failure.has(code)
    if (has('BANNED_USER')) void navigate('/ban', { replace: true })
    else if (has('TOTP_REQUIRED')) show({ name: 'factor', given })
    else show({ name: 'failed', failure: describeFailure(failure) })
  }
}

async function link({ provider, given: { state, code, iss }, navigate, show, isLeft }: Arrival): Promise<void> {
  show({ name: 'linking' })
  const body = { state, code, ...(iss ? { iss } : {}) }
  try {
    await once(links, state, () => sessionApi('POST /oauth/{provider}/link/finish', { params: { provider }, body }))
  } catch (failure) {
    return show({ name: 'not_linked', failure: describeFailure(failure) })
  }
  if (isLeft()) return
  endLinking()
  showSnackbar(`Teď se přihlásíte i\u00a0přes ${OAUTH_PROVIDER_NAMES[provider]}.`, 'success')
  void navigate(SETTINGS_PATH, { replace: true })
}

function sayWhy(kind: 'cancelled' | 'failed', what: string, provider: OauthProvider): FormFailure {
  if (kind === 'failed') return { tone: 'error', message: ERRORS.OAUTH_FAILED.message }
  return { tone: 'info', message: `${what} ${OAUTH_PROVIDER_NAMES[provider]} jste zrušili. Nic se nestalo.` }
}
