import { z } from 'zod'

/** A value in the environment prevents the start. The message is one sentence that names the variable. */
export class ConfigError extends Error {}

/** @throws ConfigError which says why a variable cannot be used */
export function refuse(variable: string, what: string): never {
  throw new ConfigError(`The environment variable ${variable} cannot be used: ${what}.`)
}

/** A web address, without slashes at its end. */
export const HttpUrl = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))

/** `1` or `0`. */
export const Switch = z.enum(['0', '1']).transform((value) => value === '1')

/** The variables that are set; an empty one counts as absent. */
export function givenIn(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const given = Object.entries(environment).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(given)
}

/** Checks variables. @throws ConfigError naming the first invalid one */
export function parseEnvironment<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: Readonly<Record<string, string>>,
): z.output<z.ZodObject<Shape>> {
  const parsed = z.object(shape).safeParse(given)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  return refuse(String(issue?.path.join('.')), String(issue?.message))
}

/**
 * Reads variables that must be set all or not at all.
 * @throws ConfigError naming the first that is missing beside others
 */
export function allOrNone<Name extends string>(
  variables: Record<Name, [variable: string, value: string | undefined]>,
): Record<Name, string> | null {
  const entries = Object.entries<[string, string | undefined]>(variables)
  const missing = entries.find(([, [, value]]) => value === undefined)
  if (missing === undefined)
    return Object.fromEntries(entries.map(([name, [, value]]) => [name, value])) as Record<Name, string>
  const given = entries.find(([, [, value]]) => value !== undefined)
  if (given === undefined) return null
  throw new ConfigError(
    `The environment variable ${missing[1][0]} is missing: ${given[1][0]} makes no sense without it.`,
  )
}
