import { useEffect } from 'react'
import { isRouteErrorResponse, useNavigate } from 'react-router'
import { readTokenData } from '#app/session/tokens/session-store.ts'

/**
 * Where no public recipe has the slug, a logged-in author is led to their own recipe that does. The page for everybody knows
 * nothing of it: it is the same for all visitors.
 */
export function useWayToOwnRecipe(error: unknown, slug: string | undefined): void {
  const navigate = useNavigate()
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  useEffect(() => {
    if (!isMissing || !slug || readTokenData() === null) return
    const leave = new AbortController()
    import('#app/session/api/session-api.ts')
      .then(({ sessionApi }) => sessionApi('GET /recipe/{slug}', { params: { slug }, signal: leave.signal }))
      .then(
        (recipe) => void navigate(`/uzivatel/moje-recepty/${recipe.slug}`, { replace: true }),
        // It stays a page that was not found.
        () => undefined,
      )
    return () => leave.abort()
  }, [isMissing, slug, navigate])
}
