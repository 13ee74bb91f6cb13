import type { PageEdit } from '../edit/edit-reducer.ts'
import type { OrderedStep } from '@zivina/domain/catalogue/steps/ordered-steps'
import type { TickedSteps } from './use-ticked-steps.ts'
import type { Timers } from './use-timers.ts'

/** The steps with what is done in them, and the recipe whose amounts they use. */
export type ListedSteps = { steps: readonly OrderedStep[]; edit: PageEdit; ticks: TickedSteps; timers: Timers }
