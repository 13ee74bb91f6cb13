import { isWorkRefused } from '@zivina/work/port'
import { refusalAnswer } from './image-answer.ts'
import { ImageHostError } from './image-host-error.ts'
import { goneAnswer, refusedDrawing } from './work-refusals.ts'

/** The answer to a request for a picture that failed. @throws the error itself where it is no refusal */
export function failedAnswer(error: unknown, { signal, method }: Request): Response {
  if (signal.aborted) return goneAnswer()
  if (isWorkRefused(error)) return refusalAnswer(refusedDrawing(error), method)
  if (error instanceof ImageHostError) return refusalAnswer(error, method)
  throw error
}
