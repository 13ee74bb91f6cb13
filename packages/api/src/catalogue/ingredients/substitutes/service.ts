import type { Substitute, Substitutes } from '@zivina/contract/catalogue/ingredients/substitutes'
import { SUBSTITUTES_PER_ROLE } from '@zivina/contract/kernel/limits'
import { factsOf } from '@zivina/domain/catalogue/foods/facts-of'
import { stateFromName } from '@zivina/domain/catalogue/substitution/food-state'
import { likeness, rankSubstitutes } from '@zivina/domain/catalogue/substitution/rank-substitutes'
import { type ComparedFood, remarkFor } from '@zivina/domain/catalogue/substitution/remark-for'
import type { Substitute as KnownSubstitute } from '@zivina/domain/catalogue/substitution/substitution-table'
import { viewerOf } from '#api/kernel/access/ownership.ts'
import { ApiError } from '#api/kernel/errors/api-error.ts'
import type { Ctx } from '#api/kernel/http/scope.ts'
import type { Urls } from '#api/kernel/ports/urls.ts'
import { presentIngredientSummary } from '../read/present.ts'
import { type KindRow, type SummaryRow, selectBySlugs, selectOfKind, selectReplaced } from './queries.ts'
import { SUBSTITUTIONS } from './substitution-data.ts'

/** A food of the same sub-category is offered where it shares at least half of the groups. */
const LIKE_ENOUGH = 0.5

/**
 * What a food can be swapped for: by its roles with ratio, remark and source, the nearest first. Only a food without a role is
 * answered with others of its sub-category, in the same state and with most of the same groups; a like name counts for nothing.
 * Substitutes are approved foods, so all people get the same.
 *
 * @throws ApiError NOT_FOUND where the user sees no such food
 */
export async function listSubstitutes(ctx: Ctx<'db' | 'actor' | 'urls'>, guid: string): Promise<Substitutes> {
  const food = await selectReplaced(ctx.db, guid, viewerOf(ctx.actor))
  if (food === null) throw new ApiError('NOT_FOUND')
  const known = SUBSTITUTIONS.substitutesOf(food.slug)
  if (known.length === 0) return { roles: [], same_kind: await sameKind(ctx, food) }
  const rows = await selectBySlugs(ctx.db, [...new Set(known.map(({ slug }) => slug))])
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const roles = [...Map.groupBy(known, ({ role }) => role)].map(([role, members]) => {
    const found = members.flatMap((member) => {
      const row = bySlug.get(member.slug)
      return row ? [{ ...member, row, food_groups: row.food_groups }] : []
    })
    const ranked = rankSubstitutes(food, found).slice(0, SUBSTITUTES_PER_ROLE)
    return { role, substitutes: ranked.map((one) => presentSubstitute(food, one, one.row, ctx.urls)) }
  })
  return { roles: roles.filter(({ substitutes }) => substitutes.length > 0), same_kind: [] }
}

async function sameKind({ db, urls }: Ctx<'db' | 'urls'>, food: KindRow): Promise<Substitutes['same_kind']> {
  const groups = factsOf(food).food_groups
  const state = stateOf(food)
  const alike = (await selectOfKind(db, food))
    .filter((row) => stateOf(row) === state)
    .map((row) => ({ row, likeness: likeness(groups, factsOf(row).food_groups) }))
    .filter(({ likeness }) => likeness >= LIKE_ENOUGH)
    .toSorted((a, b) => b.likeness - a.likeness)
  return alike.slice(0, SUBSTITUTES_PER_ROLE).map(({ row }) => presentIngredientSummary(row, urls))
}

/** By the data; a food that is not in them by its name. */
function stateOf({ slug, name }: Pick<SummaryRow, 'slug' | 'name'>) {
  return SUBSTITUTIONS.stateOf(slug) ?? stateFromName(name)
}

function presentSubstitute(food: SummaryRow, substitute: KnownSubstitute, row: SummaryRow, urls: Urls): Substitute {
  return {
    ingredient: presentIngredientSummary(row, urls),
    ratio: substitute.ratio,
    state: substitute.state,
    conversion: substitute.conversion,
    remark: substitute.remark === null ? null : remarkFor(substitute.remark, compared(food), compared(row)),
    source: substitute.source,
  }
}

function compared(row: SummaryRow): ComparedFood {
  return { ...row, nutrients: row }
}
