import { expect, test } from 'vitest'
import { loginPath } from '#app/session/paths/login-path.ts'
import { leadOn, whereAfterLogIn } from './after-log-in.ts'

test.each([
  ['/recepty?search=ryba', '/recepty?search=ryba'],
  ['/prihlasovani', '/prihlasovani'],
  [null, '/uzivatel'],
  ['/', '/uzivatel'],
  ['/?utm=1', '/uzivatel'],
  ['/#nahore', '/uzivatel'],
  ['/prihlasit', '/uzivatel'],
  ['/prihlasit?rezim=registrace', '/uzivatel'],
  ['/prihlasit/overeni-emailu', '/uzivatel'],
  ['//elsewhere.example', '/uzivatel'],
  ['https://elsewhere.example/recepty', '/uzivatel'],
])('from %s to %s', async (last, target) => {
  expect(await whereAfterLogIn(last)).toBe(target)
})

test('an action begun before logging in decides the next page before the last page does, in its order', async () => {
  const nothing = async () => null
  const filter = async () => '/uzivatel/filtry'
  const modification = async () => '/uzivatel/modifikovane-recepty'
  expect(await whereAfterLogIn('/recepty', [nothing, filter, modification])).toBe('/uzivatel/filtry')
  expect(await whereAfterLogIn('/recepty', [nothing, modification])).toBe('/uzivatel/modifikovane-recepty')
  expect(await whereAfterLogIn('/recepty', [nothing])).toBe('/recepty')
})

test('all pending actions are done, though only one decides the next page', async () => {
  const done: string[] = []
  const doing = (name: string, path: string | null) => async () => {
    done.push(name)
    return path
  }
  const all = [doing('heart', null), doing('filter', '/uzivatel/filtry'), doing('modification', '/jinam')]
  expect(await whereAfterLogIn('/recepty', all)).toBe('/uzivatel/filtry')
  expect(done).toEqual(['heart', 'filter', 'modification'])
})

test('the log-in link remembers the previous page, but not home or log-in', () => {
  expect(loginPath('/recepty?search=ryba')).toBe('/prihlasit?zpet=%2Frecepty%3Fsearch%3Dryba')
  expect(loginPath('/')).toBe('/prihlasit')
  expect(loginPath('/uzivatel', true)).toBe('/prihlasit?zpet=%2Fuzivatel&odhlaseno=')
  expect(loginPath('/prihlasit/obnovit-heslo-zadost')).toBe('/prihlasit')
})

test('two components that notice the log-in at once redirect once', async () => {
  const gone: string[] = []
  const go = (path: string) => void gone.push(path)
  await Promise.all([leadOn('/recepty', go), leadOn('/jinam', go)])
  expect(gone).toEqual(['/recepty'])
  await leadOn('/jinam', go)
  expect(gone).toEqual(['/recepty', '/jinam'])
})
