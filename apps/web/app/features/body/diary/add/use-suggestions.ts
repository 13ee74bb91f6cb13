import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { DiarySuggestion } from '@zivina/contract/body/diary-read'
import type { ApiClient, CallOutput } from '@zivina/contract/client'
import { useEffect } from 'react'
import { mealAt } from '#app/features/body/log-recipe/logged-recipe.ts'
import { useAccount } from '#app/session/account/account-context.ts'
import { type Choice, fromFavorite, fromPlanned, fromSuggestion } from '../choices.ts'
import { type Days, entryIn } from '../diary-days.ts'
import type { Where } from '../new-entries.ts'
import { suggestionsKey } from '../use-diary.ts'

export type Suggestions = CallOutput<'GET /diary/suggestions'>

function suggestionsQuery(api: ApiClient, account: string, { day, meal }: Where) {
  return queryOptions({
    queryKey: [...suggestionsKey(account), day, meal],
    queryFn: ({ signal }) => api('GET /diary/suggestions', { query: { day, meal }, signal }),
  })
}

/** What one may want to record at a meal. */
export function useSuggestions(where: Where) {
  const { api, guid } = useAccount()
  return useQuery(suggestionsQuery(api, guid, where))
}

/** Reads what one may want to record at the meal of this hour, before anybody asks. */
export function useEarlySuggestions(day: string): void {
  const { api, guid } = useAccount()
  const client = useQueryClient()
  useEffect(() => {
    void client.prefetchQuery(suggestionsQuery(api, guid, { day, meal: mealAt(new Date()) }))
  }, [api, client, guid, day])
}

export const SUGGESTION_PARTS = ['recent', 'frequent', 'favorites', 'yesterday', 'planned', 'saved'] as const
export type SuggestionPart = (typeof SUGGESTION_PARTS)[number]
export const PART_LABELS = {
  recent: 'Nedávné',
  frequent: 'Časté',
  favorites: 'Oblíbené',
  yesterday: 'Včera',
  planned: 'Z\u00a0jídelníčku',
  saved: 'Uložená jídla',
} as const satisfies Record<SuggestionPart, string>

/** What is said where there is nothing of a kind. */
export const NOTHING_TEXTS = {
  recent: 'Zatím tu nic není. Najděte první jídlo nahoře; příště ho přidáte jedním klepnutím.',
  frequent: 'Tady budou jídla, která si v\u00a0tuhle denní dobu zapisujete nejčastěji.',
  favorites: 'Tady budou recepty, které si označíte srdcem.',
  yesterday: 'Předchozí dny pro tento druh jídla nic zapsaného nemají.',
  planned: 'V\u00a0jídelníčku pro tento druh jídla nic dalšího není.',
  saved:
    'Uložte si jídlo, které jíte často, a\u00a0zapíšete ho celé najednou. Najdete to v\u00a0možnostech u\u00a0jídla.',
} as const satisfies Record<SuggestionPart, string>

/** The choices of a kind; of saved meals, which are recorded whole, there are none. */
export function choicesOf(part: SuggestionPart, found: Suggestions, days: Days): Choice[] {
  const again = (all: readonly DiarySuggestion[]) => all.map((one) => fromSuggestion(one, entryIn(days, one.entry)))
  switch (part) {
    case 'recent': {
      // What is usual at this meal comes first, each in its own order.
      const usual = new Set(again(found.frequent).map(({ key }) => key))
      return again(found.recent).toSorted((a, b) => Number(usual.has(b.key)) - Number(usual.has(a.key)))
    }
    case 'frequent':
      return again(found.frequent)
    case 'yesterday':
      return again(found.yesterday?.entries ?? [])
    case 'favorites':
      return found.favorites.map(fromFavorite)
    case 'planned':
      return found.planned.map(fromPlanned)
    case 'saved':
      return []
  }
}
