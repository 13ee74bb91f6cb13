import { reviews } from '@zivina/contract/community/reviews'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { decideOnReview, decideOnReviews, replyToReview } from './moderation-service.ts'
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
    ofRecipe: ({ db, actor, image_url_endpoint }, { params, query }) =>
      listRecipeReviews(db, actor, { ...params, ...query }, image_url_endpoint),
    create: ({ db, actor, image_url_endpoint }, { params, body }) =>
      createReview(db, actor, { ...params, ...body }, image_url_endpoint),
    mine: ({ db, actor, image_url_endpoint }, { query }) => listOwnReviews(db, actor, query, image_url_endpoint),
    change: ({ db, actor, image_url_endpoint }, { params, body }) =>
      changeReview(db, actor, { guid: params.guid, patch: body }, image_url_endpoint),
    remove: ({ db, actor }, { params }) => removeReview(db, actor, params.guid),
    reply: ({ db, actor, ...deps }, { params, body }) => replyToReview(db, actor, { ...params, ...body }, deps),
    list: ({ db, actor, image_url_endpoint }, { query }) => listManagedReviews(db, actor, query, image_url_endpoint),
    decide: ({ db, actor, ...deps }, { body }) => decideOnReviews(db, actor, body, deps),
    setStatus: ({ db, actor, ...deps }, { params, body }) => decideOnReview(db, actor, { ...params, ...body }, deps),
  })
}
