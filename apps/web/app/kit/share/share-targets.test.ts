import { expect, test } from 'vitest'
import { shareTargets } from './share-targets.ts'

const targets = shareTargets({ title: 'Řízek & kaše', url: 'https://zivina.example/recepty/rizek' })
const byId = new Map(targets.map((target) => [target.id, target]))

test('title and address are encoded completely', () => {
  for (const { href, id } of targets) {
    const query = new URL(href).searchParams
    const text = [...query.values()].join(' ')
    expect(text, id).toContain('https://zivina.example/recepty/rizek')
    if (id !== 'messenger') expect(text, id).toContain('Řízek & kaše')
  }
})

test('spaces are never encoded as plus', () => {
  expect(byId.get('email')?.href).toBe(
    'mailto:?subject=%C5%98%C3%ADzek%20%26%20ka%C5%A1e&body=https%3A%2F%2Fzivina.example%2Frecepty%2Frizek',
  )
})

test('X and Messenger are offered only on phones', () => {
  expect(targets.filter((target) => target.mobile).map((target) => target.id)).toEqual(['x', 'messenger'])
})
