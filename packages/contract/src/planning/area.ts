import { pantry } from './pantry.ts'
import { shares } from './shares.ts'
import { shoppingEvents } from './shopping-events.ts'
import { shoppingItems } from './shopping-items.ts'
import { shoppingLists } from './shopping-lists.ts'
import { staples } from './staples.ts'

/** The nouns of the area whose calls it declares. */
export const planning = { pantry, shares, shoppingEvents, shoppingItems, shoppingLists, staples }
