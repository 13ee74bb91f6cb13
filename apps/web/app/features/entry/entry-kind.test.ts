import { expect, it } from 'vitest'
import { entryKind } from './entry-kind.ts'

it.each([
  ['rohlík', 'search'],
  ['mléko 1,5 %', 'search'],
  ['těstoviny s rajčaty', 'search'],
  ['2', 'search'],
  ['2 r', 'search'],
  ['2 rohlíky', 'sentence'],
  ['půl talíře svíčkové', 'sentence'],
  ['k obědu 2 rohlíky', 'sentence'],
  ['včera 100 g šunky', 'sentence'],
  ['snídaňové cereálie', 'search'],
  ['svačina do školy', 'search'],
  ['200 g svíčkové na smetaně', 'sentence'],
  ['2 rohlíky a 100 g šunky', 'sentence'],
  ['chleba, máslo, vejce', 'sentence'],
  ['8594003849473', 'code'],
  ['859 4003 849473', 'code'],
  ['8594003849474', 'search'],
])('„%s“ is read as a %s', (text, kind) => {
  expect(entryKind(text).kind).toBe(kind)
})
