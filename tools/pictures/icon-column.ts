import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Slug and icon of every food: a codepoint, and the colour where it is another than the set has („1fad1-red“), or the name of an own icon. The icon is the last column but one, and only the note after it may contain commas.
 */
export async function readIconColumn(data: string): Promise<[slug: string, codepoint: string][]> {
  const text = await readFile(join(data, 'foods/foods.csv'), 'utf8')
  return text.split('\n').flatMap((line) => {
    const icon =
      /,(?:ok|exception|[a-z_ ]*),([0-9a-f]{4,5}(?:-[0-9a-f]{4,5})*(?:-(?:red|yellow))?|(?:heap|bottle)-[a-z]+|sugar|chives|leek),(?:"(?:[^"]|"")*"|[^",]*)\r?$/.exec(
        line,
      )
    const slug = line.slice(0, line.indexOf(','))
    return icon?.[1] ? [[slug, icon[1]]] : []
  })
}
