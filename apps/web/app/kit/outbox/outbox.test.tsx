import { ApiFailure } from '@zivina/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox } from './outbox.ts'
import { startSending } from './send-outbox.ts'

const KEY = 'writes-of-jana'
const wait = () => new Promise((resolve) => setTimeout(resolve, 0))
const texts = (outbox: { read: () => { waiting: readonly { write: string }[] } }) =>
  outbox.read().waiting.map(({ write }) => write)

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

/** A server that keeps what it is sent, and fails while it is told to. */
function server() {
  const got: string[] = []
  let failure: unknown = null
  return {
    got,
    fail: (next: unknown) => {
      failure = next
    },
    send: async (write: string) => {
      if (failure !== null) throw failure
      got.push(write)
    },
  }
}

describe('an outbox', () => {
  it('keeps what waits over a reload of the page', () => {
    createOutbox<string>(KEY).put('rohlík')
    expect(texts(createOutbox<string>(KEY))).toEqual(['rohlík'])
    expect(texts(createOutbox<string>('writes-of-petr'))).toEqual([])
  })

  it('is shared by tabs: neither overwrites what the other has put there', () => {
    const one = createOutbox<string>(KEY)
    const other = createOutbox<string>(KEY)
    one.put('rohlík')
    other.put('máslo')
    expect(texts(createOutbox<string>(KEY))).toEqual(['rohlík', 'máslo'])
  })

  it('tells what another tab has sent', () => {
    const outbox = createOutbox<string>(KEY)
    const sent: string[] = []
    const end = outbox.subscribe(() => undefined)
    outbox.onSentElsewhere((gone) => sent.push(...gone.map(({ write }) => write)))
    outbox.put('rohlík')
    localStorage.removeItem(KEY)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(sent).toEqual(['rohlík'])
    expect(texts(outbox)).toEqual([])
    end()
  })

  it('takes a broken content of the storage for none', () => {
    localStorage.setItem(KEY, '{broken')
    const outbox = createOutbox<string>(KEY)
    expect(texts(outbox)).toEqual([])
    outbox.put('rohlík')
    expect(texts(outbox)).toEqual(['rohlík'])
  })
})

describe('sending', () => {
  it('goes in order, and ends with an empty outbox', async () => {
    const outbox = createOutbox<string>(KEY)
    const { got, send } = server()
    const onEmpty = vi.fn()
    outbox.put('rohlík')
    outbox.put('máslo')
    startSending(outbox, { send, onEmpty, onRefused: () => undefined }).start()
    await wait()
    expect(got).toEqual(['rohlík', 'máslo'])
    expect(texts(outbox)).toEqual([])
    expect(localStorage.getItem(KEY)).toBeNull()
    expect(onEmpty).toHaveBeenCalled()
  })

  it('waits without a connection and says so, and goes on with the next attempt', async () => {
    const outbox = createOutbox<string>(KEY)
    const { got, send, fail } = server()
    outbox.put('rohlík')
    fail(new TypeError('Failed to fetch'))
    const sending = startSending(outbox, { send, onEmpty: () => undefined, onRefused: () => undefined })
    sending.start()
    await wait()
    expect(outbox.read()).toMatchObject({ isCut: true, waiting: [{ write: 'rohlík' }] })
    fail(null)
    sending.start()
    await wait()
    expect(got).toEqual(['rohlík'])
    expect(outbox.read()).toEqual({ isCut: false, waiting: [] })
    sending.stop()
  })

  it('drops what the server refuses, tells it and sends the rest', async () => {
    const outbox = createOutbox<string>(KEY)
    const { got, send } = server()
    const refused: string[] = []
    outbox.put('deset tun soli')
    outbox.put('máslo')
    startSending(outbox, {
      send: (write) => (write === 'máslo' ? send(write) : Promise.reject(new ApiFailure(422, null, null))),
      onEmpty: () => undefined,
      onRefused: (write) => refused.push(write),
    }).start()
    await wait()
    expect(refused).toEqual(['deset tun soli'])
    expect(got).toEqual(['máslo'])
  })
})
