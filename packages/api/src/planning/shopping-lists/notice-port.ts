import { createNoticeBoard } from '#api/kernel/notices/notice-board.ts'
import type { NoticeBoard } from '#api/kernel/ports/notice-board.ts'
import type { Port } from '#api/kernel/ports/port.ts'

declare module '#api/kernel/ports/port.ts' {
  interface Ports {
    /** Tells open streams of changes of shopping lists. */
    list_notices: NoticeBoard
  }
}

export const listNotices: Port<'list_notices'> = {
  name: 'list_notices',
  open: ({ url }) => {
    const board = createNoticeBoard('shopping_list', url)
    return { port: board, endStreams: () => board.close() }
  },
}
