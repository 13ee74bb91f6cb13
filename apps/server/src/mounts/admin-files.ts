import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { chooseEncoding } from '#server/caching/page-cache.ts'
import type { AdminFiles } from './admin.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
}
const EXTENSIONS = { br: '.br', gzip: '.gz', identity: '' } as const
const ASSETS = '/admin/assets/'

/**
 * The built administration. Only files that existed at the start are ever read, whatever a path says. Their names contain a
 * hash of their content, so the name tells whether a browser has them.
 */
export function builtAdmin(folder: string): AdminFiles {
  const assets = join(folder, 'assets')
  const names = new Set(readdirSync(assets))
  const document = readFile(join(folder, 'index.html'), 'utf8')
  // A failure to read the document is reported to the first request; until then it must not end the process.
  document.catch(() => undefined)

  const file = async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    const name = pathname.startsWith(ASSETS) ? pathname.slice(ASSETS.length) : ''
    const type = TYPES[extname(name)]
    if (!names.has(name) || type === undefined) return null
    const headers: Record<string, string> = { etag: `"${name}"`, vary: 'Accept-Encoding, Cookie' }
    if (request.headers.get('if-none-match')?.includes(`"${name}"`)) return new Response(null, { status: 304, headers })
    const wanted = chooseEncoding(request.headers.get('accept-encoding'), Number.POSITIVE_INFINITY)
    const encoding = names.has(name + EXTENSIONS[wanted]) ? wanted : 'identity'
    const body = await readFile(join(assets, name + EXTENSIONS[encoding]))
    headers['content-type'] = type
    if (encoding !== 'identity') headers['content-encoding'] = encoding
    return new Response(new Uint8Array(body), { headers })
  }

  return { document: () => document, file, connects_to: null }
}
