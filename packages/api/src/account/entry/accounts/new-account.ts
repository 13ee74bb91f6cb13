import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import { usernameKey } from '@zivina/contract/account/usernames'

type NewAccount = {
  username: string
  registration_platform: 'web' | 'ios' | 'android'
  terms_accepted?: boolean | undefined
  health_data: boolean
  newsletter: boolean
}

/** The columns of a new account that do not depend on how its owner logs in. */
export function accountOf(given: NewAccount) {
  const now = new Date()
  return {
    username_key: usernameKey(given.username),
    registration_platform: given.registration_platform,
    terms_version: given.terms_accepted ? CONSENT_VERSIONS.terms : null,
    terms_accepted_at: given.terms_accepted ? now : null,
    newsletter_at: given.newsletter ? now : null,
    health_data_consent_at: given.health_data ? now : null,
  }
}

/** The consents of a new account, each with the current version of its wording. */
export function consentsOf(given: Pick<NewAccount, 'terms_accepted' | 'health_data' | 'newsletter'>) {
  const agreed = { terms: given.terms_accepted, health_data: given.health_data, newsletter: given.newsletter }
  const kinds = ['terms', 'health_data', 'newsletter'] as const
  return kinds.filter((kind) => agreed[kind]).map((kind) => ({ kind, version: CONSENT_VERSIONS[kind] }))
}
