import { type Context, createElement, type ReactNode, use } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FetchersContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
  UNSAFE_ViewTransitionContext,
  useLocation,
} from 'react-router'
import { SiteContext } from './use-site.ts'
import { WriteOnceContext } from './write-once.ts'

/** Of these, parts of public pages read values. */
const CONTEXTS = [
  ...[SiteContext, WriteOnceContext],
  ...[UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext],
  ...[UNSAFE_DataRouterDataContext, UNSAFE_DataRouterNavigationContext],
  ...[UNSAFE_LocationContext, UNSAFE_NavigationContext, UNSAFE_RouteContext],
  ...[UNSAFE_FetchersContext, UNSAFE_FrameworkContext, UNSAFE_ViewTransitionContext],
] as Context<unknown>[]

/** For rendering a part of a page on its own: its address, and the contexts around it. */
export function useCarriedContexts() {
  const { pathname, search } = useLocation()
  const carried = CONTEXTS.map((context) => ({ context, value: use(context) }))
  const carry = (part: ReactNode): ReactNode =>
    carried.reduce<ReactNode>((inner, { context, value }) => createElement(context, { value }, inner), part)
  return { address: pathname + search, carry }
}
