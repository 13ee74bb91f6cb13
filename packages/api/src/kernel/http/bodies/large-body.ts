import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import { type Patience, ReceivingError, receiveFile } from '@zivina/integrations/receiving/receive-file'
import { createLimiter } from '@zivina/work/limiter'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import { createCallLimiter } from '#api/kernel/limits/call-limiter.ts'
import type { ReceivedBody, Services } from '../scope.ts'

/**
 * Large bodies under way, each on the disk until its call is answered; one person may have a few of them. More of theirs wait unread,
 * for example what an impatient person sent several times: each is answered as the first one was.
 */
const AT_ONCE = { altogether: 8, each: 2 }
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
  // A sender's own bodies wait for one another, those of others do not: a body beyond all places is refused.
  const own = createCallLimiter({ at_once_each: AT_ONCE.each, waiting_each: WAITING.each })
  const shared = createLimiter({ at_once: AT_ONCE.altogether })
  return async (request: Request, sender: string): Promise<Received> => {
    if (request.body === null) throw new ApiError('SOMETHING_MISSING')
    const leaveOwn = await own.enter(sender, AbortSignal.any([request.signal, AbortSignal.timeout(WAITING.ms)]))
    const leave = shared.tryEnter(sender)
    if (leave === null) {
      leaveOwn()
      throw new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
    }
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

/** The folder of large bodies under way, of requests and of answers. */
export function bodiesFolder({ bodies_dir }: Pick<Services, 'bodies_dir'>): string {
  return bodies_dir ?? join(tmpdir(), 'zivina-bodies')
}

function refusalOf({ fault }: ReceivingError): ApiError {
  if (fault === 'too_large') return new ApiError('PAYLOAD_TOO_LARGE')
  // Slow or cut off by the network: the same may succeed the next time.
  return new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
}
