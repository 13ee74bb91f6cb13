import { ApiFailure } from '@zivina/contract/client'
import type { OutboxNoun } from '#app/kit/outbox/outbox.ts'

/** A sentence that could not be read without a connection, and the day that was „dnes“ when it was written. */
export type StoredSentence = { text: string; day: string }

/** Sentences of an account about its food that are not yet read or recorded: what was read has to be confirmed first. */
export const SENTENCES: OutboxNoun = { name: 'sentence', former: 'zivina-diary-sentences:', by_hand: true }

/** Whether nothing was answered at all: then another attempt may be, once there is a connection. */
export const isUnanswered = (failure: unknown): boolean => !(failure instanceof ApiFailure) || failure.status === 0
