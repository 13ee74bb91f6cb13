import type { Db } from '@zivina/db/database'
import type { WorkPool } from '@zivina/work/port'
import type { PgBoss } from 'pg-boss'
import type { ConfigPart } from '#api/kernel/config/config-part.ts'
import type { JobSender } from '#api/kernel/jobs/job-sender.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import type { Watch } from '#api/kernel/watch/watch.ts'
import type { Log } from './log.ts'

/**
 * The ports by the names under which calls and jobs get them: `ctx.mail`. The kernel's own are here; an area adds each of its
 * ports to this interface in the file that declares it.
 */
export interface Ports {
  /** Puts jobs into the queues of the areas. */
  jobs: JobSender
  /** Queues mail, in the caller's transaction where there is one. */
  mail: Mailer
  /** Sees what fails and which services outside answer. */
  watch: Watch
}

/** What the process lends to a port that it opens. */
export type PortContext = {
  db: Db
  /** Connection string of the same database. */
  url: string
  log: Log
  /** The open queue; the queues of all areas exist. */
  boss: PgBoss
  /** Runs slow work outside the process. */
  work: WorkPool
  public_url: string
  /** Folder for what stand-ins keep over a restart; null where nothing is to be kept. */
  data_dir: string | null
}

/** Pages below a path; the request is passed on as it came. */
export type PortPages = { path: string; answer: (request: Request) => Promise<Response> }

/** An open port. */
export type Opened<Value> = {
  port: Value
  /** Pages of a stand-in for browsers, below a path of the product's own address. */
  pages?: PortPages
  /** Ends answers that would otherwise go on until they are cut. Called as soon as the process is told to stop. */
  endStreams?(): Promise<void>
  /** Called after all requests and jobs, in the reverse order of opening. */
  close?(): Promise<void>
}

/** A port that an area brings: a way to something outside the process, or to a queue. */
export type Port<Name extends keyof Ports = keyof Ports, Config = unknown> = {
  name: Name
  /** The part of the configuration that `open` gets. */
  config?: ConfigPart<Config>
  open(context: PortContext, config: Config): Opened<Ports[Name]> | Promise<Opened<Ports[Name]>>
  /** Of a port to services outside: the same, with their answers remembered. */
  watched?(port: Ports[Name], watch: Watch): Ports[Name]
}
