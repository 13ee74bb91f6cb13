import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { type Begun, begun } from '#app/kit/begun/begun.ts'
import { loginPath } from '#app/session/paths/login-path.ts'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/**
 * @returns whether a log-in is needed: then the action is stored to be done afterwards, and the browser navigates to the log-in
 */
type LogInFirst = <Value>(what: Begun<Value>, value: Value, backTo?: string) => boolean

/** For actions that need an account: without a log-in, stores the action and navigates to the log-in. */
export function useLogInFirst(): LogInFirst {
  const navigate = useNavigate()
  return (what, value, backTo) => {
    if (readTokenData() !== null) return false
    what.keep(value)
    const { pathname, search } = window.location
    void navigate(loginPath(backTo ?? pathname + search))
    return true
  }
}

const isTrue = (value: unknown): value is true => value === true

/** A form that was about to be sent; the form itself stores its content. */
export const begunForm = (name: string): Begun<true> => begun(`form:${name}`, isTrue)

/**
 * Opens a form again that was about to be sent before log-in.
 * @param open the same function at every render, such as a state setter
 */
export function useBegunForm(name: string, isLoggedIn: boolean, open: (isOpen: true) => void): void {
  useEffect(() => {
    if (isLoggedIn && begunForm(name).take() !== null) open(true)
  }, [name, isLoggedIn, open])
}
