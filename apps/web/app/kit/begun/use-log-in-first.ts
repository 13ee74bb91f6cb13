import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { loginPath } from '#app/session/login-path.ts'
import { readTokenData } from '#app/session/session-store.ts'
import { type Begun, begun } from './begun.ts'

/** @returns whether log-in must come first: then it is kept and done afterwards, and the page is on its way there */
type LogInFirst = <Value>(what: Begun<Value>, value: Value, backTo?: string) => boolean

/** For what needs an account: where nobody is logged in, keeps it and leads to log in. */
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

/** A form that was about to be sent; what was typed into it is kept by the form. */
export const begunForm = (name: string): Begun<true> => begun(`form:${name}`, isTrue)

/**
 * Opens a form again that was about to be sent before logging in.
 * @param open the same function at every render, as a state's setter is
 */
export function useBegunForm(name: string, isLoggedIn: boolean, open: (isOpen: true) => void): void {
  useEffect(() => {
    if (isLoggedIn && begunForm(name).take() !== null) open(true)
  }, [name, isLoggedIn, open])
}
