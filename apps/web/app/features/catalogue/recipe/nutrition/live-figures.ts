import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { Store } from '#app/kit/store.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** The recipe as edited, and what is in a portion of it. */
export type Figures = { edit: PageEdit; totals: RecipeTotals }

/** What the server wrote, and what it is by now. */
export type LiveFigures = { written: Figures; now: Store<Figures> }
