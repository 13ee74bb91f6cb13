import type { z } from 'zod'

/** What is known of the product when an area reads its variables. */
export type Site = {
  public_url: string
  /** Whether it is reachable from this machine only, so that stand-ins of outside services do no harm. */
  is_private: boolean
}

/** A part of the configuration, declared beside the port or the queue that works with it. */
export type ConfigPart<Value = unknown> = {
  /** The environment variables that it reads, each with its check. `docs/operations.md` lists them. */
  environment: Readonly<Record<string, z.ZodType>>
  /**
   * Makes the configuration of the variables, which are checked one by one before.
   * @throws ConfigError where they do not go together
   */
  read(env: Readonly<Record<string, unknown>>, site: Site): Value
  /** Why the product should not go public with it: one Czech sentence for each reason. */
  unready?(value: Value): readonly string[]
}

/** A part of the configuration; `read` gets the variables as their checks return them. */
export function configPart<Shape extends z.ZodRawShape, Value>(part: {
  environment: Shape
  read(env: z.output<z.ZodObject<Shape>>, site: Site): Value
  unready?(value: Value): readonly string[]
}): ConfigPart<Value> {
  return part as unknown as ConfigPart<Value>
}

/** The configuration of all areas. */
export type AreaConfig = {
  /** The value of a part that some port or queue names. */
  of<Value>(part: ConfigPart<Value>): Value
}
