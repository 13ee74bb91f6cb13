import type { EventFeed } from '@zivina/contract/kernel/endpoint'

type Follower = Parameters<EventFeed['open']>[0]

/** Tells those who follow something in this process that it changed, whichever process changed it. */
export type NoticeBoard = {
  /**
   * Follows one thing by its guid, on behalf of a person.
   * @returns ends it
   * @throws ApiError TOO_MANY_REQUESTS where the person follows too much; SERVICE_UNAVAILABLE where the process is full or stops
   */
  follow(guid: string, person: string, follower: Follower): () => void
}
