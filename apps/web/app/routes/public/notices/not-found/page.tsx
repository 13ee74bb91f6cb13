import { loading, notFound } from '#app/session/access/load.ts'

async function load({ url }: { url: URL }): Promise<never> {
  throw notFound(decodePath(url.pathname))
}

export const loader = loading(load)
export const clientLoader = loading(load)

/** Never rendered: the loader's 404 shows the error page instead. */
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
