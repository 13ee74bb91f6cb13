import { STREAMS_PER_PERSON, STREAMS_PER_PROCESS } from '@zivina/contract/kernel/limits'
import { listenTo, type NoticeChannel, type NoticeListener } from '@zivina/db/notices'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { NoticeBoard } from '#api/kernel/ports/notice-board.ts'

const RETRY_SECONDS = 5

type Following = { guid: string; person: string; follower: Parameters<NoticeBoard['follow']>[2] }

/**
 * A board over one channel, whose notices are `guid version`. It listens on one connection, opened by the first follower.
 *
 * @param url Connection string of the database; not that of a pooler in transaction mode.
 */
export function createNoticeBoard(
  channel: NoticeChannel,
  url: string,
  most = { person: STREAMS_PER_PERSON, process: STREAMS_PER_PROCESS },
): NoticeBoard & { close: () => Promise<void> } {
  const all = new Set<Following>()
  let listener: NoticeListener | null = null
  let isClosed = false
  const tell = (payload: string): void => {
    const [guid, version] = payload.split(' ')
    for (const one of all) if (one.guid === guid) one.follower.send(Number(version))
  }
  const listen = (): NoticeListener =>
    listenTo(channel, url, {
      onChange: tell,
      onLost: () => {},
      // Changes may have been missed while the connection was down.
      onListening: () => {
        for (const { follower } of all) follower.send(null)
      },
    })
  const follow: NoticeBoard['follow'] = (guid, person, follower) => {
    if (isClosed || all.size >= most.process) {
      throw new ApiError('SERVICE_UNAVAILABLE', { retry_after: RETRY_SECONDS })
    }
    const own = [...all].filter((one) => one.person === person)
    if (own.length >= most.person) throw new ApiError('TOO_MANY_REQUESTS', { retry_after: RETRY_SECONDS })
    const following = { guid, person, follower }
    all.add(following)
    listener ??= listen()
    return () => void all.delete(following)
  }
  const close = async (): Promise<void> => {
    isClosed = true
    for (const { follower } of [...all]) follower.end()
    all.clear()
    await listener?.close()
  }
  return { follow, close }
}
