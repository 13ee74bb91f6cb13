import { consultations } from '@zivina/contract/counselling/consultations'
import { managedConsultations } from '@zivina/contract/counselling/managed-consultations'
import { bind } from '#api/kernel/http/bind.ts'
import type { App } from '#api/kernel/http/scope.ts'
import { createConsultation } from './booking/create.ts'
import { listTerms, previewOffer, readOffer } from './booking/services.ts'
import { cancelConsultation, checkConsultation, moveConsultation } from './changes/change.ts'
import { callOff, complete, confirm, listManaged } from './changes/manage.ts'
import { readNoteConsent, withdrawNoteConsent } from './notes.ts'
import { listConsultations, writeTerm } from './service.ts'

export function bindConsultations(app: App): void {
  bind(app, consultations, {
    services: (ctx) => readOffer(ctx),
    terms: (ctx, { query }) => listTerms(ctx, query),
    offer: (ctx, { query }) => previewOffer(ctx, query.service),
    create: (ctx, { body }) => createConsultation(ctx, body),
    list: (ctx, { query }) => listConsultations(ctx, query),
    noteConsent: (ctx) => readNoteConsent(ctx),
    withdrawNoteConsent: (ctx) => withdrawNoteConsent(ctx),
    check: (ctx, { params }) => checkConsultation(ctx, params.guid),
    move: (ctx, { params, body }) => moveConsultation(ctx, { ...params, ...body }),
    cancel: (ctx, { params, body }) => cancelConsultation(ctx, { ...params, ...body }),
    calendar: (ctx, { params }) => writeTerm(ctx, params.guid),
  })
  bind(app, managedConsultations, {
    list: (ctx, { query }) => listManaged(ctx, query),
    confirm: (ctx, { params, body }) => confirm(ctx, { ...params, ...body }),
    callOff: (ctx, { params, body }) => callOff(ctx, { ...params, ...body }),
    complete: (ctx, { params, body }) => complete(ctx, { ...params, ...body }),
  })
}
