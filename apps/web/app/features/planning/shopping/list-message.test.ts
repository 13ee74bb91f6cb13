import { expect, test } from 'vitest'
import { messageTargets } from '#app/kit/share/share-targets.ts'
import { messageOf } from './list-message.ts'

const GROUPS = [
  { title: 'Ostatní', rows: ['Ubrousky'] },
  { title: 'Pečivo', rows: ['Rohlík – 2 ks', 'Chléb'] },
]

test('a message says what is left to buy by department, and its link where there is one', () => {
  expect(messageOf(GROUPS, null)).toBe('Ostatní:\n- Ubrousky\n\nPečivo:\n- Rohlík – 2 ks\n- Chléb')
  const url = 'https://zivina.example/sdileny-seznam/abc'
  expect(messageOf(GROUPS, url).split('\n').at(-1)).toBe(url)
})

test('a message keeps its line breaks and letters in the addresses of mail and messenger', () => {
  const { email, whatsapp } = messageTargets({ subject: 'Nákup & víkend', text: messageOf(GROUPS, null) })
  expect(new URL(whatsapp).searchParams.get('text')).toBe(`Nákup & víkend\n\n${messageOf(GROUPS, null)}`)
  expect(email).not.toContain('+')
  expect(new URL(email).searchParams.get('subject')).toBe('Nákup & víkend')
  expect(new URL(email).searchParams.get('body')).toBe(messageOf(GROUPS, null))
})
