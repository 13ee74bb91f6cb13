import { z } from 'zod'
import { endpoint } from '#contract/kernel/endpoint.ts'

const Progress = z.string().max(400)

/** A person's progress in the secret riddle. The answers stay on the server. */
export const RiddleState = z
  .object({
    /** The current level, from 1; after the last one the riddle is solved. */
    level: z.number().int(),
    levels: z.number().int(),
    /** Null once the riddle is solved. */
    question: z.string().nullable(),
    /** Shown after some wrong answers. */
    hint: z.string().nullable(),
    /** The prize, once the riddle is solved. */
    reward: z.string().nullable(),
    /** Carries the state to the next call; signed, so that no level can be skipped. */
    progress: z.string(),
  })
  .meta({ id: 'RiddleState' })
export type RiddleState = z.infer<typeof RiddleState>

export const riddle = {
  state: endpoint({
    method: 'GET',
    path: '/riddle',
    access: 'public',
    summary: 'The question of the level somebody has got to; without a progress the first one.',
    query: z.strictObject({ progress: Progress.optional() }),
    status: 200,
    response: RiddleState,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  answer: endpoint({
    method: 'POST',
    path: '/riddle',
    access: 'public',
    summary: 'Answers the question; the next level or, after the last, the prize.',
    rate_limits: [{ by: 'address', attempts: 60, seconds: 600 }],
    body: z.strictObject({ progress: Progress, answer: z.string().trim().min(1).max(100) }),
    status: 200,
    response: RiddleState.extend({ correct: z.boolean() }).meta({ id: 'RiddleAnswer' }),
    errors: ['RIDDLE_PROGRESS_LOST'],
  }),
}
