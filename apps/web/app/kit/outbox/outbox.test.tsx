import { ApiFailure } from '@zivina/contract/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createOutbox, type Outbox, type OutboxNoun } from './outbox.ts'
import { openOutboxDatabase, recordsOf } from './records.ts'
import { createSending, type Sender } from './sending.ts'

const BREAD: OutboxNoun = { name: 'bread', former: 'zivina-bread:' }
const SOUP: OutboxNoun = { name: 'soup', former: 'zivina-soup:' }
const LETTER: OutboxNoun = { name: 'letter', former: 'zivina-letters:', by_hand: true }

let owners = 0
let jana = ''
beforeEach(() => {
  owners += 1
  jana = `jana-${owners}`
})
afterEach(() => vi.restoreAllMocks())

const texts = (outbox: Outbox) => outbox.read().waiting.map(({ write }) => write)
const storedOf = async (owner: string) => (await recordsOf(await openOutboxDatabase(), owner)).map(({ write }) => write)
const marksOf = (owner: string) => Object.keys(localStorage).filter((name) => name.endsWith(`:${owner}`))

/** What a page finds when it is opened again. */
async function reopened(owner: string): Promise<Outbox> {
  const outbox = createOutbox(owner)
  await outbox.settled()
  return outbox
}

/** A server that keeps what it is sent, and fails while it is told to. */
function server() {
  const got: string[] = []
  const failures = new Map<string, unknown>()
  const senderOf = (noun: string, changes: Partial<Sender<string>> = {}): Sender<string> => ({
    send: async (write) => {
      const failure = failures.get(write) ?? failures.get(noun) ?? failures.get('all')
      if (failure !== undefined) throw failure
      got.push(write)
    },
    onRefused: (name) => ({ name, reason: 'Tohle nejde.' }),
    onSentElsewhere: () => undefined,
    onEmpty: () => undefined,
    ...changes,
  })
  return { got, failures, senderOf }
}
const CUT = new ApiFailure(0, null, null)
const always = () => true

