import type { Challenge } from '@zivina/contract/content/contact'
import { solveChallenge } from 'altcha-lib/v1'

/** Computes the proof of work outside of the page's thread, so that typing stays smooth. Answers with the number, or null. */
self.addEventListener('message', async ({ data }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge(data.challenge, data.salt, data.algorithm, data.maxnumber).promise
  self.postMessage(solution?.number ?? null)
})
