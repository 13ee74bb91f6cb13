// Writes a brotli and a gzip version beside every file of the built pages that gets smaller, so that the server only sends them.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const BUILDS = ['client', 'admin'].map((name) => fileURLToPath(new URL(`../apps/web/build/${name}`, import.meta.url)))
const TEXT = /\.(js|css|svg|json|txt|wasm|webmanifest)$/
/** A smaller file fits into one packet anyway. */
const WORTH_IT = 1024

for (const entry of BUILDS.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))) {
  const file = path.join(entry.parentPath, entry.name)
  if (!entry.isFile() || !TEXT.test(entry.name)) continue
  const body = readFileSync(file)
  if (body.byteLength < WORTH_IT) continue
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }))
}
