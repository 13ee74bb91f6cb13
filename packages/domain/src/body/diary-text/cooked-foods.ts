import { foodStems } from '../../catalogue/ingredient-line/food-stems.ts'

/**
 * Foods that swell in water and are eaten cooked, while their name alone means the dry food in a recipe: who writes „200 g rýže“
 * into a diary may mean either, and one has three times the energy of the other.
 */
const SWELLING = new Set(
  foodStems(
    'rýže těstoviny špagety nudle kuskus bulgur pohanka jáhly quinoa kroupy čočka fazole cizrna hrách makarony',
  ),
)
const TOLD =
  /(?<!\p{L})(?:u|ne|pre)?var(?:en|eny|ena|ene|enych|eneho|enou)(?!\p{L})|such|syrov|dusen|v konzerv|steril|plechov|chleb|mouk|mlek|napoj|salat|polevk|vlock/u

/** The cooked food that a name may mean besides the dry one; null where the name tells, or means none of these foods. */
export function cookedName(name: string, folded: string): string | null {
  const stems = foodStems(name)
  if (stems.length === 0 || stems.length > 3 || TOLD.test(folded)) return null
  return stems.some((stem) => SWELLING.has(stem)) ? `${name} vařená` : null
}
