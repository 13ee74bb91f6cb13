import { readdirSync, readFileSync } from 'node:fs'

/** The two catalogues: a sentence in them does not show that the product uses the code. */
const CATALOGUES = /packages\/contract\/src\/(.*\/)?(errors|success-messages)\.ts$/
const NOT_PRODUCT = /\.(test|spec)\.tsx?$|\/calls\.ts$|(^|\/)testing|(^|\/)(build|node_modules|\.react-router)\//

/** Lines that raise a code, whatever else they contain. */
const RAISED = /new Api(?:Error|Failure)\(.*|not_found: '.*/
/**
 * Lines that name a code without raising it: a caller checks a failure for it, a list declares the codes of a call, or a type
 * names it.
 */
const ONLY_NAMED = [
  /\bhas\('/,
  /[!=]==? ?'/,
  /^\s*errors: /,
  /^\s*('[\w.]+', ?)*'[\w.]+',?$/,
  /^\s*\.\.\.\(\[/,
  /codes\.add\(/,
  /^\s*(export )?type /,
  /const DENIED =/,
]
const CODE = /(?:'|ERRORS\.|SUCCESS_MESSAGES\.)(\w+)\b/g

/**
 * Finds where each code of the catalogues is raised or shown.
 * @param root folder of the repository, with a trailing slash
 * @returns files for each code, relative to the root; none where the code is not raised
 */
export function findRaisedCodes(root: string, codes: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>([...codes].map((code) => [code, []]))
  for (const file of productFiles(root)) {
    const isContract = file.startsWith('packages/contract/')
    for (const line of readFileSync(root + file, 'utf8').split('\n')) {
      for (const [, code = ''] of raisingPart(line, isContract).matchAll(CODE)) {
        const files = found.get(code)
        if (files && !files.includes(file)) files.push(file)
      }
    }
  }
  return found
}

/** Most lines of the contract only declare codes, so there only lines that certainly raise one count. */
function raisingPart(line: string, isContract: boolean): string {
  const [raised] = RAISED.exec(line) ?? []
  if (raised !== undefined) return raised
  return isContract || ONLY_NAMED.some((pattern) => pattern.test(line)) ? '' : line
}

function productFiles(root: string): string[] {
  return ['apps', 'packages'].flatMap((part) =>
    readdirSync(root + part, { recursive: true, encoding: 'utf8' })
      .map((path) => `${part}/${path}`)
      .filter((path) => /\.tsx?$/.test(path) && !NOT_PRODUCT.test(path) && !CATALOGUES.test(path)),
  )
}
