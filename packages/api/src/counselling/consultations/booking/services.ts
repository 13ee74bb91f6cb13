import { CONSENT_VERSIONS } from '@zivina/contract/account/consents'
import type { CounsellingService, FreeTerm } from '@zivina/contract/counselling/consultation'
import type { Nutritionist } from '@zivina/contract/counselling/nutritionists'
import type { Db } from '@zivina/db/database'
import type { Cover } from '@zivina/domain/counselling/places'
import { listServices } from '#api/commerce/services/service.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx, UserCtx } from '#api/kernel/http/scope.ts'
import { type Listed, whole } from '#api/kernel/lists/page.ts'
import { listNutritionists } from '../../nutritionists/service.ts'
import { presentService, presentTerm } from '../present.ts'
import { selectCover, selectParts } from './cover-queries.ts'
import { selectFreeTerms } from './term-queries.ts'

/** What the counselling offers now, and who counsels. */
export async function readOffer({
  db,
}: Ctx<'db'>): Promise<{ services: CounsellingService[]; nutritionists: Nutritionist[] }> {
  return { services: await listOffered(db), nutritionists: await listNutritionists(db) }
}

async function listOffered(db: Db): Promise<CounsellingService[]> {
  const parts = await selectParts(db)
  const { results } = await listServices(db)
  return results.flatMap((service) => {
    const part = service.kind === 'counselling' ? parts.get(service.guid) : undefined
    return part === undefined ? [] : [presentService(service, part)]
  })
}

/** @throws ApiError NOT_FOUND where the counselling does not offer it now */
export async function requireService(db: Db, guid: string): Promise<CounsellingService> {
  const found = (await listOffered(db)).find((service) => service.guid === guid.toLowerCase())
  if (found === undefined) throw new ApiError('NOT_FOUND')
  return found
}

/** Free terms of a service. @throws ApiError NOT_FOUND */
export async function listTerms(
  { db }: Ctx<'db'>,
  wanted: { service: string; from: string },
): Promise<Listed<FreeTerm>> {
  await requireService(db, wanted.service)
  return whole(await selectFreeTerms(db, wanted), presentTerm)
}

/** What a service would cost the person. @throws ApiError NOT_FOUND */
export async function previewOffer(
  { db, actor }: UserCtx<'db'>,
  guid: string,
): Promise<{
  service: CounsellingService
  covered_by: Cover | null
  terms_version: string
  note_consent_version: string
}> {
  const service = await requireService(db, guid)
  const cover = await selectCover(db, actor.guid, service)
  const { terms: terms_version, counselling_note: note_consent_version } = CONSENT_VERSIONS
  return { service, covered_by: cover?.covered_by ?? null, terms_version, note_consent_version }
}
