import { Guid } from '@zivina/contract/kernel/fields'
import { z } from 'zod'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { receiveEvent } from '#api/kernel/webhooks/service.ts'

/** The name of the service's notifications among what other services tell. */
export const STORE_EVENTS = 'store'

/** Accounts that one event may name: one, or those of a transfer. */
const ACCOUNTS_MAX = 20

/** What is kept of an event: its type and the accounts to read, nothing of the person. */
const KeptEvent = z.object({ type: z.string(), accounts: z.array(Guid) })

type GivenEvent = { id: string; type: string } & Record<string, unknown>

/**
 * Stores that something happened in an app store. What it tells is not believed, and nothing of it is kept but whom to read.
 * @throws ApiError UNAUTHORIZED where the service did not send it, SERVICE_UNAVAILABLE
 */
export async function receiveStoreEvent(
  ctx: Ctx<'db' | 'jobs' | 'stores' | 'headers'>,
  event: GivenEvent,
): Promise<Record<string, never>> {
  if (!ctx.stores?.service.isSender(ctx.headers.get('authorization'))) throw new ApiError('UNAUTHORIZED')
  const raw = JSON.stringify({ type: event.type, accounts: accountsOf(event) })
  await receiveEvent(ctx, { source: STORE_EVENTS, event_id: event.id, raw })
  return {}
}

/** The accounts that a stored event names, whose app used it last first. */
export function accountsIn(raw: string): readonly string[] {
  return KeptEvent.parse(JSON.parse(raw)).accounts
}

/** Names that the service gives by itself are no accounts of ours; a transfer has no `app_user_id`. */
function accountsOf(event: GivenEvent): string[] {
  const { app_user_id, original_app_user_id, aliases, transferred_to, transferred_from } = event
  const names = [app_user_id, original_app_user_id, aliases, transferred_to, transferred_from].flat()
  const accounts = names.filter((name): name is string => Guid.safeParse(name).success)
  return [...new Set(accounts.map((name) => name.toLowerCase()))].slice(0, ACCOUNTS_MAX)
}
