import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import { expect, it } from 'vitest'
import { drawPage } from '#testing/draw-page.tsx'
import { RecognitionRecord } from './recognition-record.tsx'

const ROW: ImageRecognition = {
  guid: '01890a5d-ac96-774b-bcce-b302099a8057',
  user: null,
  picture: null,
  model: 'zkusebni',
  answer: null,
  cost: 12_300,
  milliseconds: 1840,
  verdict: null,
  created_at: '2026-11-28T10:00:00.000Z',
}
const textOf = (row: ImageRecognition) => drawPage(<RecognitionRecord row={row} />).container.textContent

it('says what the model answered, what it cost and what became of it', () => {
  const text = textOf({ ...ROW, answer: { dish: 'svíčková' }, verdict: 'corrected' })
  expect(text).toContain('"dish": "svíčková"')
  expect(text).toContain('0,0123\u00a0Kč')
  expect(text).toContain('1,8\u00a0s')
  expect(text).toContain('opraveno')
})

it('says that there is no answer, no picture, no account and no decision', () => {
  const text = textOf(ROW)
  for (const words of ['Model neodpověděl.', 'Fotka se neuchovala.', 'smazaný účet', 'nerozhodnuto']) {
    expect(text).toContain(words)
  }
})
