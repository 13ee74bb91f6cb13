import type { UserAdminInfo } from '@zivina/contract/console/managed-users'

/** What a part of the page of one person is given. */
export type PersonPartProps = {
  person: UserAdminInfo
  /** Loads the person again after a change. */
  reload: () => Promise<unknown>
}
