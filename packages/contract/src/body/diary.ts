import { z } from 'zod'
import { DIARY_ENTRIES_PER_CALL, DIARY_EXPORTS_PER_HOUR, DIARY_WRITES_PER_HOUR } from '#contract/body/limits.ts'
import { changedSince } from '#contract/kernel/changes-since.ts'
import { type Download, endpoint } from '#contract/kernel/endpoint.ts'
import { Guid } from '#contract/kernel/fields.ts'
import {
  DiaryAmount,
  DiaryDay,
  DiaryDoneAt,
  DiaryGuid,
  DiaryMeal,
  DiaryNote,
  DiaryPortions,
  DiaryPosition,
  DiaryUnit,
  NewDiaryEntry,
  NewDiaryFigures,
} from './diary-fields.ts'
import {
  DayRemains,
  DiaryChange,
  DiaryDayChanges,
  DiaryDayDetail,
  DiaryDaySummary,
  DiaryPeriod,
  DiarySuggestion,
  FavoriteSuggestion,
  PlannedSuggestion,
} from './diary-read.ts'
import { SavedMeal } from './saved-meals.ts'

const params = z.object({ guid: Guid })
/** Days from one to another, both included. */
const DiaryRange = z.strictObject({ from: DiaryDay, to: DiaryDay })
const download = {
  method: 'GET',
  access: 'user',
  query: DiaryRange.partial(),
  rate_limits: [{ by: 'user', attempts: DIARY_EXPORTS_PER_HOUR, seconds: 3600 }],
  status: 200,
  response: z.custom<Download>(),
  errors: ['INCORRECT_QUERY_PARAMS'],
} as const
const write = {
  access: 'user',
  rate_limits: [{ by: 'user', attempts: DIARY_WRITES_PER_HOUR, seconds: 3600 }],
} as const

/** Widths of the sums for charts. */
export const DIARY_STEPS = ['day', 'week', 'month'] as const
export type DiaryStep = (typeof DIARY_STEPS)[number]

