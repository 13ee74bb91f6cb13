const KEY = 'zivina-last-plan'

type LastPlan = { account: string; plan: string }

/** Remembers, in this browser, which plan an account opened last. */
export function rememberPlan(account: string, plan: string): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify({ account, plan } satisfies LastPlan))
  } catch {
    // Without storage the list opens with the plan that was changed last.
  }
}

/** The plan that this account opened last in this browser; null where none is known. */
export function recallPlan(account: string): string | null {
  try {
    const last = JSON.parse(window.localStorage.getItem(KEY) ?? 'null') as LastPlan | null
    return last?.account === account && typeof last.plan === 'string' ? last.plan : null
  } catch {
    return null
  }
}