describe('an outbox', () => {
  it('shows at once what is put there, and keeps it over a reload in the order in which it was written', async () => {
    const outbox = createOutbox(jana)
    outbox.put(BREAD, 'rohlík')
    outbox.put(SOUP, 'bramboračka')
    outbox.put(BREAD, 'chléb')
    expect(texts(outbox)).toEqual(['rohlík', 'bramboračka', 'chléb'])
    await outbox.settled()
    expect(texts(await reopened(jana))).toEqual(['rohlík', 'bramboračka', 'chléb'])
  })

  it('belongs to one account', async () => {
    const outbox = createOutbox(jana)
    outbox.put(BREAD, 'rohlík')
    await outbox.settled()
    expect(texts(await reopened(`petr-${owners}`))).toEqual([])
  })

  it('is shared by tabs: each sees what the other puts there, and what it has sent', async () => {
    const [one, other] = [createOutbox(jana), createOutbox(jana)]
    const gone = vi.fn()
    other.onGoneElsewhere((records) => gone(records.map(({ write }) => write)))
    one.put(BREAD, 'rohlík')
    other.put(BREAD, 'chléb')
    await expect
      .poll(() => [texts(one).toSorted(), texts(other).toSorted()])
      .toEqual(Array(2).fill(['chléb', 'rohlík']))
    const rohlík = one.read().waiting.find(({ write }) => write === 'rohlík')
    one.drop(rohlík?.id ?? '')
    await expect.poll(() => texts(other)).toEqual(['chléb'])
    expect(gone.mock.calls).toEqual([[['rohlík']]])
  })

  it('takes over once what a former release kept in localStorage', async () => {
    const key = BREAD.former + jana
    const former = [
      { id: 'a', write: 'rohlík' },
      { id: 'b', write: 'chléb' },
    ]
    localStorage.setItem(key, JSON.stringify(former))
    const outbox = createOutbox(jana)
    outbox.carryOver(BREAD)
    outbox.put(BREAD, 'houska')
    await outbox.settled()
    expect(texts(outbox)).toEqual(['rohlík', 'chléb', 'houska'])
    expect(localStorage.getItem(key)).toBeNull()
    const again = await reopened(jana)
    again.carryOver(BREAD)
    await again.settled()
    expect(texts(again)).toEqual(['rohlík', 'chléb', 'houska'])
  })

  it('adds nothing twice where the browser was closed before the former copy was removed', async () => {
    const key = BREAD.former + jana
    const former = JSON.stringify([{ id: `a-${jana}`, write: 'rohlík' }])
    for (let time = 1; time <= 2; time++) {
      localStorage.setItem(key, former)
      const outbox = createOutbox(jana)
      outbox.carryOver(BREAD)
      await outbox.settled()
      expect(texts(outbox)).toEqual(['rohlík'])
    }
  })

  it('takes broken content of a former release for none', async () => {
    localStorage.setItem(BREAD.former + jana, '{broken')
    const outbox = createOutbox(jana)
    outbox.carryOver(BREAD)
    outbox.put(BREAD, 'rohlík')
    await outbox.settled()
    expect(texts(outbox)).toEqual(['rohlík'])
  })

  it('leaves alone what a newer release has written in another format', async () => {
    const db = await openOutboxDatabase()
    const record = { id: jana, owner: jana, noun: 'bread', version: 2, write: {}, by_hand: false, refusal: null }
    await db.add('writes', record as never)
    expect(texts(await reopened(jana))).toEqual([])
    expect(await db.countFromIndex('writes', 'owner', jana)).toBe(1)
  })

  it('marks for the next page of which noun something waits, until nothing does', async () => {
    const outbox = createOutbox(jana)
    outbox.put(BREAD, 'rohlík')
    expect(marksOf(jana)).toEqual([`zivina-unsent:bread:${jana}`])
    outbox.drop(outbox.read().waiting[0]?.id ?? '')
    await outbox.settled()
    expect(marksOf(jana)).toEqual([])
  })

  it.each(['add', 'open'] as const)(
    'keeps in this page what the browser does not store (%s), and says so',
    async (at) => {
      const full = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
      if (at === 'add') vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(full)
      else vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(full)
      const outbox = createOutbox(jana)
      const { got, senderOf, failures } = server()
      failures.set('all', CUT)
      const sending = createSending(outbox, always)
      sending.register(BREAD, senderOf('bread'))
      outbox.put(BREAD, 'rohlík')
      await expect.poll(() => outbox.read()).toMatchObject({ isCut: true, isUnstored: true })
      expect(texts(outbox)).toEqual(['rohlík'])
      failures.clear()
      sending.start()
      await expect.poll(() => got).toEqual(['rohlík'])
      await expect.poll(() => outbox.read()).toMatchObject({ waiting: [], isUnstored: false })
    },
  )
})

