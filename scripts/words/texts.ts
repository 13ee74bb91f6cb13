import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readLibrary } from '../../packages/content/src/library.ts'
import { runsOf } from '../../packages/content/src/runs-of.ts'
import { readRecipeFiles } from '../../packages/db/src/seed/catalogue/recipes.ts'
import { readCsv } from '../../packages/db/src/seed/catalogue-file.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const CZECH_LETTER = /[ěščřžýáíéúůóďťňĚŠČŘŽÝÁÍÉÚŮÓĎŤŇ]/
/** Where Czech stands in the code. */
const SOURCES = [
  'apps/web/app',
  'apps/web/admin',
  'packages/contract/src',
  'packages/domain/src',
  'packages/planner/src',
  'packages/integrations/src',
]

/** Tests, and lists of words that the product reads rather than says. */
const NOT_SPOKEN = /\.test\.tsx?$|\/(?:testing|ingredient-line|foods|allergens|search)\/|former-tags/

/** A Czech text and where it stands. Spaces that do not break are plain ones. */
export type Text = { where: string; text: string }

/** Every Czech text that people read: articles, recipes, foods, the other data, and the strings of the code. */
export async function readTexts(): Promise<Text[]> {
  const all = await Promise.all([readContent(), readRecipes(), readData(), readFoods(), readStrings()])
  return all.flat().map(({ where, text }) => ({ where, text: text.replaceAll('\u00a0', ' ') }))
}

/** What a reader of articles, guides and pages sees, without addresses. */
export async function readContent(): Promise<Text[]> {
  const library = await readLibrary()
  return [...library.articles, ...library.guides, ...library.pages.values()].map((text) => ({
    where: `content ${text.slug}`,
    text: [
      text.title,
      text.description,
      ...('keywords' in text ? text.keywords : []),
      ...text.blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : [sentenceOf(runsOf(block))])),
      ...text.faq.flatMap(({ question, answer }) => [question, sentenceOf(answer)]),
    ]
      .join('\n')
      .replace(/https?:\S+|\S+@\S+|\b\w+\.(?:cz|eu|example)\b/g, ''),
  }))
}

const sentenceOf = (runs: readonly { text: string }[]) => runs.map(({ text }) => text).join(' ')

export async function readRecipes(): Promise<Text[]> {
  return (await readRecipeFiles()).map(({ slug, name, headnote, tip, tags, steps }) => ({
    where: `data/recipes/${slug}.json`,
    text: [name, headnote, tip, ...tags, ...steps.flatMap((step) => [step.step_title, step.step_text])].join('\n'),
  }))
}

async function readData(): Promise<Text[]> {
  const names = ['news', 'demo-reviews', 'public-profiles', 'services', 'substitutions']
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(`${ROOT}data/${name}.json`, 'utf8')
      // Only what is a sentence or a name: keys and slugs have no capital and no letter of Czech.
      const values = [...text.matchAll(/: "((?:[^"\\]|\\.)*)"/g)].map(([, value = '']) => value.replaceAll('\\n', ' '))
      return { where: `data/${name}.json`, text: values.filter((value) => CZECH_LETTER.test(value)).join('\n') }
    }),
  )
}

async function readFoods(): Promise<Text[]> {
  const [foods, kitchen] = await Promise.all([readCsv('foods/foods.csv'), readCsv('foods/kitchen.csv')])
  return [
    { where: 'data/foods/foods.csv', text: foods.map((row) => row.name_cs).join('\n') },
    {
      where: 'data/foods/kitchen.csv',
      text: kitchen.map(({ slug: _, ...words }) => Object.values(words).join(' ')).join('\n'),
    },
  ]
}

/** The files of the code in which Czech stands, tests and word lists of the parser left out. */
export async function codeFiles(): Promise<Text[]> {
  const files = (await Promise.all(SOURCES.map(filesBelow))).flat()
  const code = files.filter((file) => /\.tsx?$/.test(file) && !NOT_SPOKEN.test(file))
  return Promise.all(code.map(async (where) => ({ where, text: await readFile(ROOT + where, 'utf8') })))
}

/** Strings of the code that have a Czech letter, and every word with one that stands between tags. */
export async function readStrings(): Promise<Text[]> {
  return (await codeFiles()).map(({ where, text }) => ({ where, text: stringsOf(text) }))
}

function stringsOf(code: string): string {
  const plain = code
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replaceAll('\\u00a0', ' ')
    .replace(/&nbsp;|\{'\s'\}/g, ' ')
    .replace(/\$\{[^{}]*\}/g, ' … ')
  const strings = (plain.match(/'(?:[^'\\\n]|\\.)*'|`[^`\n]*`/g) ?? []).filter((string) => CZECH_LETTER.test(string))
  // Between tags code and text are not told apart, but code has no Czech letter.
  const words = (plain.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => CZECH_LETTER.test(word))
  return [...strings, ...words].join('\n')
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(ROOT + folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(ROOT.length))
}
