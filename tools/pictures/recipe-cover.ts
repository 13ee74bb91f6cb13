import { drawWall } from './backdrop.ts'
import type { CoverRecipe } from './cover-recipe.ts'
import { CANVAS, createDrawing, radial } from './drawing.ts'
import { steam } from './garnish.ts'
import { mainDish } from './main-dish.ts'
import { groundFor } from './palette.ts'
import { createRandom } from './random.ts'
import { ingredients } from './still-life.ts'
import { drawTable } from './table.ts'

/** Edge of the table before the scene is moved up to put the dish in the middle of the 16:9 band. */
const HORIZON = 640
const LIFT = 52

/** The cover of a recipe as SVG, the same for the same recipe. */
export async function coverSvg(recipe: CoverRecipe): Promise<string> {
  const random = createRandom(recipe.slug)
  const drawing = createDrawing()
  const ground = groundFor(recipe.meal_types, random)
  const wall = drawWall(drawing, ground, random, HORIZON - LIFT)
  const table = drawTable(drawing, ground, random, HORIZON)
  const { back, front } = await ingredients(recipe, drawing, random)
  const main = await mainDish(recipe, drawing, random)
  const enlarged =
    recipe.cover.vessel === 'glass' ? main.svg : `<g transform="translate(-49 -60) scale(1.07)">${main.svg}</g>`
  const isSteaming =
    recipe.cooking_type === 'Warm' && recipe.cover.vessel !== 'board' && !recipe.meal_types.includes('Dessert')
  const haze = isSteaming ? steam(drawing, random, main.cx, main.top + 40, 330) : ''
  const shade = radial(
    drawing,
    [
      [0.66, '#3a1f0c', 0],
      [1, '#3a1f0c', 0.24],
    ],
    [0.46, 0.48, 0.78],
  )
  const light = radial(
    drawing,
    [
      [0, '#fff6dc', 0.42],
      [1, '#fff6dc', 0],
    ],
    [0.18, 0.12, 0.75],
  )
  const whole = `width="${CANVAS}" height="${CANVAS}"`
  const picture = [
    wall,
    `<g transform="translate(0 ${-LIFT})">${table}${back}${enlarged}${haze}${front}</g>`,
    `<rect ${whole} fill="${light}"/>`,
    `<rect ${whole} fill="${shade}"/>`,
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" ${whole} viewBox="0 0 ${CANVAS} ${CANVAS}">${drawing.definitions()}${picture}</svg>`
}
