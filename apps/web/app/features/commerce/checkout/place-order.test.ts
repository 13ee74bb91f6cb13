import { type ApiClient, ApiFailure } from '@zivina/contract/client'
import { beforeEach, expect, test } from 'vitest'
import type { SendOnce } from '#app/kit/form/use-send-once.ts'
import { placeOrder } from './place-order.ts'

const ORDER = { service: 'service' } as Parameters<typeof placeOrder>[2]
let sent: string[]
let next: number
/** A guid until it is done with, as the hook gives it. */
const once: SendOnce = {
  guid: () => `guid-${next}`,
  done: () => {
    next += 1
  },
}

beforeEach(() => {
  sent = []
  next = 1
})

/** A server that refuses these guids, each with its code. */
const serverThat = (refuses: Record<string, string>) =>
  (async (_key: string, { body }: { body: { guid: string } }) => {
    sent.push(body.guid)
    const code = refuses[body.guid]
    if (code !== undefined) throw new ApiFailure(409, { code, message: code }, null)
    return { guid: body.guid }
  }) as unknown as ApiClient

test('an order whose guid was cancelled or has expired is sent once more with another guid', async () => {
  const api = serverThat({ 'guid-1': 'PURCHASE_CANCELLED' })
  expect(await placeOrder(api, once, ORDER)).toEqual({ guid: 'guid-2' })
  expect(sent).toEqual(['guid-1', 'guid-2'])
})

test('an order that failed keeps its guid for the next try, and one that was made gives it up', async () => {
  await expect(placeOrder(serverThat({ 'guid-1': 'SERVICE_UNAVAILABLE' }), once, ORDER)).rejects.toThrow(ApiFailure)
  await placeOrder(serverThat({}), once, ORDER)
  await placeOrder(serverThat({}), once, ORDER)
  expect(sent).toEqual(['guid-1', 'guid-1', 'guid-2'])
})
