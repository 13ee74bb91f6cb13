import {
  AIMED_TEXTURE_LABEL,
  aimedTextureWords,
  THERAPIST_TESTS_TEXTURE,
} from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { MEAL_TYPE_LABELS } from '@zivina/domain/catalogue/meal-types'
import { WEIGHT_UNIT_LABELS } from '@zivina/domain/catalogue/nutrient-labels'
import { SEGMENT_LABELS } from '@zivina/domain/catalogue/segment-labels'
import { findTimerSpans, type TimerSpan } from '@zivina/domain/catalogue/steps/find-timers'
import { stringify } from 'yaml'
import type { BookLine, BookRow } from './book.ts'
import { publicAddress, stepsOf } from './schema-items.ts'

/**
 * A recipe as a Cooklang text: front matter, a first step that names the ingredients with their amounts, then the steps with
 * their times as timers. Source: https://cooklang.org/docs/spec/
 */
export function toCooklang(recipe: BookRow, public_url: string): string {
  const parts = [
    ...(recipe.headnote === '' ? [] : [notes(recipe.headnote)]),
    ...ingredientLists(recipe.lines),
    ...stepsOf(recipe).map(({ number, step_title, step_text }) => step(step_title, step_text, number)),
    ...(recipe.aimed_iddsi_level === null ? [] : [notes(aimText(recipe.aimed_iddsi_level))]),
    ...(recipe.tip === '' ? [] : [notes(`Tip: ${recipe.tip}`)]),
    ...(recipe.note === '' ? [] : [notes(`Poznámka: ${recipe.note}`)]),
  ]
  return `---\n${stringify(frontMatter(recipe, public_url))}---\n\n${parts.join('\n\n')}\n`
}

function aimText(level: number): string {
  return `${AIMED_TEXTURE_LABEL}: ${aimedTextureWords(level)}. ${THERAPIST_TESTS_TEXTURE}`
}

function frontMatter(recipe: BookRow, public_url: string): Record<string, unknown> {
  const tags = [...recipe.meal_types.map((type) => MEAL_TYPE_LABELS[type].toLowerCase()), ...recipe.tags]
  const source = recipe.source_url ?? publicAddress(recipe, public_url)
  return {
    title: recipe.name,
    servings: recipe.portion_size,
    time: `${recipe.time_minutes + recipe.resting_time} min`,
    // Work apart from waiting, which the sum alone would not tell.
    ...(recipe.resting_time > 0 ? { 'cook time': `${recipe.time_minutes} min` } : {}),
    ...(recipe.aimed_iddsi_level === null ? {} : { 'iddsi level': recipe.aimed_iddsi_level }),
    ...(tags.length === 0 ? {} : { tags: [...new Set(tags)] }),
    author: recipe.author,
    ...(source === null ? {} : { source }),
  }
}

/** A list for each part of the dish that follows another one in the recipe. */
function ingredientLists(lines: readonly BookLine[]): string[] {
  const lists: BookLine[][] = []
  for (const line of lines) {
    const last = lists.at(-1)
    if (last?.[0]?.segment === line.segment) last.push(line)
    else lists.push([line])
  }
  return lists.map((list) => {
    const segment = list[0]?.segment ?? 'Main'
    const name = segment === 'Main' ? 'Suroviny' : SEGMENT_LABELS[segment].replaceAll('\u00a0', ' ')
    return `${name}: ${list.map(ingredient).join(', ')}.`
  })
}

/** „@hladká mouka{250%g}“; braces alone where there is no amount. */
function ingredient({ name, amount, weight_units }: BookLine): string {
  const quantity = amount > 0 ? `${Number(amount.toFixed(2))}%${WEIGHT_UNIT_LABELS[weight_units].short}` : ''
  return `@${plainName(name)}{${quantity}}`
}

/**
 * A default title is a number that the reader's program gives itself. A comment, which programs leave out, tells the import which words
 * are the title.
 */
function step(title: string, text: string, number: number): string {
  const isDefault = title === '' || title === `Krok ${number}`
  return `${isDefault ? '' : `${plain(title)}[- titulek -]: `}${withTimers(text)}`
}

function withTimers(text: string): string {
  let written = ''
  let at = 0
  for (const span of findTimerSpans(text)) {
    written += plain(text.slice(at, span.start)) + timer(span) + toldTime(text.slice(span.start, span.end), span)
    at = span.end
  }
  return written + plain(text.slice(at))
}

/** In units that programs know: „~{20%min}“, „~{18-20%min}“. */
const timer = (span: TimerSpan): string => `~{${timeOf(span).join('%')}}`

/** The words of the recipe in a comment, which programs leave out and the import reads back. */
function toldTime(words: string, span: TimerSpan): string {
  return timeOf(span).join(' ') === words ? '' : `[- = ${plain(words).replace(/[[\]]/g, '')} -]`
}

function timeOf({ seconds, longest_seconds }: TimerSpan): [amount: string, unit: string] {
  const [size, unit] = seconds % 3600 === 0 ? [3600, 'h'] : seconds % 60 === 0 ? [60, 'min'] : [1, 's']
  const longest = longest_seconds === null ? '' : `-${longest_seconds / Number(size)}`
  return [`${seconds / Number(size)}${longest}`, String(unit)]
}

/** What Cooklang would read as a mark. Not every reader knows a way to escape, so each gets the wide letter of the same look. */
const WIDE: Readonly<Record<string, string>> = {
  '@': '＠',
  '#': '＃',
  '~': '～',
  '{': '｛',
  '}': '｝',
  '%': '％',
  '|': '｜',
  '(': '（',
  ')': '）',
  '\\': '＼',
}

/** A name of an ingredient: one line, no marks, and none of the signs that change the meaning at its beginning. */
function plainName(name: string): string {
  const line = withoutMarks(name.replace(/\s+/g, ' '), /[@#~{}%|()\\]/g).trim()
  return line.replace(/^[^\p{L}\p{N}]+(?=[\p{L}\p{N}])/u, '') || 'surovina'
}

/** A text that is one paragraph: marks, comments and lines that would begin something else are made plain. */
function plain(text: string): string {
  return withoutMarks(text.replace(/\s*\n\s*/g, ' '), /[@#~{}\\]/g)
    .replace(/-{2,}/g, '–')
    .replaceAll('[-', '[ -')
    .replace(/^(\s*)([>=])/, (_, space: string, mark: string) => space + (mark === '>' ? '＞' : '＝'))
}

const withoutMarks = (text: string, marks: RegExp): string => text.replace(marks, (mark) => WIDE[mark] ?? mark)

/** Lines that a reader shows as notes. */
function notes(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `> ${plain(line)}`)
    .join('\n')
}
