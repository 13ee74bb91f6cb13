import { describe, expect, it } from 'vitest'
import { currentPath, navigationFor, USER_NAVIGATION } from './user-navigation.ts'

const members = navigationFor({ is_premium: true })
const others = navigationFor({ is_premium: false })
const labels = (groups: typeof members) => groups.map(({ label }) => label)
const barOf = (who: 'members' | 'others') =>
  USER_NAVIGATION.flatMap(({ entries }) => entries)
    .flatMap(({ bar }) => (bar && (bar.of === 'all' || bar.of === who) ? [bar] : []))
    .toSorted((a, b) => a.place - b.place)
    .map(({ label }) => label)

describe('the navigation of the user area', () => {
  it('is seven groups for everybody, and the bar of a phone has four pages beside its plus', () => {
    expect(labels(members)).toEqual(['Dnes', 'Deník', 'Plán', 'Nákup', 'Kuchařka', 'Tělo', 'Účet'])
    expect(labels(others)).toEqual(labels(members))
    expect(barOf('members')).toEqual(['Dnes', 'Deník', 'Plán', 'Nákup'])
    expect(barOf('others')).toEqual(['Dnes', 'Deník', 'Kuchařka', 'Spíž'])
  })

  it('leaves shared plans and lists to people without premium, and nothing that only members may open', () => {
    const paths = others.flatMap(({ entries }) => entries).map(({ path }) => path)
    expect(paths).toContain('/uzivatel/sdilene')
    expect(paths).not.toContain('/uzivatel/jidelnicek')
  })

  it('has one current page: the one that says most', () => {
    expect(currentPath(members, '/uzivatel')).toBe('/uzivatel')
    expect(currentPath(members, '/uzivatel/denik/')).toBe('/uzivatel/denik')
    expect(currentPath(members, '/uzivatel/denik/vyznam')).toBe('/uzivatel/denik/vyznam')
    expect(currentPath(members, '/uzivatel/pohyb')).toBe('/uzivatel/cile')
    expect(currentPath(members, '/recepty')).toBeNull()
  })
})
