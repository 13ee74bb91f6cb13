import { describe, expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { PAGE_PARAMETERS } from '#app/seo/page-parameters.ts'
import { carryOn, divideQuery } from './page-address.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

/** Sections whose pages are rendered for each request. */
const PERSONAL = /^\/(uzivatel|prihlasit)(\/|$)/

function pathsOf(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return children ? pathsOf(children, own) : [`/${own}`]
  })
}

const PUBLIC = [...new Set(pathsOf(routes as Entry[]))].filter((path) => !PERSONAL.test(path))
const DECLARED_ANYWHERE = Object.values(PAGE_PARAMETERS).flat()
const keyOf = (path: string, search: string) => path + divideQuery(path, search).read

test('parameters are declared only for public routes without placeholders, in the spelling of the route', () => {
  expect(PUBLIC.length).toBeGreaterThan(25)
  expect(Object.keys(PAGE_PARAMETERS).filter((path) => !PUBLIC.includes(path) || /[:*A-Z%]/.test(path))).toEqual([])
})

describe.each(PUBLIC)('the cache key of %s', (route) => {
  const names = PAGE_PARAMETERS[route] ?? []
  const path = route.replace(/:\w+|\*/g, 'neco')
  const plain = keyOf(path, '')

  test('depends on every declared parameter and its value', () => {
    const keys = names.flatMap((name) => [
      keyOf(path, `?${name}=`),
      keyOf(path, `?${name}=1`),
      keyOf(path, `?${name}=2`),
    ])
    expect(new Set([plain, ...keys]).size).toBe(1 + 3 * names.length)
  })

  test('depends on no other parameter', () => {
    const others = ['utm_source', 'fbclid', 'neznamy', 'Q', '__proto__', ...DECLARED_ANYWHERE].filter(
      (name) => !names.includes(name),
    )
    const [first = others[0] ?? ''] = names
    for (const name of others) {
      expect(keyOf(path, `?${name}=1`)).toBe(plain)
      expect(keyOf(path, `?${name}=1&${first}=1&${name}`)).toBe(keyOf(path, `?${first}=1`))
    }
  })
})

test.each([
  ['/recepty', '?offset=18&search=r%C5%AF%C5%BEe', '?search=r%C5%AF%C5%BEe&offset=18', ''],
  ['/recepty', '?search=a%20b&utm_source=dopis%20x', '?search=a+b', 'utm_source=dopis%20x'],
  ['/recepty', '?diet_types=Vegan&utm=1&diet_types=Diabetic&&=', '?diet_types=Vegan&diet_types=Diabetic', 'utm=1&='],
  ['/Recepty', '?s%65arch=a', '?search=a', ''],
  ['/%72ecepty', '?search=a', '?search=a', ''],
  ['/recepty/neco', '?search=a', '', 'search=a'],
  ['/%zz', '?search=a', '', 'search=a'],
  ['/recepty.data', '?_routes=x', '?_routes=x', ''],
  ['/', '?', '', ''],
])('of %s%s the page reads %j; %j is only passed on', (path, search, read, rest) => {
  expect(divideQuery(path, search)).toEqual({ read, rest })
})

test.each([
  ['/recepty/nove', 'utm=1', '/recepty/nove?utm=1'],
  ['/recepty?search=a#seznam', 'utm=1&x', '/recepty?search=a&utm=1&x#seznam'],
  ['/recepty', '', '/recepty'],
  ['https://jinde.example/', 'utm=1', 'https://jinde.example/'],
  ['//jinde.example/', 'utm=1', '//jinde.example/'],
])('a redirect to %s with %j passed on leads to %s', (location, rest, target) => {
  const answer = new Response(null, { status: 301, headers: { location, 'cache-control': 'no-cache' } })
  const carried = carryOn(answer, rest)
  expect([carried.status, carried.headers.get('location')]).toEqual([301, target])
  expect(carried.headers.get('cache-control')).toBe('no-cache')
})
