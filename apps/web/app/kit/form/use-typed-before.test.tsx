import { useEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedBefore } from './use-typed-before.ts'

type Held = { day: string; note: string; kind: string; soups: boolean; drinks: boolean }
const BEGUN: Held = { day: '2026-11-30', note: '', kind: 'usual', soups: true, drinks: false }

/** Holds its values as one object, as the forms of the plans do. */
function Wishes({ hold, onHydrated }: { hold: (held: Held) => void; onHydrated: () => void }) {
  const form = useTypedBefore<HTMLFormElement>()
  const [held, setHeld] = useState(BEGUN)
  hold(held)
  useEffect(onHydrated, [onHydrated])
  const change = (fields: Partial<Held>) => setHeld({ ...held, ...fields })
  return (
    <form ref={form}>
      <input type="date" name="day" value={held.day} onChange={({ target }) => change({ day: target.value })} />
      <textarea name="note" value={held.note} onChange={({ target }) => change({ note: target.value })} />
      <select name="kind" value={held.kind} onChange={({ target }) => change({ kind: target.value })}>
        <option value="usual">obvyklá</option>
        <option value="high">vysoká</option>
      </select>
      {(['soups', 'drinks'] as const).map((name) => (
        <input
          key={name}
          type="checkbox"
          name={name}
          checked={held[name]}
          onChange={({ target }) => change({ [name]: target.checked })}
        />
      ))}
    </form>
  )
}

let root: Root | null = null
// React works as in a browser: it draws after each event, and not at the end of the test's step.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false))
afterEach(() => {
  root?.unmount()
  document.body.innerHTML = ''
  vi.unstubAllGlobals()
})

/** The form from the server, what is done with it before React, and what React holds once it holds `expected`. */
async function heldAfter(before: (form: HTMLFormElement) => void, expected: Held): Promise<HTMLFormElement> {
  const seen = { held: BEGUN, hydrated: false }
  const onHydrated = () => {
    seen.hydrated = true
  }
  const page = <Wishes hold={(held) => Object.assign(seen, { held })} onHydrated={onHydrated} />
  const place = document.createElement('div')
  place.innerHTML = renderToString(page)
  document.body.append(place)
  const form = place.querySelector('form')
  if (!form) throw new Error('There is no form.')
  before(form)
  root = hydrateRoot(place, page)
  await vi.waitFor(() => expect(seen.hydrated).toBe(true), { timeout: 10_000 })
  await laterThanAllFields(form)
  await vi.waitFor(() => expect(seen.held).toEqual(expected), { timeout: 10_000 })
  return form
}

/** Each field is replayed in a task of its own. */
async function laterThanAllFields(form: HTMLFormElement): Promise<void> {
  for (const _ of form.elements) await new Promise((resolve) => setTimeout(resolve))
}

test('a form that nobody touched stays as it was', async () => {
  await heldAfter(() => {}, BEGUN)
})

test('everything typed, ticked and chosen before React is held by it, and shown', async () => {
  const typed = { day: '2026-12-07', note: 'bez ryb', kind: 'high', soups: false, drinks: true }
  const form = await heldAfter((form) => {
    const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement & HTMLSelectElement
    field('day').value = typed.day
    field('note').value = typed.note
    field('kind').value = typed.kind
    field('soups').checked = typed.soups
    field('drinks').checked = typed.drinks
  }, typed)
  expect(Object.fromEntries(new FormData(form))).toEqual({
    day: typed.day,
    note: typed.note,
    kind: 'high',
    drinks: 'on',
  })
})
