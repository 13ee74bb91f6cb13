import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { User, UserPatch } from '@zivina/contract/account/users'
import { sayFailure } from '#app/kit/form/say-failure.ts'
import { showSnackbar } from '#app/kit/ui/snackbar-store.ts'
import { useAccount } from './account-context.ts'
import { applyShownSettings } from './energy-unit.ts'
import { savedUser } from './saved-user.ts'
import { beginSave } from './saves-under-way.ts'

export const userKey = (guid: string) => ['user', guid] as const
const SAVING = ['user', 'save']

/** The account's own record. */
export function useUser() {
  const { api, guid } = useAccount()
  return useQuery({
    queryKey: userKey(guid),
    queryFn: ({ signal }) => api('GET /user/{guid}', { params: { guid }, signal }),
  })
}

/** Loads the record again, after a change other than a saved patch. */
export function useRefreshUser(): () => Promise<void> {
  const { guid } = useAccount()
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: userKey(guid) })
}

/**
 * Saves a change of the record. It is shown at once and reverted where the server refuses it. Changes are sent one after
 * another, and only the last answer is shown, so that quick presses do not flicker.
 */
export function useSaveUser() {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  const key = userKey(guid)
  return useMutation({
    mutationKey: SAVING,
    scope: { id: 'user' },
    mutationFn: (patch: UserPatch) => api('PATCH /user/{guid}', { params: { guid }, body: patch }),
    onMutate: async (patch) => {
      const end = beginSave()
      await client.cancelQueries({ queryKey: key })
      const before = client.getQueryData<User>(key)
      if (before) client.setQueryData(key, { ...before, ...patch } as User)
      return { before, end }
    },
    onError: (_failure, _patch, begun) => {
      if (begun?.before) client.setQueryData(key, begun.before)
    },
    onSettled: (_user, _failure, _patch, begun) => begun?.end(),
    onSuccess: (user) => {
      // The answer has set the settings cookie.
      applyShownSettings()
      savedUser.write(user)
      if (client.isMutating({ mutationKey: SAVING }) === 1) client.setQueryData(key, user)
    },
  })
}

/** @param afterwards runs after each change, the undo included */
type SaveWithUndo = (patch: UserPatch, message: string, afterwards?: () => Promise<void>) => Promise<void>

/** Saves a patch and offers undo. Rejects where the server refuses: a form keeps the typed values. */
export function useSaveWithUndo(): SaveWithUndo {
  const { guid } = useAccount()
  const client = useQueryClient()
  const { mutateAsync } = useSaveUser()
  return async (patch, message, afterwards) => {
    const before = client.getQueryData<User>(userKey(guid))
    const saveNow = async (changes: UserPatch) => {
      await mutateAsync(changes)
      await afterwards?.()
    }
    await saveNow(patch)
    const former = before ? sameFields(before, patch) : null
    const undo = former && { label: 'Vrátit zpět', run: () => void saveNow(former).catch(sayFailure) }
    showSnackbar(message, 'success', undo ?? undefined)
  }
}

/** What the fields of a patch were. */
function sameFields(user: User, patch: UserPatch): UserPatch {
  const names = Object.keys(patch) as (keyof UserPatch)[]
  return Object.fromEntries(names.map((name) => [name, user[name]])) as UserPatch
}
