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
    ofRecipe: ({ db, actor, urls }, { params, query }) => listRecipeReviews(db, actor, { ...params, ...query }, urls),
    create: ({ db, actor, urls }, { params, body }) => createReview(db, actor, { ...params, ...body }, urls),
    mine: ({ db, actor, urls }, { query }) => listOwnReviews(db, actor, query, urls),
    change: ({ db, actor, urls }, { params, body }) =>
      changeReview(db, actor, { guid: params.guid, patch: body }, urls),
    remove: ({ db, actor }, { params }) => removeReview(db, actor, params.guid),
    reply: ({ db, actor, ...deps }, { params, body }) => replyToReview(db, actor, { ...params, ...body }, deps),
    list: ({ db, actor, urls }, { query }) => listManagedReviews(db, actor, query, urls),
    decide: ({ db, actor, ...deps }, { body }) => decideOnReviews(db, actor, body, deps),
    setStatus: ({ db, actor, ...deps }, { params, body }) => decideOnReview(db, actor, { ...params, ...body }, deps),
  })
}
