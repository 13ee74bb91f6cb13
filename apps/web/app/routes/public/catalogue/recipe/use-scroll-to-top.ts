import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Scrolls a newly shown recipe to its top. An address with an anchor and the Back button keep their scroll positions. */
export function useScrollToTop(): void {
  const { hash } = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    if (hash === '' && type !== 'POP') window.scrollTo(0, 0)
  }, [hash, type])
}
