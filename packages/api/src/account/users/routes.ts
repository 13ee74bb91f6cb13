import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { users } from '@zivina/contract/account/users'
import { SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import { cancelDeletion, requestDeletion } from '#api/account/erasure/deletion-service.ts'
import { listIdentities, unlinkIdentity } from '#api/account/oauth/identity-service.ts'
import { changePassword } from '#api/account/passwords/password-service.ts'
import { downloadPersonalData } from '#api/account/personal-data/personal-data.ts'
import { confirmSecondFactor, removeSecondFactor, setUpSecondFactor } from '#api/account/second-factor/second-factor.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#api/account/sessions/device-service.ts'
import { clearSession } from '#api/account/sessions/session-cookies.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App, CallContext } from '#api/kernel/http/scope.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.ts'
import { changeUser, getUser } from './service.ts'

export function bindUsers(app: App): void {
  bind(app, users, {
    detail: ({ db, actor, urls }, { params }) => getUser(db, actor, params.guid, urls),
    change: async ({ db, actor, cookies, ...places }, { params, body }) => {
      const user = await changeUser(db, actor, { guid: params.guid, patch: body, places })
      if (body.settings) keepSettings(cookies, user.settings)
      return user
    },
    changePassword: ({ db, actor, ...context }, { params, body }) =>
      changePassword(db, actor, { guid: params.guid, ...body }, context),
    changeEmail: ({ db, actor, ...context }, { params, body }) =>
      requestEmailChange(db, actor, { guid: params.guid, ...body }, context),
    verifyNewEmail: ({ db, actor, ...context }, { params, body }) =>
      confirmEmailChange(db, actor, { guid: params.guid, ...body }, context),
    sessions: async ({ db, actor }, { params }) => {
      const results = await listSessions(db, actor, params.guid)
      return { results, count: results.length }
    },
    endSession: async ({ db, actor, visitor, cookies }, { params }) => {
      await endOwnSession(db, actor, params, visitor)
      if (params.session === actor.session_guid) clearSession(cookies)
    },
    endAllSessions: async ({ db, actor, visitor, cookies }, { params }) => {
      await endOwnSessions(db, actor, params.guid, visitor)
      clearSession(cookies)
    },
    identities: async ({ db, actor }, { params }) => {
      const results = await listIdentities(db, actor, params.guid)
      return { results, count: results.length }
    },
    unlinkIdentity: ({ db, actor, visitor }, { params }) => unlinkIdentity(db, actor, params, visitor),
    setUpTotp: ({ db, actor }, { params, body }) => setUpSecondFactor(db, actor, { guid: params.guid, ...body }),
    confirmTotp: async ({ db, actor, visitor }, { params, body }) => ({
      recovery_codes: await confirmSecondFactor(db, actor, { guid: params.guid, ...body }, visitor),
    }),
    removeTotp: ({ db, actor, visitor }, { params, body }) =>
      removeSecondFactor(db, actor, { guid: params.guid, ...body }, visitor),
    data: ({ db, actor, visitor, declared }, { params }) =>
      downloadPersonalData(db, actor, params.guid, { visitor, declared }),
    requestDeletion: ({ db, actor, ...context }, { params, body }) =>
      requestDeletion(db, actor, { guid: params.guid, ...body }, context),
    cancelDeletion: ({ db, actor, visitor }, { params }) => cancelDeletion(db, actor, params.guid, visitor),
  })
}

/** Updates the settings in a browser's cookies; an application without cookies gets none. */
function keepSettings(cookies: CallContext['cookies'], settings: string[]): void {
  if (cookies.get(SESSION_COOKIES.settings) === null) return
  cookies.set(SESSION_COOKIES.settings, JSON.stringify(settings), { readable: true, seconds: SESSION_SECONDS })
}
