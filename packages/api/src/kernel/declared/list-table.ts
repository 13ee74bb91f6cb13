import type { Library } from '@zivina/content/library'
import type { EndpointSpec } from '@zivina/contract/kernel/endpoint'
import type { ListName } from '@zivina/contract/kernel/lists'
import type { Cell } from '@zivina/czech/csv'
import type { Db } from '@zivina/db/database'
import type { z } from 'zod'
import type { UserActor } from '#api/kernel/access/actor.ts'
import type { AskedPage, Listed } from '#api/kernel/lists/page.ts'
import type { Urls } from '../ports/urls.ts'

/** What reads a whole list: no more than what its call works with. */
export type ListCtx = { db: Db; urls: Urls; actor: UserActor; library: Library }

/**
 * A list of the administration as jobs read it: by the service of its call, with the filters and the order of that call. Its order
 * must leave nothing open.
 */
export type ListTable = {
  name: ListName
  endpoint: EndpointSpec & { query: z.ZodObject }
  /** @param query parsed by the endpoint */
  read(ctx: ListCtx, query: Record<string, unknown>, page: AskedPage): Promise<Listed<unknown>>
  /** Titles with what a presented row has there. */
  columns: readonly (readonly [title: string, cellOf: (row: never) => Cell])[]
}

type QueryOf<Call extends ListCall> = Omit<z.output<Call['query']>, 'page'> & { page: AskedPage }
type ListCall = EndpointSpec & { method: 'GET'; query: z.ZodObject }

/** Declares a list by its endpoint; rows and query are typed by it. */
export function listTable<Call extends ListCall, Row>(
  endpoint: Call,
  declared: {
    read: (ctx: ListCtx, query: QueryOf<Call>) => Promise<Listed<Row>>
    columns: readonly (readonly [title: string, cellOf: (row: Row) => Cell])[]
  },
): ListTable {
  return {
    name: `${endpoint.method} ${endpoint.path}` as ListName,
    endpoint,
    read: (ctx, query, page) => declared.read(ctx, { ...query, page } as unknown as QueryOf<Call>),
    columns: declared.columns,
  }
}

const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Prague',
})

/** A moment in a table, in Prague: „2026-11-29 08:05“; null stays empty. */
export function momentCell(instant: string | null): string | null {
  return instant && moment.format(new Date(instant))
}