describe('sending', () => {
  it('goes in the order of writing whatever the nouns are, and ends with an empty outbox', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf } = server()
    const onEmpty = vi.fn()
    outbox.put(BREAD, 'rohlík')
    outbox.put(SOUP, 'bramboračka')
    outbox.put(BREAD, 'chléb')
    const sending = createSending(outbox, always)
    sending.register(BREAD, senderOf('bread', { onEmpty }))
    await expect.poll(() => got).toEqual(['rohlík'])
    sending.register(SOUP, senderOf('soup'))
    await expect.poll(() => got).toEqual(['rohlík', 'bramboračka', 'chléb'])
    await expect.poll(() => onEmpty.mock.calls.length).toBe(1)
    await expect.poll(() => storedOf(jana)).toEqual([])
  })

  it('never waits for what a person has to confirm', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf } = server()
    outbox.put(LETTER, 'k večeři 2 rohlíky')
    outbox.put(BREAD, 'rohlík')
    createSending(outbox, always).register(BREAD, senderOf('bread'))
    await expect.poll(() => texts(outbox)).toEqual(['k večeři 2 rohlíky'])
    expect(got).toEqual(['rohlík'])
  })

  it('waits without a connection and says so, and goes on with the next attempt', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf, failures } = server()
    failures.set('all', CUT)
    outbox.put(BREAD, 'rohlík')
    outbox.put(SOUP, 'bramboračka')
    const sending = createSending(outbox, always)
    sending.register(BREAD, senderOf('bread'))
    sending.register(SOUP, senderOf('soup'))
    await expect.poll(() => outbox.read().isCut).toBe(true)
    expect(texts(outbox)).toEqual(['rohlík', 'bramboračka'])
    failures.clear()
    window.dispatchEvent(new Event('online'))
    await expect.poll(() => got).toEqual(['rohlík', 'bramboračka'])
    await expect.poll(() => outbox.read()).toMatchObject({ isCut: false, waiting: [] })
  })

  it('holds up only the noun that the server fails at', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf, failures } = server()
    failures.set('bread', new ApiFailure(500, null, null))
    for (const write of ['rohlík', 'chléb']) outbox.put(BREAD, write)
    outbox.put(SOUP, 'bramboračka')
    const sending = createSending(outbox, always)
    sending.register(SOUP, senderOf('soup'))
    sending.register(BREAD, senderOf('bread'))
    await expect.poll(() => got).toEqual(['bramboračka'])
    await expect.poll(() => outbox.read()).toMatchObject({ isCut: true })
    expect(texts(outbox)).toEqual(['rohlík', 'chléb'])
  })

  it('keeps what the server refuses to be read, over a reload too, sends the rest, and sends it again when asked', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf, failures } = server()
    failures.set('deset tun soli', new ApiFailure(422, null, null))
    outbox.put(BREAD, 'deset tun soli')
    outbox.put(BREAD, 'chléb')
    createSending(outbox, always).register(BREAD, senderOf('bread'))
    await expect.poll(() => got).toEqual(['chléb'])
    await expect.poll(() => texts(outbox)).toEqual([])
    const again = await reopened(jana)
    expect(again.read().refused).toMatchObject([
      { write: 'deset tun soli', refusal: { name: 'deset tun soli', reason: 'Tohle nejde.' } },
    ])
    failures.clear()
    outbox.retry(outbox.read().refused[0]?.id ?? '')
    await expect.poll(() => got).toEqual(['chléb', 'deset tun soli'])
    await expect.poll(() => storedOf(jana)).toEqual([])
  })

  it('sends nothing with another account’s token, nor after a log-out', async () => {
    const outbox = createOutbox(jana)
    const { got, senderOf } = server()
    let isJana = true
    const sender = senderOf('bread')
    const sending = createSending(outbox, () => isJana)
    outbox.put(BREAD, 'rohlík')
    outbox.put(BREAD, 'chléb')
    const leaveAfter = async (write: string) => {
      await sender.send(write)
      isJana = false
    }
    sending.register(BREAD, { ...sender, send: leaveAfter })
    await expect.poll(() => texts(outbox)).toEqual(['chléb'])
    sending.start()
    await outbox.settled()
    expect(got).toEqual(['rohlík'])
    isJana = true
    sending.start()
    await expect.poll(() => got).toEqual(['rohlík', 'chléb'])
  })

  it('tells a tab what another one has sent', async () => {
    const [one, other] = [createOutbox(jana), createOutbox(jana)]
    const { senderOf } = server()
    const onSentElsewhere = vi.fn()
    let isFirst = false
    createSending(other, () => false).register(BREAD, senderOf('bread', { onSentElsewhere }))
    createSending(one, () => isFirst).register(BREAD, senderOf('bread'))
    one.put(BREAD, 'rohlík')
    await expect.poll(() => texts(other)).toEqual(['rohlík'])
    isFirst = true
    one.put(BREAD, 'chléb')
    await expect.poll(() => onSentElsewhere.mock.calls.flat(2)).toContain('rohlík')
  })
})
