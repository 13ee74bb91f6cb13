import { createOauthClients } from '@zivina/integrations/oauth/clients'
import { type OauthStandin, startOauthStandin } from '@zivina/integrations/oauth/standin'
import { agree, type StandinPerson } from '@zivina/integrations/oauth/testing'
import { beforeEach } from 'vitest'
import { type AccountApi, type Answer, openAccountApi } from '#api/testing/account-api.ts'
import { shared } from '#api/testing/shared.ts'
import type { World } from '#api/testing/world.ts'

/** A browser that keeps its cookies and follows the redirects to the stand-in and back. */
export type Browser = {
  cookies: Record<string, string>
  post(path: string, body: unknown): Promise<Answer>
  /** Begins a log-in and agrees as a person. @returns the parameters of the return */
  goAndAgree(provider: string, person: StandinPerson, last_url?: string): Promise<{ state: string; code: string }>
  /** The same, and finishes the log-in. */
  logIn(provider: string, person: StandinPerson, last_url?: string): Promise<Answer>
}

export type OauthApi = AccountApi & { standin: OauthStandin; browser(): Browser }

/** The API with the stand-in for all services. */
async function openOauthApi(): Promise<OauthApi> {
  const standin = await startOauthStandin()
  const api = await openAccountApi({ oauth: createOauthClients(standin.settings) })
  return {
    ...api,
    standin,
    browser: () => openBrowser(api),
    close: async () => {
      await api.close()
      await standin.close()
    },
  }
}

/** The same for all tests of a file: before each of them every service answers, whatever the one before had it do. */
export async function sharedOauthApi(): Promise<OauthApi> {
  const api = await shared(openOauthApi())
  beforeEach(() => {
    api.standin.mode = 'answer'
  })
  return api
}

/** Makes people whom a service knows, each by another address. */
export function peopleAtService(name: string): () => StandinPerson & { email: string } {
  let number = 0
  return () => {
    number += 1
    return { email: `${name}-${number}@seznam.cz`, name: 'Jana Nováková' }
  }
}

/** A separate browser for an API. */
export function openBrowser(api: AccountApi): Browser {
  const browser: Browser = {
    cookies: {},
    post: async (path, body) => {
      const answer = await api.asPage(path, browser.cookies, { body })
      for (const [name, value] of Object.entries(answer.cookies)) {
        if (value === '') delete browser.cookies[name]
        else browser.cookies[name] = value
      }
      return answer
    },
    goAndAgree: async (provider, person, last_url) => {
      const { status, body } = await browser.post(`/oauth/${provider}/begin`, { last_url })
      if (status !== 200) throw new Error(`begin answers ${status} ${JSON.stringify(body)}`)
      const back = await agree(body.url, person)
      return { state: back.get('state') ?? '', code: back.get('code') ?? '' }
    },
    logIn: async (provider, person, last_url) =>
      browser.post(`/oauth/${provider}/finish`, await browser.goAndAgree(provider, person, last_url)),
  }
  return browser
}

/** A browser that returned from the service, and the parameters to continue with. */
export async function cameBack({ api, number }: World, email = `z-google-${number()}@seznam.cz`) {
  const browser = openBrowser(api)
  return { browser, ...(await browser.goAndAgree('google', { email, name: 'Jana Nováková' })) }
}
