import type { ApiClient } from '@zivina/contract/client'
import type { Share, ShareRole, Sharing } from '@zivina/contract/planning/shares'

/** The calls by which the owner of something shares it, and the words for it. */
export type SharingCalls = {
  read: (signal?: AbortSignal) => Promise<Sharing>
  invite: (body: { guid: string; email: string; role: ShareRole }) => Promise<Share>
  openLink: () => Promise<Sharing>
  closeLink: () => Promise<unknown>
  /** The path of the page that the link opens. */
  pathOf: (token: string) => string
}

export const SHARED_PLAN_PATH = '/sdileny-jidelnicek'
export const SHARED_LIST_PATH = '/sdileny-seznam'

/** How an own meal plan is shared. */
export function planSharing(api: ApiClient, guid: string): SharingCalls {
  const params = { guid }
  return {
    read: (signal) => api('GET /meal_plan/{guid}/share', { params, ...(signal ? { signal } : {}) }),
    invite: (body) => api('POST /meal_plan/{guid}/share', { params, body }),
    openLink: () => api('POST /meal_plan/{guid}/share_link', { params }),
    closeLink: () => api('DELETE /meal_plan/{guid}/share_link', { params }),
    pathOf: (token) => `${SHARED_PLAN_PATH}/${token}`,
  }
}

/** How an own shopping list is shared. */
export function listSharing(api: ApiClient, guid: string): SharingCalls {
  const params = { guid }
  return {
    read: (signal) => api('GET /shopping_list/{guid}/share', { params, ...(signal ? { signal } : {}) }),
    invite: (body) => api('POST /shopping_list/{guid}/share', { params, body }),
    openLink: () => api('POST /shopping_list/{guid}/share_link', { params }),
    closeLink: () => api('DELETE /shopping_list/{guid}/share_link', { params }),
    pathOf: (token) => `${SHARED_LIST_PATH}/${token}`,
  }
}

export const ROLE_LABELS = {
  viewer: 'jen se dívá',
  editor: 'může upravovat',
} as const satisfies Record<ShareRole, string>
