import { reviews } from '@zivina/contract/community/reviews'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnReview, decideOnReviews } from './decide.ts'
import { replyToReview } from './reply.ts'
import {
  changeReview,
  createReview,
  listManagedReviews,
  listOwnReviews,
  listRecipeReviews,
  removeReview,
} from './service.ts'

export function bindReviews(app: App): void {
  bind(app, reviews, {
    ofRecipe: (ctx, { params, query }) => listRecipeReviews(ctx, { ...params, ...query }),
    create: (ctx, { params, body }) => createReview(ctx, { ...params, ...body }),
    mine: (ctx, { query }) => listOwnReviews(ctx, query),
    change: (ctx, { params, body }) => changeReview(ctx, { guid: params.guid, patch: body }),
    remove: (ctx, { params }) => removeReview(ctx, params.guid),
    reply: (ctx, { params, body }) => replyToReview(ctx, { ...params, ...body }),
    list: (ctx, { query }) => listManagedReviews(ctx, query),
    decide: (ctx, { body }) => decideOnReviews(ctx, body),
    setStatus: (ctx, { params, body }) => decideOnReview(ctx, { ...params, ...body }),
  })
}
