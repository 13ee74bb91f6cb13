/** The services for log-in, in the order in which they are offered; also values of `registration_method`. */
export const OAUTH_PROVIDERS = ['google', 'apple', 'seznam'] as const
export type OauthProvider = (typeof OAUTH_PROVIDERS)[number]

/** Their names on the screens. */
export const OAUTH_PROVIDER_NAMES: Readonly<Record<OauthProvider, string>> = {
  google: 'Google',
  apple: 'Apple',
  seznam: 'Seznam',
}
