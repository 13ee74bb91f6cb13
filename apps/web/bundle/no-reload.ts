// Stands in for the router's loading of a page's code in the browser (see `vite.config.ts`). The router reloads the page in
// sight where the code of another does not come, even of one that was only aimed at: what was typed is lost.

type CodeOf = { id: string; module: string }

/** The code of a route. Where it does not come, the page is told (see `missing-code.ts`) and may ask for another try. */
export async function loadRouteModule(route: CodeOf, loaded: Record<string, unknown>): Promise<unknown> {
  for (;;) {
    try {
      loaded[route.id] ??= await import(/* @vite-ignore */ route.module)
      return loaded[route.id]
    } catch {
      await new Promise<void>((again) => {
        window.dispatchEvent(new CustomEvent('missing-code', { detail: { file: route.module, again } }))
      })
    }
  }
}
