// Stands in for the router's instrumentation in the browser, which nobody here switches on (see `vite.config.ts`).

/** Asked for each navigation: nobody waits to hear of it. */
export function consumeInstrumentationClientResultMetaReceiver(): undefined {
  return undefined
}

/** Would change the loaders of a route. */
export function getRouteInstrumentationUpdates(): object {
  return {}
}

/** Would wrap the router's methods. */
export function instrumentClientSideRouter<Router>(router: Router): Router {
  return router
}
