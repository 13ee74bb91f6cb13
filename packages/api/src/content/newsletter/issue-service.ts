import type { Library } from '@zivina/content/library'
import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import { isMailbox } from '@zivina/integrations/mail/message'
import type { MailData } from '@zivina/integrations/mail/templates/templates'
import { subscriberUnsubscribeUrl, unsubscribeUrl } from '#api/account/mail-preferences/service.ts'
import { listRecentRecipes, readRecipes } from '#api/catalogue/recipes/read/service.ts'
import { listArticles } from '#api/content/articles/service.ts'
import { listGuides } from '#api/content/guides/service.ts'
import { listNewsSince } from '#api/content/news/service.ts'
import { readShownLibrary } from '#api/content/texts/service.ts'
import type { KeyReader } from '#api/kernel/keys/keys.ts'
import type { Mailer } from '#api/kernel/mail/mail-queue.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { toContent } from './issue-content.ts'
import { ISSUES, issueDayAt } from './issue-days.ts'
import * as queries from './issue-queries.ts'

export type IssueContext = { mail: Mailer; library: Library; urls: Urls }
type Deps = { keys: KeyReader; public_url: string }

/** How many items of each kind an issue shows; the site has the rest. */
const RECIPES = 5
const TEXTS = 3
const NEWS = 3
/** Older items are never called new, however late they were approved. */
const NEW_FOR_DAYS = 60
/** Mails queued in one transaction. */
const BATCH = 100
/** How long deliveries of an issue are stored. */
const DELIVERIES_KEPT_DAYS = 90
const DAY_MS = 24 * 3600 * 1000

/** Sends the issue due at a moment, or continues an interrupted one. @returns the number of queued mails */
export async function sendDueIssue(db: Db, context: IssueContext, now: Date): Promise<number> {
  const day = issueDayAt(now)
  if (day !== null) await makeIssue(db, context, { day, now })
  return queueDeliveries(db, context.mail)
}

/** Sends an issue now, on any day, to try it out. There is still one per day. @returns the number of queued mails */
export async function sendIssueNow(db: Db, context: IssueContext, now: Date): Promise<number> {
  await makeIssue(db, context, { day: calendarDay(now), now })
  return queueDeliveries(db, context.mail)
}

/**
 * Creates a day's issue and its deliveries, both or neither; nothing where the day has one. Without new items the issue is
 * empty and has no deliveries, so that items of an hour later wait for the next issue.
 */
async function makeIssue(db: Db, context: IssueContext, { day, now }: { day: string; now: Date }): Promise<void> {
  if (await queries.hasIssue(db, day)) return
  const { content, ...known } = await gather(db, context, now)
  await db.transaction(async (db) => {
    const issue = await queries.insertIssue(db, { day, content, ...known, until: now })
    if (issue !== null && content !== null) await queries.insertDeliveries(db, issue)
  })
}

/** Collects the items that the last issue did not know. Items approved or published late are in the next issue. */
async function gather(db: Db, { library: files, urls }: IssueContext, now: Date) {
  const library = await readShownLibrary(db, files)
  const last = await queries.selectLastIssue(db)
  const horizon = new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS)
  const since = last === null ? new Date(now.getTime() - ISSUES.every_days * DAY_MS) : new Date(last.until)
  const known_recipes = await listRecentRecipes(db, horizon)
  const fresh = without(last === null ? await listRecentRecipes(db, since) : known_recipes, last?.known_recipes)
  const from = calendarDay(last === null ? since : horizon)
  const texts = newTexts(library, urls, { from, to: calendarDay(now), known: last?.known_texts ?? [] })
  const additions = {
    ...texts,
    recipes: await readRecipes({ db, urls }, fresh.slice(0, RECIPES)),
    recipe_count: fresh.length,
    news: await listNewsSince(db, since, NEWS),
  }
  const known_texts = [...library.articles, ...library.guides].map(({ slug }) => slug)
  return { content: toContent(additions, urls), known_recipes, known_texts }
}

function without(guids: readonly string[], known: readonly string[] = []): string[] {
  const told = new Set(known)
  return guids.filter((guid) => !told.has(guid))
}

function newTexts(library: Library, urls: Urls, range: { from: string; to: string; known: readonly string[] }) {
  const told = new Set(range.known)
  const texts = [...library.articles, ...library.guides]
  // A text that only got another slug is not new.
  const isKnown = ({ slug, former_slugs }: (typeof texts)[number]) =>
    [slug, ...former_slugs].some((one) => told.has(one))
  const known = new Set(texts.filter(isKnown).map(({ slug }) => slug))
  const isNew = ({ slug, published }: { slug: string; published: string }) =>
    published >= range.from && published <= range.to && !known.has(slug)
  const all = { limit: library.articles.length, offset: 0 }
  return {
    articles: listArticles(library, all, urls).results.filter(isNew).slice(0, TEXTS),
    guides: listGuides(library, urls).results.filter(isNew).slice(0, TEXTS),
  }
}

/** Adds waiting deliveries to the mail queue. Several workers may run at once; each mail is queued once. */
async function queueDeliveries(db: Db, mail: Mailer): Promise<number> {
  let queued = 0
  for (;;) {
    const batch = await db.transaction((db) => queueBatch(db, mail))
    queued += batch.queued
    if (batch.found < BATCH) return queued
  }
}

async function queueBatch(db: Db, mail: Mailer): Promise<{ found: number; queued: number }> {
  const waiting = await queries.lockWaiting(db, BATCH)
  // An invalid address would block all the others.
  const goes = ({ is_wanted, email }: (typeof waiting)[number]) => is_wanted && isMailbox(email)
  const wanted = waiting.filter(goes)
  for (const { guid, email } of wanted) await mail.enqueue(db, 'newsletter_issue', email, { delivery: guid })
  await queries.markQueued(db, guidsOf(wanted))
  await queries.deleteDeliveries(db, guidsOf(waiting.filter((row) => !goes(row))))
  return { found: waiting.length, queued: wanted.length }
}

function guidsOf(rows: readonly { guid: string }[]): string[] {
  return rows.map(({ guid }) => guid)
}

/**
 * The content of a delivery's mail, read just before sending, so that unsubscribing counts until then. Null where it is not
 * wanted any more or was sent before.
 */
export async function openDelivery(
  db: Db,
  deps: Deps,
  { delivery, to }: { delivery: string; to: string },
): Promise<MailData<'newsletter_issue'> | null> {
  const row = await queries.selectDelivery(db, delivery, to)
  if (row === null) {
    await queries.deleteDeliveries(db, [delivery])
    return null
  }
  const { content, full_name, user, subscriber } = row
  const unsubscribe_url =
    user === null
      ? await subscriberUnsubscribeUrl(deps, subscriber ?? '')
      : await unsubscribeUrl(deps, user, 'newsletter')
  return { content, full_name, unsubscribe_url }
}

/** Stores that a mail was sent. */
export function closeDelivery(db: Db, delivery: string): Promise<void> {
  return queries.markSent(db, delivery)
}

/** Deletes the deliveries of old issues; called by a scheduled job. */
export function sweepDeliveries(db: Db): Promise<void> {
  return queries.deleteOldDeliveries(db, DELIVERIES_KEPT_DAYS)
}
