import { useQueryClient } from '@tanstack/react-query'
import { SNACKBAR_TIMEOUT } from '@zivina/contract/limits'
import type { PersonalRecipe } from '@zivina/contract/recipes'
import { useCallback, useEffect, useRef, useState } from 'react'
import { showSnackbar } from '../../../components/ui/snackbar-store.ts'
import { useAccount } from '../account-context.ts'
import { sayFailure } from '../user-query.ts'

type Doomed = { recipe: PersonalRecipe; timer: ReturnType<typeof setTimeout> }

/**
 * Deletes recipes a moment after they are gone from sight: as long as the message stands, nothing has happened. Leaving the
 * page ends the moment.
 */
export function useRemoval() {
  const { api } = useAccount()
  const client = useQueryClient()
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set())
  const doomed = useRef(new Map<string, Doomed>())

  const show = useCallback((guid: string) => {
    setRemoved((before) => new Set([...before].filter((each) => each !== guid)))
  }, [])
  const finish = useCallback(
    async ({ recipe: { guid, slug } }: Doomed) => {
      doomed.current.delete(guid)
      try {
        await api('DELETE /recipe/{slug}', { params: { slug } })
        await client.invalidateQueries({ queryKey: ['own-recipes'] })
      } catch (failure) {
        sayFailure(failure)
      }
      // Either it is there again, with the reason said, or the list knows nothing of it any more.
      show(guid)
    },
    [api, client, show],
  )

  useEffect(() => {
    const waiting = doomed.current
    const finishAll = () => {
      for (const entry of waiting.values()) {
        clearTimeout(entry.timer)
        void finish(entry)
      }
    }
    window.addEventListener('pagehide', finishAll)
    return () => {
      window.removeEventListener('pagehide', finishAll)
      finishAll()
    }
  }, [finish])

  const remove = useCallback(
    (recipe: PersonalRecipe) => {
      const entry: Doomed = { recipe, timer: setTimeout(() => void finish(entry), SNACKBAR_TIMEOUT + 500) }
      doomed.current.set(recipe.guid, entry)
      setRemoved((before) => new Set(before).add(recipe.guid))
      showSnackbar(`Smazáno: ${recipe.name}`, 'success', {
        label: 'Vrátit zpět',
        run: () => {
          clearTimeout(entry.timer)
          doomed.current.delete(recipe.guid)
          show(recipe.guid)
        },
      })
    },
    [finish, show],
  )
  return { removed, remove }
}
