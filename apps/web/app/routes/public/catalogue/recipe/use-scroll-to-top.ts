import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Once the recipe stands, it is read from its top. An anchor and the way Back keep their places: the one was asked for,
 * the other is where the reader was.
 */
export function useScrollToTop(): void {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (hash === '' && type !== 'POP') window.scrollTo(0, 0)
  }, [hash, type])
}
