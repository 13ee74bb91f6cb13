import { type ParsedLine, parseIngredientLine } from '@zivina/domain/catalogue/ingredient-line/parse-line'
import { splitFoods } from '@zivina/domain/catalogue/ingredient-line/split-foods'
import { segmentOfPart } from '@zivina/domain/catalogue/segment-of-part'
import type { Segment } from '@zivina/nutrition/segments'
import { BadFile } from './bad-file.ts'
import { readFile, readPage, readText } from './read-source.ts'
import { readRecipeLine } from './recipe-line.ts'
import { SOURCE_LIMITS, type SourceRecipe, type SourceRecipes } from './source-recipe.ts'

export { BadFile, SOURCE_LIMITS, type SourceRecipe }

/** What recipes are read from. */
export type RecipeSource =
  | { kind: 'text'; text: string }
  /** A web page, with the content type of its server. */
  | { kind: 'page'; text: string; type: string; url: string }
  | { kind: 'file'; data: Buffer }

/** A parsed line, and the part of the dish that it belongs to. */
export type ReadLine = { line: ParsedLine; segment: Segment }

/** The first recipes of a source with their parsed lines, and whether there are more than `SOURCE_LIMITS` allows. */
export type ReadRecipes = { recipes: { recipe: SourceRecipe; lines: ReadLine[] }[]; more: boolean }

/**
 * Reads the recipes of a pasted text, a page or a file, and their lines. It takes time and memory in proportion to the source, and a
 * malicious one may take much of both: call it in a work process.
 * @throws BadFile where the source is broken, too large or holds no recipe
 */
export async function readRecipes(source: RecipeSource): Promise<ReadRecipes> {
  const { recipes, more } = await readSource(source)
  if (recipes.length === 0) throw new BadFile('no_recipe')
  return { recipes: recipes.map((recipe) => ({ recipe, lines: linesOf(recipe) })), more }
}

function readSource(source: RecipeSource): SourceRecipes | Promise<SourceRecipes> {
  switch (source.kind) {
    case 'text':
      return readText(source.text, readRecipeLine)
    case 'file':
      return readFile(source.data, readRecipeLine)
    case 'page':
      return readWholePage(source)
  }
}

/** The final address of a page is the source of its recipes. */
function readWholePage({ text, type, url }: { text: string; type: string; url: string }): SourceRecipes {
  const { recipes, more } = /json$/.test(type) ? readText(text, readRecipeLine) : firstOf(readPage(text, url))
  return { recipes: recipes.map((recipe) => ({ ...ofPage(recipe), source_url: url })), more }
}

/** The pictures of a page belong to those who took them: that they stay there is not worth a word. */
function ofPage(recipe: SourceRecipe): SourceRecipe {
  return { ...recipe, pictures: [], doubts: recipe.doubts.filter((doubt) => !/^picture/.test(doubt)) }
}

function firstOf(recipes: SourceRecipe[]): SourceRecipes {
  return { recipes: recipes.slice(0, SOURCE_LIMITS.recipes), more: recipes.length > SOURCE_LIMITS.recipes }
}

/** A line with two foods („sůl a pepř“) becomes two lines. */
function linesOf({ ingredients, parts, doubtful_lines }: SourceRecipe): ReadLine[] {
  const lines = ingredients.slice(0, SOURCE_LIMITS.ingredients).flatMap((text, place) => {
    const segment = segmentOfPart(parts[place] ?? null)
    const doubtful = doubtful_lines.includes(place)
    return splitFoods(text).map((one) => ({ one, segment, doubtful }))
  })
  return lines.slice(0, SOURCE_LIMITS.ingredients).map(({ one, segment, doubtful }) => {
    const line = parseIngredientLine(one)
    return { line: { ...line, doubtful: line.doubtful || doubtful }, segment }
  })
}
