import { drawBowl, drawPan } from './bowl-and-pan.ts'
import { fillWithLiquid, fillWithMound, fillWithSalad } from './bowl-contents.ts'
import type { CoverRecipe } from './cover-recipe.ts'
import { type Dish, isLoose } from './dish.ts'
import { contactShadow, type Drawing, standing } from './drawing.ts'
import { fillet, friedEggs, omelette } from './egg-and-fish.ts'
import { drawEmoji } from './emoji.ts'
import { fillingColour } from './palette.ts'
import { serve, serveInSauce } from './plate-contents.ts'
import type { Random } from './random.ts'
import { drawBoard, drawGlass, drawPlate } from './vessels.ts'

const LIQUIDS = ['🍲', '🥣', '🥘', '🍛', '🍜', '🍵', '🫕']
const DRINK_ICONS = ['☕', '🍵', '🍹', '🧋']

interface Placed {
  svg: string
  cx: number
  /** Height at which steam begins. */
  top: number
}

/** The dish in its vessel, in the middle of the picture. */
export async function mainDish(recipe: CoverRecipe, drawing: Drawing, random: Random): Promise<Placed> {
  const { dish, around, vessel } = recipe.cover
  const context = { drawing, random, slug: recipe.slug, dish, around, filling: fillingColour(recipe.slug, around) }
  if (vessel === 'bowl') return bowlDish(context)
  if (vessel === 'pan') return panDish(context)
  if (vessel === 'board') return boardDish(context)
  if (vessel === 'glass') return glassDish(context)
  return plateDish(context)
}

async function bowlDish(context: Dish): Promise<Placed> {
  const bowl = drawBowl(context.drawing, context.random)
  if (LIQUIDS.includes(context.dish)) {
    const pieces = context.around.filter(isLoose)
    const level = await fillWithLiquid(context, bowl.surface, pieces)
    return { svg: bowl.back + bowl.front + level, cx: bowl.cx, top: bowl.surface.cy - 90 }
  }
  const inside = context.dish === '🥗' ? await fillWithSalad(context, bowl) : await fillWithMound(context, bowl)
  return { svg: bowl.back + inside + bowl.front, cx: bowl.cx, top: bowl.base - 300 }
}

/** Any fish uses the icon of a whole fish; a stew named after one is drawn as its fillet. */
function isFish({ dish, slug }: Dish): boolean {
  return dish === '🐟' || (dish === '🥘' && /losos|pstruh|tresk|kapr|candat|filet-z/.test(slug))
}

async function panDish(context: Dish): Promise<Placed> {
  const pan = drawPan(context.drawing, context.random)
  const top = pan.surface.cy - 160
  if (context.dish === '🍳') return { svg: pan.back + pan.front + friedEggs(context, pan.surface, 2), cx: pan.cx, top }
  if (LIQUIDS.includes(context.dish) && !isFish(context)) {
    return {
      svg: pan.back + pan.front + (await fillWithLiquid(context, pan.surface, context.around.filter(isLoose))),
      cx: pan.cx,
      top,
    }
  }
  const inside = isFish(context)
    ? await fillet(context, { ...pan, base: pan.base - 10 })
    : await serve(context, pan, 360)
  return { svg: pan.back + pan.front + inside, cx: pan.cx, top }
}

async function plateDish(context: Dish): Promise<Placed> {
  const plate = drawPlate(context.drawing, context.random)
  const surface = { cx: 700, cy: 886, rx: 292, ry: 98 }
  const inside = async () => {
    if (context.dish === '🍳') return omelette(context, plate)
    if (isFish(context)) return fillet(context, plate)
    if (['🥘', '🍛', '🍲'].includes(context.dish)) return serveInSauce(context, surface, plate.base)
    return serve(context, plate)
  }
  return { svg: plate.back + (await inside()), cx: plate.cx, top: plate.base - 330 }
}

async function boardDish(context: Dish): Promise<Placed> {
  const { drawing, random } = context
  const board = drawBoard(drawing, random)
  if (!LIQUIDS.includes(context.dish))
    return { svg: board.back + (await serve(context, board, 440)), cx: 700, top: 600 }
  const bowl = drawBowl(drawing, random, 0.66, 760, 930)
  const spread = await fillWithLiquid(
    context,
    bowl.surface,
    context.around.filter((emoji) => !['🍞', '🥖', '🥛'].includes(emoji)).slice(0, 2),
  )
  const bread = standing(await drawEmoji('🍞'), 440, 930, 250, -4)
  return {
    svg: board.back + contactShadow(drawing, 440, 922, 120) + bread + bowl.back + bowl.front + spread,
    cx: 760,
    top: 640,
  }
}

async function glassDish(context: Dish): Promise<Placed> {
  const { drawing, random, dish, around, filling } = context
  if (DRINK_ICONS.includes(dish)) {
    const sprite = await drawEmoji(dish)
    const isCup = ['☕', '🍵'].includes(dish)
    const second = isCup ? '' : contactShadow(drawing, 890, 905, 110, 0.4) + standing(sprite, 880, 910, 330, 0, true)
    const height = isCup ? 430 : 560
    return {
      svg:
        second +
        contactShadow(drawing, isCup ? 700 : 640, 1000, 210, 0.5) +
        standing(sprite, isCup ? 700 : 640, 1015, height),
      cx: isCup ? 690 : 640,
      top: 1015 - height,
    }
  }
  const isLayered = ['🥣', '🍮', '🍨'].includes(dish)
  const first = random.between(600, 640)
  const behind = drawGlass(drawing, random, filling, first + 250, 930, 0.82, isLayered)
  const before = drawGlass(drawing, random, filling, first, 1010, 1.12, isLayered)
  const straw = isLayered ? '' : strawSvg(first + 40, 470)
  const [fruit, second] = around.filter((emoji) => !['🥛', '🍯', '🧈'].includes(emoji))
  const onRim = fruit ? standing(await drawEmoji(fruit), first - 108, 540, 190, -14) : ''
  const onTop = second ? standing(await drawEmoji(second), first + 250, 590, 120, 8) : ''
  return { svg: onTop + behind + straw + before + onRim, cx: first, top: 480 }
}

function strawSvg(x: number, y: number): string {
  const stripes = [0, 1, 2, 3, 4, 5].map(
    (index) => `<rect x="-11" y="${index * 46 - 20}" width="22" height="18" fill="#F2872E"/>`,
  )
  return `<g transform="translate(${x + 76} ${y - 150}) rotate(14)"><rect x="-11" y="-20" width="22" height="460" rx="8" fill="#FBFAF6"/>${stripes.join('')}</g>`
}
