import { existsSync, globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const documents = [
  'README.md',
  ...globSync(['docs/**/*.md', 'bench/*.md', 'bench/notes/*.md'], { cwd: root }),
].toSorted()
const read = (file: string) => readFileSync(root + file, 'utf8')

/** The part of an address that leads to a heading: lower case, without signs, words joined by hyphens. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_\- ]/gu, '')
    .trim()
    .replaceAll(' ', '-')

const anchorsIn = (file: string) => [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading))

/** Where the links of a document lead within the project. */
const linksIn = (file: string) =>
  [...read(file).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, address = '']) => address)
    .filter((address) => !/^(?:https?|mailto):/.test(address))
    .map((address) => {
      const [path = '', anchor = ''] = address.split('#')
      return { address, to: path === '' ? file : posix.join(posix.dirname(file), path), anchor }
    })

test('a heading has the address that its links use', () => {
  expect(anchorOf('How they are drawn: `w`, `h`')).toBe('how-they-are-drawn-w-h')
})

test('every link of a document leads to a file, and to a heading where it names one', () => {
  const dead = documents.flatMap((file) =>
    linksIn(file)
      .filter(
        ({ to, anchor }) =>
          !existsSync(root + to) || (anchor !== '' && to.endsWith('.md') && !anchorsIn(to).includes(anchor)),
      )
      .map(({ address }) => `${file}: ${address}`),
  )
  expect(dead).toEqual([])
})

test('the list of documents names each of them', () => {
  const named = linksIn('docs/README.md').map(({ to }) => to)
  const wanted = globSync('docs/{,domain/}*.md', { cwd: root }).filter((file) => file !== 'docs/README.md')
  expect(wanted.length).toBeGreaterThan(25)
  expect(wanted.filter((file) => !named.includes(file))).toEqual([])
})
