import type { RecipeTotals } from '@zivina/nutrition/macros'
import type { Store } from '#app/kit/store.ts'
import type { PageEdit } from '../edit/edit-reducer.ts'

/** The edited recipe, and the nutrition of a portion. */
export type Figures = { edit: PageEdit; totals: RecipeTotals }

/** The figures rendered by the server, and the present ones. */
export type LiveFigures = { written: Figures; now: Store<Figures> }
