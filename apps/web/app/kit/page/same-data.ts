import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Another place of the same page, as an anchor or a step that Back closes, shows the same data: it works without a connection. */
export function sameDataAtAnyPlace({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return isSamePage && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate
}
