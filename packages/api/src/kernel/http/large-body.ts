import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { createConcurrencyLimiter } from '@zivina/integrations/receiving/concurrency-limiter'
import { type Patience, ReceivingError, receiveFile } from '@zivina/integrations/receiving/receive-file'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { createOwnerQueues } from '#api/kernel/limits/owner-queues.ts'
import type { ReceivedBody, Services } from './scope.ts'

/**
 * Large bodies under way, each on the disk until its call is answered; one person may have a few of them. More of theirs wait unread,
 * for example what an impatient person sent several times: each is answered as the first one was.
 */
const CONCURRENCY = { altogether: 8, each: 2 }
const WAITING = { each: 6, ms: 30_000 }
const PATIENCE: Patience = { window_ms: 10_000, whole_ms: 60_000 }
const RETRY_SECONDS = 5

type Received = { body: ReceivedBody; discard: () => Promise<void> }

/**
 * Receives the bodies of an endpoint with `large_body`. Neither the memory nor the time of the process grows with them.
 * @returns writes the body of a request to a file; `discard` removes it
 */
export function createBodyReceiver(
  services: Pick<Services, 'bodies_dir'>,
  { body_max_bytes = 0 }: Pick<EndpointSpec, 'body_max_bytes'>,
  patience: Patience = PATIENCE,
) {
  const folder = bodiesFolder(services)
  const enter = createOwnerQueues({ concurrency: CONCURRENCY.each, waiting_max: WAITING.each })
  const enterShared = createConcurrencyLimiter(
    CONCURRENCY,
    () => new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS }),
  )
  return async (request: Request, sender: string): Promise<Received> => {
    if (request.body === null) throw new ApiError('SOMETHING_MISSING')
    const leaveOwn = await enter(sender, AbortSignal.any([request.signal, AbortSignal.timeout(WAITING.ms)]))
    const leave = takeOrLeave(() => enterShared(sender), leaveOwn)
    const file = join(folder, randomUUID())
    const discard = async (): Promise<void> => {
      leave()
      leaveOwn()
      // A file that cannot be removed must not replace the answer; a later start removes it.
      await rm(file, { force: true }).catch(() => {})
    }
    try {
      await mkdir(folder, { recursive: true })
      const receiving = { target: file, bytes_max: body_max_bytes, patience, signal: request.signal }
      await receiveFile(request.body, receiving)
    } catch (error) {
      await discard()
      throw error instanceof ReceivingError ? refusalOf(error) : error
    }
    return { body: { file }, discard }
  }
}

/** Takes a place among all, and gives back the own one where there is none. */
function takeOrLeave(take: () => () => void, leaveOwn: () => void): () => void {
  try {
    return take()
  } catch (error) {
    leaveOwn()
    throw error
  }
}

/** The folder of large bodies under way, of requests and of answers. */
export function bodiesFolder({ bodies_dir }: Pick<Services, 'bodies_dir'>): string {
  return bodies_dir ?? join(tmpdir(), 'zivina-bodies')
}

function refusalOf({ fault }: ReceivingError): ApiError {
  if (fault === 'too_large') return new ApiError('PAYLOAD_TOO_LARGE')
  // Slow or cut off by the network: the same may succeed the next time.
  return new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
}
