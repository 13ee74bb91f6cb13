import { beforeAll, expect, it } from 'vitest'
import { type EditedText, withEdited } from './edited-texts.ts'
import { type Library, readLibrary } from './library.ts'

let files: Library
beforeAll(async () => {
  files = await readLibrary()
})

const edited = (place: number, to: string): EditedText => {
  const { slug } = files.articles[place] ?? { slug: '' }
  const source = files.files.get(`article/${slug}`)?.source.replace(/^title: .*$/m, `title: ${to}`) ?? ''
  return { kind: 'article', slug, source, is_withdrawn: false }
}
const shown = (...texts: EditedText[]) =>
  withEdited(files, texts, (error) => {
    throw error
  })
const titles = ({ articles }: Library) => articles.slice(0, 2).map(({ title }) => title)

it('what was not edited since the last time is not read again, and nothing is made where nothing changed', () => {
  const first = shown(edited(0, 'First edited'), edited(1, 'Second edited'))
  expect(titles(first)).toEqual(['First edited', 'Second edited'])
  expect(shown(edited(0, 'First edited'), edited(1, 'Second edited'))).toBe(first)
  const second = shown(edited(0, 'First edited'), edited(1, 'Third edited'))
  expect(titles(second)).toEqual(['First edited', 'Third edited'])
  expect(second.articles[0]).toBe(first.articles[0])
})

it('a text that is withdrawn is left out, and comes back as it was', () => {
  const [first, one] = [shown(edited(0, 'First edited')), edited(0, 'First edited')]
  expect(shown({ ...one, is_withdrawn: true }).articles).toHaveLength(files.articles.length - 1)
  expect(titles(shown(one))[0]).toBe('First edited')
  expect(titles(first)[0]).toBe('First edited')
})