/** What a person eats, day by day. */
export const diary = {
  days: endpoint({
    method: 'GET',
    path: '/diary',
    access: 'user',
    summary: 'Every day of a range of six weeks at most, with its entries, sums and target.',
    query: DiaryRange,
    status: 200,
    response: z.object({ days: z.array(DiaryDayDetail) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/diary/changes',
    access: 'user',
    summary:
      'Days of a range of six weeks at most that were written since a mark of the same call, each with all of its entries; all days that have something without a mark, or with one older than 30 days.',
    query: DiaryRange.extend(changedSince),
    status: 200,
    response: DiaryDayChanges,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  totals: endpoint({
    method: 'GET',
    path: '/diary/totals',
    access: 'user',
    summary:
      'Sums by day, week (from Monday) or month over ten years at most, of those that have a recorded day, and over the whole range.',
    query: DiaryRange.extend({
      by: z.enum(DIARY_STEPS).default('day'),
      /** Whether vitamins, minerals and other constituents are summed, too; over a year at most. Else `constituents` is empty. */
      constituents: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
    }),
    status: 200,
    response: z.object({ periods: z.array(DiaryPeriod), whole: DiaryPeriod }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/diary/suggestions',
    access: 'user',
    summary: 'What one may want to record at a meal of a day.',
    query: z.strictObject({ day: DiaryDay, meal: DiaryMeal }),
    status: 200,
    response: z.object({
      /** The last foods recorded, at any meal. */
      recent: z.array(DiarySuggestion),
      /** Foods recorded most often at this meal in the 90 days before. */
      frequent: z.array(DiarySuggestion),
      /** This meal on the last day before that has it; null where there is none. */
      yesterday: z.object({ day: z.iso.date(), entries: z.array(DiarySuggestion) }).nullable(),
      /** Of the plans that one eats by: what is for this meal of the day and not yet recorded. */
      planned: z.array(PlannedSuggestion),
      favorites: z.array(FavoriteSuggestion),
      saved_meals: z.array(SavedMeal),
    }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  planned: endpoint({
    method: 'GET',
    path: '/diary/planned',
    access: 'user',
    summary: 'Of the plans that one eats by: what is for a day and not yet recorded, in the order of meals.',
    query: z.strictObject({ day: DiaryDay }),
    status: 200,
    response: z.object({ planned: z.array(PlannedSuggestion) }),
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  remains: endpoint({
    method: 'GET',
    path: '/diary/remains',
    access: 'user',
    summary: 'What one aims at on a day, and what of it is eaten: energy and macronutrients.',
    query: z.strictObject({ day: DiaryDay }),
    status: 200,
    response: DayRemains,
    errors: ['INCORRECT_QUERY_PARAMS'],
  }),
  exportCsv: endpoint({
    ...download,
    path: '/diary/export/csv',
    summary: 'The entries of a range, by default all, as CSV (UTF-8, semicolons, decimal commas), a line for each.',
    media_type: 'text/csv',
  }),
  exportJson: endpoint({
    ...download,
    path: '/diary/export/json',
    summary: 'The days of a range, by default all, with their entries as JSON.',
    media_type: 'application/json',
  }),
  add: endpoint({
    ...write,
    method: 'POST',
    path: '/diary/entries',
    summary: 'Records what was eaten or drunk, once for each guid: all of it or nothing.',
    body: z.strictObject({
      entries: z.array(NewDiaryEntry).min(1).max(DIARY_ENTRIES_PER_CALL),
      /** The saved meal that they come from: it counts as used. */
      saved_meal: DiaryGuid.optional(),
      at: DiaryDoneAt,
    }),
    status: 201,
    response: DiaryChange,
    errors: ['NOT_FOUND', 'LIMIT_REACHED', 'UNIQUE'],
  }),
  restore: endpoint({
    ...write,
    method: 'POST',
    path: '/diary/restore',
    summary: 'Brings back deleted entries. What is there already stays as it is.',
    body: z.strictObject({ guids: z.array(DiaryGuid).min(1).max(DIARY_ENTRIES_PER_CALL) }),
    status: 200,
    response: DiaryChange,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  change: endpoint({
    ...write,
    method: 'PATCH',
    path: '/diary/entry/{guid}',
    summary:
      'Changes how much it was, moves it, or writes its note. Figures change in proportion to the amount; those typed alone, as they are typed.',
    params,
    body: z.strictObject({
      day: DiaryDay.optional(),
      meal: DiaryMeal.optional(),
      position: DiaryPosition.optional(),
      note: DiaryNote.optional(),
      /** Of a dish. */
      portions: DiaryPortions.optional(),
      /** Of a food; grams of a dish; millilitres of water. Without a unit it is in the one that the entry has. */
      amount: DiaryAmount.optional(),
      unit: DiaryUnit.optional(),
      /** Of figures alone: its name and figures; those that are missing stay. */
      figures: NewDiaryFigures.optional(),
      at: DiaryDoneAt,
    }),
    status: 200,
    response: DiaryChange,
    errors: ['NOT_FOUND', 'LIMIT_REACHED'],
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/diary/entry/{guid}',
    summary: 'Deletes an entry; `restore` brings it back within 30 days. Answers the day as it is without it.',
    params,
    status: 200,
    response: DiaryChange,
    errors: ['NOT_FOUND'],
  }),
  changeDay: endpoint({
    ...write,
    method: 'PATCH',
    path: '/diary/day/{day}',
    summary: 'Says whether a day is recorded whole, or writes its note.',
    params: z.object({ day: DiaryDay }),
    body: z.strictObject({ is_complete: z.boolean().optional(), note: DiaryNote.optional(), at: DiaryDoneAt }),
    status: 200,
    response: DiaryDaySummary,
    errors: ['NOT_FOUND'],
  }),
}
