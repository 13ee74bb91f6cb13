import { ApiFailure, type CallOutput } from '@zivina/contract/client'
import { UNKNOWN_ERROR_MESSAGE } from '@zivina/contract/unknown-error'
import { counted, formatAmount, formatMinutes, formatNutrient } from '@zivina/nutrition/format'
import { nutrientBasis } from '@zivina/nutrition/units'
import { useEffect, useState } from 'react'
import { browserApi } from '../../browser-api.ts'
import { recipesPath } from '../../recipe-links.ts'
import { readingText } from '../text/reading-text.ts'

/** One thing found: where it leads and what is said of it. */
export type SearchHit = { id: string; path: string; name: string; note: string; image: string | null; round: boolean }
export type SearchGroup = { title: string; hits: SearchHit[] }
export type SearchState = { status: 'idle' | 'searching' | 'done' | 'failed'; groups: SearchGroup[]; message?: string }

const IDLE: SearchState = { status: 'idle', groups: [] }
/** Results of each kind. */
const HITS_PER_GROUP = 5

/** What answers to a text, of every kind that has a page. A newer text cancels the call for an older one. */
export function useSearchAll(text: string): SearchState {
  const [state, setState] = useState<SearchState>(IDLE)
  useEffect(() => {
    if (text === '') {
      setState(IDLE)
      return
    }
    const abort = new AbortController()
    setState((before) => ({ ...before, status: 'searching' }))
    browserApi('GET /search_all', {
      query: { search: text, limit: String(HITS_PER_GROUP) },
      signal: abort.signal,
    })
      .then((found) => setState({ status: 'done', groups: groupHits(found) }))
      .catch((failure: unknown) => {
        if (abort.signal.aborted) return
        const message = failure instanceof ApiFailure ? failure.message : UNKNOWN_ERROR_MESSAGE
        setState({ status: 'failed', groups: [], message })
      })
    return () => abort.abort()
  }, [text])
  return state
}

/** The hits in the order the arrows walk them. */
export function flattenHits(groups: readonly SearchGroup[]): SearchHit[] {
  return groups.flatMap((group) => group.hits)
}

function groupHits({ recipes, ingredients, articles, creators }: CallOutput<'GET /search_all'>): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      title: 'Recepty',
      hits: recipes.map((recipe) => ({
        id: recipe.guid,
        path: `/recepty/${recipe.slug}`,
        name: recipe.name,
        note: `${formatNutrient('calories', recipe.calories_in_total)} · ${formatMinutes(recipe.time_minutes)}`,
        image: recipe.photos[0] ?? null,
        round: false,
      })),
    },
    {
      title: 'Recepty se surovinou',
      hits: ingredients.map((ingredient) => ({
        id: ingredient.guid,
        path: recipesPath({ must_ingredients: [ingredient.guid] }),
        name: ingredient.name,
        note: `${formatNutrient('calories', ingredient.macros.calories)} na\u00a0${formatAmount(nutrientBasis(ingredient.weight_units), ingredient.weight_units)}`,
        image: ingredient.image,
        round: false,
      })),
    },
    {
      title: 'Články',
      hits: articles.map((article) => ({
        id: article.slug,
        path: `/clanky/${article.slug}`,
        name: article.title,
        note: readingText(article.reading_minutes),
        image: article.image,
        round: false,
      })),
    },
    {
      title: 'Tvůrci',
      hits: creators.map((creator) => ({
        id: creator.guid,
        path: `/tvurci/${creator.slug}`,
        name: creator.name,
        note: counted(creator.recipe_count, 'recept', 'recepty', 'receptů'),
        image: creator.image,
        round: true,
      })),
    },
  ]
  return groups.filter((group) => group.hits.length > 0)
}
