/** The content of a text's cover: an icon of the set on a card, foods around it, and the meal whose colours are used. */
export interface TextScene {
  icon: string
  around: readonly string[]
  meal: string
}

/** By the `cover` of the front matter. */
export const TEXT_SCENES: Record<string, TextScene> = {
  bmi: { icon: 'straight-ruler', around: ['🍎', '🥕', '🍐', '🥦'], meal: 'Lunch' },
  bezlepek: { icon: 'sheaf-of-rice', around: ['🌽', '🍚', '🥔', '🍠'], meal: 'Breakfast' },
  cukr: { icon: 'candy', around: ['🍩', '🍫', '🍯', '🍓'], meal: 'Dessert' },
  cukrovka: { icon: 'drop-of-blood', around: ['🥦', '🐟', '🥔', '🫘'], meal: 'Lunch' },
  dna: { icon: 'bone', around: ['🍒', '🍋', '🥛', '🥕'], meal: 'Drinks' },
  etikety: { icon: 'label', around: ['🥫', '🥛', '🧀', '🍞'], meal: 'Snack' },
  deti: { icon: 'child', around: ['🥕', '🫛', '🍅', '🥦'], meal: 'Snack' },
  trenink: { icon: 'running-shoe', around: ['🍌', '🍗', '🍚', '🥦'], meal: 'Late_snack' },
  tehotenstvi: { icon: 'pregnant-woman', around: ['🐟', '🥣', '🍓', '🥬'], meal: 'Dessert' },
  deficit: { icon: 'balance-scale', around: ['🥗', '🐟', '🥔', '🍅'], meal: 'Dinner' },
  kalorie: { icon: 'fire', around: ['🍝', '🍞', '🧈', '🍎'], meal: 'Soup' },
  bilkoviny: { icon: 'egg', around: ['🧀', '🫘', '🐟', '🥛'], meal: 'Lunch' },
  laktoza: { icon: 'glass-of-milk', around: ['🧀', '🥥', '🥜', '🧈'], meal: 'Drinks' },
  svaly: { icon: 'flexed-biceps', around: ['🍝', '🍗', '🍌', '🥚'], meal: 'Dinner' },
  voda: { icon: 'droplet', around: ['🥒', '🍋', '🍊', '🌿'], meal: 'Drinks' },
  'vaha-stoji': { icon: 'chart-decreasing', around: ['🥗', '🍎', '🥣', '🥕'], meal: 'Late_dinner' },
  sacharidy: { icon: 'spaghetti', around: ['🍞', '🍅', '🥔', '🌾'], meal: 'Lunch' },
  snidane: { icon: 'sunrise', around: ['🥣', '🫐', '🍞', '🥚'], meal: 'Breakfast' },
  sul: { icon: 'salt', around: ['🧄', '🌿', '🍅', '🍞'], meal: 'Dinner' },
  tuky: { icon: 'olive', around: ['🥑', '🌰', '🐟', '🧈'], meal: 'Lunch' },
  krabicky: { icon: 'bento-box', around: ['🍗', '🍚', '🥦', '🥗'], meal: 'Late_snack' },
  vlaknina: { icon: 'seedling', around: ['🫘', '🍞', '🍐', '🥦'], meal: 'Breakfast' },
  cholesterol: { icon: 'red-heart', around: ['🥣', '🫐', '🌰', '🥑'], meal: 'Dessert' },
  zelezo: { icon: 'leafy-green', around: ['🫘', '🫑', '🍋', '🍞'], meal: 'Lunch' },
  'hubnuti-zacatek': { icon: 'memo', around: ['🥗', '🍅', '🥒', '🍎'], meal: 'Lunch' },
  'hubnuti-rutina': { icon: 'spiral-calendar', around: ['🍲', '🥕', '🥦', '🧅'], meal: 'Soup' },
  'hubnuti-potize': { icon: 'teacup-without-handle', around: ['🥛', '🍓', '🍎', '🥜'], meal: 'Late_dinner' },
  'nabirani-zacatek': { icon: 'chart-increasing', around: ['🥣', '🍌', '🥜', '🥛'], meal: 'Breakfast' },
  'nabirani-rutina': { icon: 'alarm-clock', around: ['🍗', '🍚', '🍌', '🥚'], meal: 'Dinner' },
  'nabirani-potize': { icon: 'battery', around: ['🥤', '🥜', '🍌', '🍫'], meal: 'Late_snack' },
  'udrzeni-zacatek': { icon: 'compass', around: ['🥗', '🍞', '🍅', '🐟'], meal: 'Dinner' },
  'udrzeni-rutina': { icon: 'potted-plant', around: ['🍲', '🥕', '🧅', '🥬'], meal: 'Soup' },
  'udrzeni-potize': { icon: 'hiking-boot', around: ['🍎', '🍞', '🥕', '🫐'], meal: 'Snack' },
}

/** Pages that are neither article nor guide, by the name of their picture. */
export const PAGE_SCENES: Record<string, TextScene> = {
  'page-premium': { icon: 'calendar', around: ['🍲', '🥕', '🍋', '🥦'], meal: 'Lunch' },
  'page-counselling': { icon: 'stethoscope', around: ['🍎', '🥕', '🍐', '🥬'], meal: 'Drinks' },
  'page-about': { icon: 'pot-of-food', around: ['🥔', '🧄', '🍅', '🌿'], meal: 'Dinner' },
  'page-riddle': { icon: 'puzzle-piece', around: ['🍎', '🍫', '🥚', '🧀'], meal: 'Dessert' },
}
