import { SESSION_COOKIES } from '@zivina/contract/account/session-cookies'
import { users } from '@zivina/contract/account/users'
import { SESSION_SECONDS } from '@zivina/contract/kernel/limits'
import { changePassword } from '#api/account/credentials/passwords/service.ts'
import {
  confirmSecondFactor,
  removeSecondFactor,
  setUpSecondFactor,
} from '#api/account/credentials/second-factor/service.ts'
import { listIdentities, unlinkIdentity } from '#api/account/entry/identities/service.ts'
import { cancelDeletion, requestDeletion } from '#api/account/erasure/service.ts'
import { downloadPersonalData } from '#api/account/personal-data/service.ts'
import { endOwnSession, endOwnSessions, listSessions } from '#api/account/sessions/devices/service.ts'
import { clearSession } from '#api/account/sessions/present.ts'
import { bind } from '#api/kernel/http/bind.ts'
import type { App, CallContext } from '#api/kernel/http/scope.ts'
import { confirmEmailChange, requestEmailChange } from './email-change.ts'
import { changeUser, getUser } from './service.ts'

export function bindUsers(app: App): void {
  bind(app, users, {
    detail: (ctx, { params }) => getUser(ctx, params.guid),
    change: async (ctx, { params, body }) => {
      const user = await changeUser(ctx, { guid: params.guid, patch: body })
      if (body.settings) keepSettings(ctx.cookies, user.settings)
      return user
    },
    changePassword: (ctx, { params, body }) => changePassword(ctx, { guid: params.guid, ...body }),
    changeEmail: (ctx, { params, body }) => requestEmailChange(ctx, { guid: params.guid, ...body }),
    verifyNewEmail: (ctx, { params, body }) => confirmEmailChange(ctx, { guid: params.guid, ...body }),
    sessions: async (ctx, { params }) => {
      const results = await listSessions(ctx, params.guid)
      return { results, count: results.length }
    },
    endSession: async (ctx, { params }) => {
      await endOwnSession(ctx, params)
      if (params.session === ctx.actor.session_guid) clearSession(ctx.cookies)
    },
    endAllSessions: async (ctx, { params }) => {
      await endOwnSessions(ctx, params.guid)
      clearSession(ctx.cookies)
    },
    identities: async (ctx, { params }) => {
      const results = await listIdentities(ctx, params.guid)
      return { results, count: results.length }
    },
    unlinkIdentity: (ctx, { params }) => unlinkIdentity(ctx, params),
    setUpTotp: (ctx, { params, body }) => setUpSecondFactor(ctx, { guid: params.guid, ...body }),
    confirmTotp: async (ctx, { params, body }) => ({
      recovery_codes: await confirmSecondFactor(ctx, { guid: params.guid, ...body }),
    }),
    removeTotp: (ctx, { params, body }) => removeSecondFactor(ctx, { guid: params.guid, ...body }),
    data: (ctx, { params }) => downloadPersonalData(ctx, params.guid),
    requestDeletion: (ctx, { params, body }) => requestDeletion(ctx, { guid: params.guid, ...body }),
    cancelDeletion: (ctx, { params }) => cancelDeletion(ctx, params.guid),
  })
}

/** Updates the settings in a browser's cookies; an application without cookies gets none. */
function keepSettings(cookies: CallContext['cookies'], settings: string[]): void {
  if (cookies.get(SESSION_COOKIES.settings) === null) return
  cookies.set(SESSION_COOKIES.settings, JSON.stringify(settings), { readable: true, seconds: SESSION_SECONDS })
}
