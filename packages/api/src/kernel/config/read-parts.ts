import type { AreaConfig, ConfigPart, Site } from './config-part.ts'
import { givenIn, parseEnvironment } from './environment.ts'

/**
 * Reads parts of the configuration, each with its own variables.
 * @throws ConfigError naming the first variable that cannot be used
 */
export function readParts(
  parts: Iterable<ConfigPart>,
  environment: Readonly<Record<string, string | undefined>>,
  site: Site,
): AreaConfig {
  const given = givenIn(environment)
  const values = new Map<ConfigPart, unknown>()
  for (const part of parts) values.set(part, part.read(parseEnvironment(part.environment, given), site))
  return {
    of: <Value>(part: ConfigPart<Value>): Value => {
      if (!values.has(part)) throw new Error('A part of the configuration is named by no port and no queue.')
      return values.get(part) as Value
    },
  }
}
