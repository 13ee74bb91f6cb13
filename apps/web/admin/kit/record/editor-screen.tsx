import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useAdmin } from '#admin/frame/admin-context.ts'
import { UnsavedChanges } from '#app/kit/form/unsaved-changes.tsx'
import { AccountContext } from '#app/session/account/account-context.ts'
import { sessionApi } from '#app/session/api/session-api.ts'
import { useTitle } from '../screen/use-title.ts'

/** A screen around an editor of the user area, which finds the admin's account here as it finds the user's there. */
export function EditorScreen({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title)
  return (
    <UserAreaParts>
      <UnsavedChanges>
        <div className="mx-auto flex max-w-6xl flex-col gap-5 px-4 py-6 md:px-6">
          <h1 className="text-2xl wrap-anywhere">{title}</h1>
          {children}
        </div>
      </UnsavedChanges>
    </UserAreaParts>
  )
}

/** Gives parts of the user area the admin's account. */
export function UserAreaParts({ children }: { children: ReactNode }) {
  const { user_guid } = useAdmin()
  const account = useMemo(() => ({ guid: user_guid, api: sessionApi }), [user_guid])
  return <AccountContext value={account}>{children}</AccountContext>
}
