// Stands in for the router's discovery of routes in the browser: all of them travel in the manifest (see `vite.config.ts`).

export function isFogOfWarEnabled(): boolean {
  return false
}

/** Would tell the part of the manifest that belongs to the first page. */
export function getPartialManifest<Manifest>(manifest: Manifest): Manifest {
  return manifest
}

/** Would ask the server for routes on the way to an address. */
export function getPatchRoutesOnNavigationFunction(): undefined {
  return undefined
}

/** Would ask the server for the routes of the links on a page. */
export function useFogOFWarDiscovery(): void {}
