import { listOf } from './loose-json.ts'
import { READ_LIMITS } from './read-limits.ts'

/** The names of the schema.org types of an object, without their address: „Recipe“. */
export function typesOf(node: Record<string, unknown>): string[] {
  return listOf(node['@type'])
    .slice(0, READ_LIMITS.json_types)
    .filter((type) => typeof type === 'string')
    .map((type) => type.replace(/^(?:https?:\/\/schema\.org\/|schema:)/i, ''))
}

/** Whether an object is a schema.org Recipe. */
export function isRecipe(node: Record<string, unknown>): boolean {
  return typesOf(node).some((type) => /^Recipe$/i.test(type))
}
