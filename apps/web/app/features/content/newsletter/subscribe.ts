import { describeFailure } from '#app/kit/form/form-failure.ts'
import { brokenRule, email as emailRule, required } from '#app/kit/form/rules.ts'
import { browserApi } from '#app/session/api/browser-api.ts'

const SENT =
  'Děkujeme. Pokud tato adresa novinky ještě neodebírá, najdete v\u00a0ní odkaz, kterým odběr potvrdíte. Podívejte se i\u00a0do nevyžádané pošty.'

/** The result of sending: `error` is about the address, `message` about the whole. */
export type Outcome = { kind: 'sent' | 'failed'; message: string } | { kind: 'wrong'; error: string }

/** Sends the subscription. Loaded on demand, since few visitors subscribe. */
export async function sendSubscription(data: FormData): Promise<Outcome> {
  const email = String(data.get('newsletter_email') ?? '').trim()
  const website = String(data.get('newsletter_website') ?? '')
  const error = brokenRule('email', email, [required, emailRule])
  if (error !== null) return { kind: 'wrong', error }
  try {
    await browserApi('POST /newsletter/subscribe', { body: { email, website, consent: true } })
    return { kind: 'sent', message: SENT }
  } catch (failure) {
    return { kind: 'failed', message: describeFailure(failure).message }
  }
}
