import { loading, notFound } from '#app/session/load.ts'

async function load({ url }: { url: URL }): Promise<never> {
  throw notFound(decodePath(url.pathname))
}

export const loader = loading(load)
export const clientLoader = loading(load)

/** Never shown: the error page stands in its place, with the status of what is not there. */
export default function NotFound() {
  return null
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
