// Reads the questions of every set and asks them in the starter catalogue: `npm run bench:questions`.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeReading, HALVES, readQuestions } from '@zivina/api/testing/question-corpus'
import type { CallOutput } from '@zivina/contract/client'
import { openDatabase } from '@zivina/db/database'
import { prepareDatabase } from '@zivina/db/prepare'
import { readQuestion } from '@zivina/domain/catalogue/question/read-question'
import { openRecorder } from '../recorder.ts'
import { isRight, keepsHealth } from './is-right.ts'

const SHOW = process.argv.includes('--show')
/** How many recipes a person looks at, how many of them must be there, and which share of the shown must be right. */
const SEEN = 10
const RIGHT_MIN = 3
const SHARE_MIN = 0.8

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`

const folder = await mkdtemp(path.join(tmpdir(), 'zivina-questions-'))
const database = await openDatabase({ dataDir: folder })
try {
  await prepareDatabase(database, { seed: true, filesDir: path.join(folder, 'files') })
  const recorder = await openRecorder(database.url)
  const ask = async <Answer>(address: string): Promise<Answer> => {
    const response = await recorder.api(new Request(`http://localhost/api${address}`))
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`)
    return (await response.json()) as Answer
  }
  console.log(
    `| half | questions | all filters right | ${RIGHT_MIN} right recipes, ${100 * SHARE_MIN} % of the shown | with similar ones | fulfillable |\n|---|---:|---:|---:|---:|---:|`,
  )
  for (const half of HALVES) {
    const questions = await readQuestions(half)
    let read = 0
    let answered = 0
    let helped = 0
    let fulfillable = 0
    let unhealthy = 0
    const weak: string[] = []
    for (const question of questions) {
      const isRead = describeReading(readQuestion(question.search), question.says_tags) === question.meant
      if (isRead) read += 1
      const address = `/search_all?search=${encodeURIComponent(question.search)}&limit=${SEEN}`
      const { recipes, similar } = await ask<CallOutput<'GET /search_all'>>(address)
      const right = recipes.filter((recipe) => isRight(recipe, question)).length
      const isAnswered = right >= RIGHT_MIN && right >= SHARE_MIN * recipes.length
      if (isAnswered) answered += 1
      // What is shown as similar need not be what was asked for, but never less than health asks for.
      const alike = similar?.recipes ?? []
      const kept = right + alike.filter((recipe) => keepsHealth(recipe, question)).length
      const shown = recipes.length + alike.length
      if (isAnswered || (kept >= RIGHT_MIN && kept >= SHARE_MIN * shown)) helped += 1
      unhealthy += [...recipes, ...alike].filter((recipe) => !keepsHealth(recipe, question)).length
      // Where the catalogue has too few such recipes, all of those found must be right.
      if (isAnswered || (recipes.length < RIGHT_MIN && right === recipes.length)) fulfillable += 1
      if (!isRead || !isAnswered) {
        weak.push(`${question.search}: ${isRead ? 'read' : 'misread'}, ${right} of ${recipes.length} right`)
      }
    }
    const all = questions.length
    console.log(
      `| ${half} | ${all} | ${percent(read, all)} | ${percent(answered, all)} | ${percent(helped, all)} | ${percent(fulfillable, all)} |`,
    )
    if (unhealthy > 0) console.log(`\n${half}: ${unhealthy} shown recipes do not fulfil what concerns health.\n`)
    if (SHOW && half !== 'untouched') console.log(`\n${weak.map((line) => `- ${line}`).join('\n')}\n`)
  }
  await recorder.close()
} finally {
  await database.close()
  await rm(folder, { recursive: true, force: true })
}
