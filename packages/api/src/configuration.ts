import { AREAS } from './areas.ts'
import type { AreaConfig, ConfigPart, Site } from './kernel/config/config-part.ts'
import { readParts } from './kernel/config/read-parts.ts'

/** The parts of the configuration that ports and queues of the areas name. */
export const CONFIG_PARTS: ReadonlySet<ConfigPart> = new Set(
  AREAS.flatMap(({ ports = [], queues = [] }) => [...ports, ...queues].flatMap(({ config }) => config ?? [])),
)

/** Reads the configuration of all areas. @throws ConfigError naming the first variable that cannot be used */
export function readAreaConfig(environment: Readonly<Record<string, string | undefined>>, site: Site): AreaConfig {
  return readParts(CONFIG_PARTS, environment, site)
}

/** Why the product should not go public with this configuration: one Czech sentence for each reason. */
export function unreadyAreas(config: AreaConfig): string[] {
  return [...CONFIG_PARTS].flatMap((part) => part.unready?.(config.of(part)) ?? [])
}
