import type { RiddleState } from '@zivina/contract/content/riddle'
import type { Db } from '@zivina/db/database'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { LEVELS, solves, TRIES_BEFORE_HINT } from './levels.ts'
import { type Progress, readProgress, rewardCode, signProgress, startProgress } from './progress.ts'
import { insertReward, selectRewardMoment } from './queries.ts'

/** A person's progress. An invalid progress starts the riddle again: only wrong answers are lost. */
export function readRiddle(progress: string | undefined, key: Uint8Array): RiddleState {
  return present((progress && readProgress(progress, key)) || startProgress(), key)
}

/**
 * Checks an answer. Solving the last level gives a reward, stored before it is shown.
 * @throws ApiError RIDDLE_PROGRESS_LOST where the progress is invalid
 */
export async function answerRiddle(
  db: Db,
  { progress: token, answer }: { progress: string; answer: string },
  key: Uint8Array,
): Promise<RiddleState & { correct: boolean }> {
  const progress = readProgress(token, key)
  if (!progress) throw new ApiError('RIDDLE_PROGRESS_LOST')
  const level = LEVELS[progress.solved]
  if (!level) return { ...present(progress, key), correct: true }
  const correct = solves(level, answer)
  const next: Progress = correct
    ? { ...progress, solved: progress.solved + 1, tries: 0 }
    : { ...progress, tries: Math.min(progress.tries + 1, 99) }
  if (next.solved === LEVELS.length) await insertReward(db, rewardCode(next.run, key))
  return { ...present(next, key), correct }
}

/** When a code was given as a reward that is unused; null where there is none. */
export function rewardGivenAt(db: Db, code: string): Promise<Date | null> {
  return selectRewardMoment(db, code)
}

function present(progress: Progress, key: Uint8Array): RiddleState {
  const level = LEVELS[progress.solved]
  return {
    level: progress.solved + 1,
    levels: LEVELS.length,
    question: level?.question ?? null,
    hint: level && progress.tries >= TRIES_BEFORE_HINT ? level.hint : null,
    reward: level ? null : rewardCode(progress.run, key),
    progress: signProgress(progress, key),
  }
}
