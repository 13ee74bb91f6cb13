/** Data of the verification page, in the state of the history entry: it lives as long as that entry. */
export type PendingVerification = {
  email: string
  lastUrl: string | null
  /** When a code was last sent from this browser (milliseconds of its clock), null where unknown. */
  sent_at: number | null
  /** The code that the link of the mail brought, to be confirmed by a press. */
  code?: string
}

export const VERIFICATION_PATH = '/prihlasit/overeni-emailu'

/** Reads the state of the history entry; null where it has another shape. */
export function readPending(state: unknown): PendingVerification | null {
  if (typeof state !== 'object' || state === null || !('email' in state)) return null
  const { email, lastUrl, sent_at, code } = state as Record<keyof PendingVerification, unknown>
  if (typeof email !== 'string' || email === '') return null
  return {
    email,
    lastUrl: typeof lastUrl === 'string' ? lastUrl : null,
    sent_at: typeof sent_at === 'number' ? sent_at : null,
    ...(typeof code === 'string' ? { code } : {}),
  }
}

/** Reads the fragment of the link in the mail („#email=…&kod=048213“); null where it has another shape. */
export function readMailedCode(fragment: string): PendingVerification | null {
  const given = new URLSearchParams(fragment.replace(/^#/, ''))
  const [email, code] = [given.get('email') ?? '', given.get('kod') ?? '']
  return email.includes('@') && /^\d{6}$/.test(code) ? { email, lastUrl: null, sent_at: null, code } : null
}

let remembered: { email: string; password: string } | null = null

/** Keeps a password only in memory: requesting another code needs it, and the history would write it to the disk. */
export function rememberPassword(email: string, password: string): void {
  remembered = { email, password }
}

export function forgetPassword(): void {
  remembered = null
}

/** The password just typed for this e-mail, or null after a reload. */
export function rememberedPassword(email: string): string | null {
  return remembered?.email === email ? remembered.password : null
}
