import { beforeAll, expect, test } from 'vitest'
import { type Library, readLibrary } from '../../packages/content/src/library.ts'
import { runsOf } from '../../packages/content/src/runs-of.ts'

type Article = (Library['articles'] | Library['guides'])[number]

let texts: Article[]
beforeAll(async () => {
  const library = await readLibrary()
  texts = [...library.articles, ...library.guides]
})

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const headingsOf = ({ blocks }: Article) =>
  blocks.flatMap((block) => (block.type === 'heading' ? [plain(block.text)] : []))
const proseOf = ({ blocks }: Article) =>
  blocks
    .map((block) =>
      block.type === 'heading'
        ? ''
        : plain(
            runsOf(block)
              .map(({ text }) => text)
              .join(''),
          ),
    )
    .join('\n')
const sentencesOf = (text: Article) => proseOf(text).split(/(?<=[.!?])\s+|\n+/u)

test('a Monday is in the headings of three texts at most', () => {
  const mondays = texts.filter((text) => headingsOf(text).some((heading) => /pondělí|pondělní/iu.test(heading)))
  expect(mondays.length).toBeLessThanOrEqual(3)
})

test('„Není to“ begins one sentence of a text at most', () => {
  const often = texts.filter((text) => sentencesOf(text).filter((sentence) => /^Není to\b/u.test(sentence)).length > 1)
  expect(often.map(({ slug }) => slug)).toEqual([])
})

test('no sentence of five words and more stands in two texts', () => {
  const places = new Map<string, string[]>()
  for (const text of texts) {
    for (const sentence of new Set(sentencesOf(text))) {
      const words = sentence.match(/\p{L}+/gu) ?? []
      if (words.length >= 5)
        places.set(words.join(' ').toLowerCase(), [...(places.get(words.join(' ').toLowerCase()) ?? []), text.slug])
    }
  }
  expect([...places].filter(([, slugs]) => slugs.length > 1)).toEqual([])
})

test('no two texts end under the same heading or with the same three words', () => {
  const ends = texts.flatMap((text) => {
    const last = sentencesOf(text).findLast((sentence) => sentence.trim() !== '') ?? ''
    return [headingsOf(text).at(-1) ?? '', (last.match(/\p{L}+/gu) ?? []).slice(0, 3).join(' ')]
  })
  const twice = ends.filter((end, at) => end !== '' && ends.indexOf(end) !== at)
  expect(twice).toEqual([])
})
