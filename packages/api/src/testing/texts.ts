import type { TextWorld } from './text-world.ts'

/**
 * What happens to a text: `kept` is answered (or read) as it was written, `refused` is never accepted, `unread` may be accepted
 * but is never shown, such as a password.
 */
export type Fate = 'kept' | 'refused' | 'unread'

/** A call with a body, with every text in it. */
export type TextCall = {
  as?: 'token' | 'admin'
  path?: (world: TextWorld) => string | Promise<string>
  /** A valid body. */
  body: (world: TextWorld) => unknown
  fields: Record<string, Fate>
  /** SQL that makes the call possible again. */
  again?: (world: TextWorld) => string
  /** Reads the stored value, where the answer does not contain it. */
  read?: (world: TextWorld, body: Record<string, string>) => Promise<unknown>
}

/** The calls of a noun that have a body, by `METHOD /path`: the export `texts` of its `calls.ts`. */
export type TextCalls = Record<string, TextCall>

export const NEW_PASSWORD = { password: 'čtyři koťata na peci' }
export const currentPassword = {
  body: () => ({ current_password: 'x' }),
  fields: { current_password: 'unread' },
} as const
export const ofUser = (rest: string) => (world: TextWorld) => `/user/${world.user.guid}${rest}`
export const decisionText = {
  as: 'admin',
  body: () => ({ status: 'Denied' }),
  fields: { status_note: 'kept' },
} as const
