import { AREAS } from './areas.ts'
import type { AreaConfig } from './kernel/config/config-part.ts'
import type { Opened, Port, PortContext, PortPages, Ports } from './kernel/ports/port.ts'

/** The open ports of all areas. */
export type OpenPorts = {
  ports: Ports
  /** Pages of stand-ins for browsers. */
  pages: readonly PortPages[]
  /** Ends answers that would otherwise go on until they are cut. */
  endStreams(): Promise<void>
  /** Closes the ports in the reverse order of their opening. */
  close(): Promise<void>
}

/**
 * Opens the ports of all areas, each with its part of the configuration.
 * @param declared for tests, which open others
 */
export async function openPorts(
  context: PortContext,
  config: AreaConfig,
  declared: readonly Port[] = AREAS.flatMap(({ ports = [] }) => ports),
): Promise<OpenPorts> {
  const opened: Opened<unknown>[] = []
  const ports: Partial<Record<keyof Ports, unknown>> = {}
  const close = async (): Promise<void> => {
    for (const one of opened.toReversed()) await one.close?.()
  }
  try {
    for (const { name, open, watched, config: part } of declared) {
      const one = await open(context, part && config.of(part))
      opened.push(one)
      ports[name] = watched && ports.watch ? watched(one.port, ports.watch as Ports['watch']) : one.port
    }
  } catch (error) {
    await close()
    throw error
  }
  const endStreams = async (): Promise<void> => {
    await Promise.all(opened.map((one) => one.endStreams?.()))
  }
  const pages = opened.flatMap((one) => one.pages ?? [])
  return { ports: ports as Ports, pages, endStreams, close }
}
