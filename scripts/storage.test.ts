import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readRecipeFiles } from '../packages/db/src/seed/catalogue/recipes.ts'
import { STORAGE, type StorageClass } from '../packages/domain/src/catalogue/storage.ts'

const root = new URL('../', import.meta.url)

/** Words of foods, and the rows of the storage table that hold for them. */
const FOODS: readonly (readonly [RegExp, StorageClass])[] = [
  [/rýž|rizot/i, 'rice'],
  [/ryb|losos|tres[kc]|tuňák|candát/i, 'fish'],
  [/natvrdo/i, 'boiled_eggs'],
  [/polévk|polévek|vývar|guláš|chilli|bramborač|omáčk/i, 'soup_stew'],
  [/mas[oa]|kuře|krůt|karbanát/i, 'meat'],
  [/čočk|fazol|cizrn|luštěnin|brambor|těstovin|zelenin/i, 'side_vegetables'],
  [/pomazánk|hummus|tzatziki/i, 'spread'],
  [/kaš[ei]|vločk/i, 'overnight'],
]
/** What a finished dish keeps at most where no food is named: days in the refrigerator. */
const COOKED_DAYS = STORAGE.soup_stew.fridge_days

const KEEPING = /vydrž|uchov|skladuj|skladov|spotřebuj|snězte|vypijte|lednic|lednič|dopředu|hrnec|krabič/i
const COUNTS = ['jeden', 'dva', 'tři', 'čtyři', 'pět', 'šest', 'sedm']
const WEEKDAYS = ['pondělí?|pondělka', 'úter', 'střed', 'čtvrt(?:ek|ka)', 'pát(?:ek|ku)', 'sobot', 'neděl'].map(
  (name) => new RegExp(`(?<!\\p{L})(?:${name})`, 'iu'),
)

/** The days that a sentence says food keeps; null where it says none. Ranges count by their end, weeks as seven days. */
function daysSaid(sentence: string): number | null {
  // A plan for a week is not food that keeps for one.
  if (!KEEPING.test(sentence) || /plán/i.test(sentence)) return null
  const counted = new RegExp(`(\\d+|${COUNTS.join('|')})\\s(?:dn[íyů]|den)(?!\\p{L})`, 'iu').exec(sentence)?.[1]
  if (counted) return /^\d/.test(counted) ? Number(counted) : COUNTS.indexOf(counted.toLowerCase()) + 1
  if (/týd(?:en|ne)\s(?:dopředu|v\slednici)|vydrží\stýden/i.test(sentence)) return 7
  const ordinal = /do\s(?:(\d)\.|(druhého|dalšího|třetího|čtvrtého|pátého))\s?dne/i.exec(sentence)
  if (ordinal?.[1]) return Number(ordinal[1]) - 1
  if (ordinal?.[2])
    return Math.max(1, ['druhého', 'třetího', 'čtvrtého', 'pátého'].indexOf(ordinal[2].toLowerCase()) + 1)
  return weekdaysSaid(sentence)
}

/** „Pondělní karbanátky vydrží do středy“: two days. */
function weekdaysSaid(sentence: string): number | null {
  const [before = '', after] = sentence.split(/vydrží\sdo\s/i)
  const [from, to] = [before, after ?? ''].map((part) => WEEKDAYS.findIndex((name) => name.test(part)))
  return from === undefined || to === undefined || from < 0 || to < 0 ? null : (to - from + 7) % 7
}

/** Why a sentence contradicts the storage table; null where it does not. Rice goes before what it is eaten with. */
function contradiction(sentence: string): string | null {
  const days = daysSaid(sentence)
  if (days === null) return null
  const row = FOODS.find(([food]) => food.test(sentence))?.[1]
  const most = row === undefined ? COOKED_DAYS : STORAGE[row].fridge_days
  return days > most ? `${days} days, the table says ${most} (${row ?? 'cooked'}): ${sentence.trim()}` : null
}

const sentencesOf = (text: string): string[] => text.split(/(?<=\D[.!?;])\s+|\n/)

/** The texts of articles, guides, pages and news by their files. */
async function readTexts(): Promise<{ file: string; text: string }[]> {
  const folders = ['content/articles/', 'content/guides/', 'content/pages/']
  const names = await Promise.all(
    folders.map(async (folder) => (await readdir(new URL(folder, root))).map((n) => folder + n)),
  )
  const files = [...names.flat().filter((name) => name.endsWith('.md')), 'data/news.json']
  return Promise.all(files.map(async (file) => ({ file, text: await readFile(new URL(file, root), 'utf8') })))
}

test.each([
  ['Kuře s rýží uložte do lednice, kde vydrží 3 dny.', 3],
  ['Uvařenou rýži snězte do druhého dne.', 1],
  ['Bramboračka vydrží do 3. dne.', 2],
  ['V lednici vydrží dva dny.', 2],
  ['Polévka v lednici vydrží 3–4 dny.', 4],
  ['Pomazánka je na týden dopředu.', 7],
  ['Pondělní čočkové karbanátky vydrží do středy.', 2],
  ['Za dva dny přibrali kilogram.', null],
  ['Rohlík s džemem vám vydrží hodinu a půl.', null],
])('„%s“ says %s days', (sentence, days) => {
  expect(daysSaid(sentence)).toBe(days)
})

test.each([
  ['Uvařená rýže vydrží v lednici 2 dny.', true],
  ['Uvařená rýže vydrží v lednici 1 den.', false],
  ['Kuře s rýží v lednici vydrží 2 dny.', true],
  ['Maso vydrží v lednici 2 dny.', false],
  ['Obědy vydrží v lednici tři dny.', true],
  ['Vejce natvrdo vydrží v lednici 7 dní.', false],
])('„%s“ contradicts the table: %s', (sentence, contradicts) => {
  expect(contradiction(sentence) !== null).toBe(contradicts)
})

test('no text says more days than the storage table', async () => {
  const texts = await readTexts()
  expect(texts.length).toBeGreaterThan(30)
  const wrong = texts.flatMap(({ file, text }) =>
    sentencesOf(text).flatMap((sentence) => {
      const why = contradiction(sentence)
      return why === null ? [] : [`${file}: ${why}`]
    }),
  )
  expect(wrong).toEqual([])
})

test('the article about boxes shows the table itself and types no other', async () => {
  const texts = await readTexts()
  const [boxes] = texts.filter(({ file }) => file.endsWith('/varime-dopredu-do-krabicek.md'))
  expect(boxes?.text).toMatch(/^::storage$/m)
  expect(boxes?.text).not.toMatch(/^\|.*\d\s(?:dn|den|měsíc)/m)
})

test('no recipe types days of its own: how long it keeps is its row of the table', async () => {
  const typed = (await readRecipeFiles()).flatMap(({ slug, headnote = '', tip = '', steps }) =>
    [headnote, tip, ...steps.map(({ step_text }) => step_text)].flatMap((text) =>
      sentencesOf(text).flatMap((sentence) => (daysSaid(sentence) === null ? [] : [`${slug}: ${sentence}`])),
    ),
  )
  expect(typed).toEqual([])
})
