import type { ImageRecognition } from '@zivina/contract/body/image-recognition'
import type { Ctx } from '#api/kernel/http/scope.ts'
import { type AskedPage, type Listed, paged, pageOf } from '#api/kernel/lists/page.ts'
import { presentRecognition } from './present.ts'
import { selectRecognitions, type Verdict } from './queries.ts'

/** Pictures that a model was asked about, and what all of them cost. */
export async function listRecognitions(
  ctx: Ctx<'db' | 'urls'>,
  { page, verdict }: { page: AskedPage; verdict?: Verdict | 'none' | undefined },
): Promise<Listed<ImageRecognition> & { cost: number }> {
  const { cost, ...found } = await selectRecognitions(ctx.db, { verdict }, pageOf(page))
  return { ...paged(found, (row) => presentRecognition(row, ctx.urls)), cost }
}
