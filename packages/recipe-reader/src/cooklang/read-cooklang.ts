import { AIMED_TEXTURE_LABEL } from '@zivina/domain/catalogue/diet-rules/iddsi-levels'
import { timesOf } from '../durations.ts'
import { labelsIn } from '../labels.ts'
import { type LineToken, partedLines, type StepToken, toldSteps } from '../listed-parts.ts'
import { objectOf } from '../loose-json.ts'
import { picturesIn } from '../pictures.ts'
import { textOf } from '../plain-text.ts'
import { READ_LIMITS } from '../read-limits.ts'
import { type SourceRecipe, tidyRecipe } from '../source-recipe.ts'
import { readYield } from '../yields.ts'
import { type FrontMatter, splitFrontMatter } from './front-matter.ts'
import { type CookIngredient, type CookPiece, readMarks } from './marks.ts'
import { TITLE_MARK, withoutWideMarks } from './own-marks.ts'

const INGREDIENT = /(?:^|[^\p{L}\p{N}])@[&?+-]{0,2}[./\p{L}\p{N}][^@#~{}\n]{0,200}\{[^{}\n]{0,100}\}/u
const METADATA = /^(?:>>\s*[^:\n]{1,60}:|---[^\S\n]*\n)/mu
const WORD_MARK = /(?:^|\s)[@#~][\p{L}{]/u
const SECTION = /^={1,6}\s*([^=\n]*?)\s*=*$/u

/** Whether a text is written in Cooklang: it marks ingredients with braces, or has data above steps with marks. */
export function isCooklang(text: string): boolean {
  const start = text.slice(0, 50_000)
  return INGREDIENT.test(start) || (METADATA.test(start) && WORD_MARK.test(start))
}

/** A recipe in Cooklang as text. Null where it has neither ingredients nor steps. */
export function readCooklang(source: string): SourceRecipe | null {
  const { data, body } = splitFrontMatter(source.slice(0, READ_LIMITS.text))
  const read = readBody(body)
  const { portions, doubtful } = readYield(data.servings ?? data.serves ?? data.yield ?? data.portions)
  const level = data['iddsi level']
  return tidyRecipe({
    name: textOf(data.title ?? data.name).replaceAll('\n', ' '),
    headnote: [textOf(data.description ?? data.introduction), read.before.join(' ')].filter(Boolean).join(' '),
    notes: level === undefined ? read.after : read.after.filter((note) => !note.startsWith(`${AIMED_TEXTURE_LABEL}: `)),
    portion_size: portions,
    is_yield_doubtful: doubtful,
    ...timesOf(
      [
        data['prep time'] ?? data['time.prep'] ?? partOf(data.time, 'prep'),
        data['cook time'] ?? data['time.cook'] ?? partOf(data.time, 'cook'),
      ],
      data['time required'] ?? data.duration ?? data.time ?? data['total time'],
    ),
    ingredients: partedLines(read.lines),
    steps: toldSteps(read.steps),
    source_url: sourceOf(data),
    aimed_iddsi_level: typeof level === 'number' ? level : null,
    labels: labelsIn(data.tags, data.category, data.course, data.cuisine),
    pictures: picturesIn(data.image ?? data.images ?? data.picture),
  })
}

const partOf = (time: unknown, part: string): unknown => objectOf(time)?.[part]

function sourceOf(data: FrontMatter): string {
  const source = data.source ?? data['source.url'] ?? data.url
  return textOf(objectOf(source)?.url ?? source)
}

type Body = { lines: LineToken[]; steps: StepToken[]; before: string[]; after: string[] }

/** The paragraphs of a text: steps, notes, headings of sections. Each line is a step where there are no paragraphs. */
function readBody(text: string): Body {
  const plain = withoutComments(text)
  const isByLine = !/\n[^\S\n]*\n/u.test(plain.trim())
  const read: Body = { lines: [], steps: [], before: [], after: [] }
  let paragraph: string[] = []
  const end = () => {
    if (paragraph.length > 0) addStep(read, paragraph.join(' '))
    paragraph = []
  }
  for (const line of plain.split('\n', READ_LIMITS.entries)) {
    const row = line.trim()
    const section = SECTION.exec(row)?.[1]
    if (row === '' || section !== undefined || /^>/.test(row)) end()
    if (section !== undefined) {
      if (section !== '') {
        read.steps.push({ heading: section })
        read.lines.push({ heading: section })
      }
    } else if (/^>/.test(row)) addNote(read, row.slice(1).trim())
    else if (row !== '') paragraph.push(row.replace(/\\$/u, ''))
    if (isByLine) end()
  }
  end()
  return read
}

/** Comments are for the cook's own eyes, except those by which our own files tell what Cooklang cannot. */
function withoutComments(text: string): string {
  return text.replace(/\[-(?! (?:titulek|=) )[\s\S]{0,2000}?-\]/gu, '').replace(/(^|\s)--[^\n]*/gmu, '$1')
}

/** The text before the first step tells of the whole dish, what follows is a tip. */
function addNote(read: Body, note: string): void {
  const text = withoutWideMarks(note)
  const isBefore = read.steps.length === 0 && read.lines.length === 0
  if (text !== '') (isBefore ? read.before : read.after).push(isBefore ? text : text.replace(/^Tip: /u, ''))
}

/** „Suroviny: @mouka{250%g}, @sůl{}.“: nothing but ingredients, under the name of a part of the dish. */
const LIST = /^([\p{L}][\p{L}\s]{0,40}): (?=@)/u

function addStep(read: Body, text: string): void {
  const pieces = readMarks(text)
  const label = LIST.exec(text)?.[1]
  const inner = label === undefined ? pieces : pieces.slice(1)
  const isList =
    label !== undefined &&
    inner.every((piece) => piece.kind === 'ingredient' || (piece.kind === 'text' && /^[\s,.;]*$/u.test(piece.text)))
  if (isList) read.lines.push({ heading: label })
  for (const piece of pieces) {
    if (piece.kind === 'ingredient' && !piece.modifiers.includes('&')) read.lines.push({ text: lineOf(piece) })
  }
  if (isList) return
  const words = pieces.map(wordsOf).join('')
  const [, title, rest] = TITLE_MARK.exec(words) ?? []
  read.steps.push({
    text: withoutWideMarks(rest ?? words),
    title: title === undefined ? null : withoutWideMarks(title),
  })
}

/** „250 g hladká mouka, prosátá“ */
function lineOf({ name, quantity, note, modifiers }: CookIngredient): string {
  const line = [quantity, name].filter(Boolean).join(' ')
  const notes = [note, modifiers.includes('?') ? 'nepovinné' : ''].filter(Boolean)
  return withoutWideMarks([line, ...notes].join(', '))
}

function wordsOf(piece: CookPiece): string {
  if (piece.kind === 'text') return piece.text
  if (piece.kind !== 'timer') return piece.name
  return [piece.name, piece.quantity].filter(Boolean).join(' ')
}
