import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, test } from 'vitest'
import routes from '../apps/web/app/routes.ts'
import { type Library, readLibrary } from '../packages/content/src/library.ts'
import { countWords } from '../packages/content/src/reading-time.ts'
import { findBrokenReferences, recipesOf } from '../packages/content/src/references.ts'
import { runsOf } from '../packages/content/src/runs-of.ts'
import { DEVICES_COOKIE, oauthCookie, SESSION_COOKIES } from '../packages/contract/src/account/session-cookies.ts'
import { GUIDE_GOALS, GUIDE_STAGES, guideSlug } from '../packages/contract/src/content/content-kinds.ts'
import { readCsv } from '../packages/db/src/seed/catalogue-file.ts'
import { isListed, judgeStarterRecipes } from '../packages/db/src/testing/starter-verdicts.ts'
import type { Verdict } from '../packages/domain/src/catalogue/diet-rules/verdicts.ts'

type Entry = { path?: string | undefined; children?: Entry[] | undefined }

const root = fileURLToPath(new URL('..', import.meta.url))
let library: Library
/** Slugs of the vegan foods. */
let vegan: ReadonlySet<string>
let texts: (Library['articles'] | Library['guides'])[number][]

beforeAll(async () => {
  library = await readLibrary()
  // A text leads to a recipe that is in the lists.
  const judged = [...(await judgeStarterRecipes())].filter(([, recipe]) => isListed(recipe))
  recipes = new Map(
    judged.map(([slug, { file, derived }]) => {
      const verdicts = Object.entries(derived.diet_verdicts).map(([diet, { verdict }]) => [diet, verdict])
      return [slug, { ...file, diets: Object.fromEntries(verdicts) }]
    }),
  )
  texts = [...library.articles, ...library.guides]
  const foods = await readCsv('foods/foods.csv')
  vegan = new Set(foods.filter((food) => food.diet_level === 'vegan').flatMap((food) => food.slug ?? []))
})

type FiledRecipe = { diets: Record<string, Verdict>; dietary_goal: string[]; ingredients: { ingredient: string }[] }
/** Starter recipes with the verdict of each diet, by slug. */
let recipes: ReadonlyMap<string, FiledRecipe>
type Filter = { name: string; fits: (recipe: FiledRecipe) => boolean }

/** What suits a diet, or would once a person has confirmed the preparation. */
const SHOWN: readonly (Verdict | undefined)[] = ['suitable', 'waits']

/** The criteria in a text's links to the list of recipes: a diet, a goal, or vegan. */
function filtersOf(text: (typeof texts)[number]): Filter[] {
  const links = text.blocks.flatMap(runsOf).flatMap(({ href }) => (href?.startsWith('/recepty?') ? [href] : []))
  return links.flatMap((href) => {
    const asked = new URL(href, 'https://zivina.example').searchParams
    return [
      ...asked
        .getAll('diet_types')
        .map((name) => ({ name, fits: (recipe: FiledRecipe) => SHOWN.includes(recipe.diets[name]) })),
      ...asked
        .getAll('dietary_goal')
        .map((name) => ({ name, fits: (recipe: FiledRecipe) => recipe.dietary_goal.includes(name) })),
      ...asked.getAll('dietary_preference').map((name) => ({
        name,
        fits: (recipe: FiledRecipe) => recipe.ingredients.every((line) => vegan.has(line.ingredient)),
      })),
    ]
  })
}

const namesOf = (text: (typeof texts)[number]) => filtersOf(text).map(({ name }) => name)

/** Paths of pages without parameters. */
function pagePaths(entries: readonly Entry[], parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const own = [parent, path].filter(Boolean).join('/')
    return [`/${own}`, ...pagePaths(children ?? [], own)]
  })
}

test('there are 24 articles and a guide for every goal and stage', () => {
  expect(library.articles).toHaveLength(24)
  const wanted = GUIDE_GOALS.flatMap((goal) => GUIDE_STAGES.map((stage) => guideSlug(goal, stage)))
  expect(library.guides.map(({ slug }) => slug).toSorted()).toEqual(wanted.toSorted())
  expect(new Set(library.guides.map(({ order }) => order)).size).toBe(9)
})

test('every title and description is unique', () => {
  const all = [...texts, ...library.pages.values()]
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length)
})

test('a text that links to recipes of a diet or a goal shows only such recipes', () => {
  const misfits = texts.flatMap((text) =>
    filtersOf(text).flatMap((filter) =>
      recipesOf(text).flatMap((slug) => {
        const recipe = recipes.get(slug)
        return recipe && filter.fits(recipe) ? [] : [`${text.slug}: ${slug} is not ${filter.name}`]
      }),
    ),
  )
  expect(misfits).toEqual([])
})

test('articles about a diet link to its recipes', () => {
  const diets = library.articles
    .filter(({ category }) => category === 'zdravi')
    .map((text) => [text.slug, namesOf(text)])
  expect(Object.fromEntries(diets)).toEqual({
    'celiakie-a-bezlepkova-strava': ['Gluten free'],
    'cukrovka-2-typu-a-talir': ['Diabetic'],
    'dna-a-strava': ['Diet for gout'],
    'laktozova-intolerance': ['Lactose intolerant'],
    'sul-a-krevni-tlak': [],
    'vysoky-cholesterol-a-jidelnicek': ['For high cholesterol'],
  })
})

test('a text about health names the professional who reviewed it, or says that nobody has yet', () => {
  const bySlug = new Map(texts.map((text) => [text.slug, text]))
  for (const slug of ['dna-a-strava', 'sul-a-krevni-tlak', 'jidlo-v-tehotenstvi-a-pri-kojeni', 'hubnuti-potize']) {
    const { reviewer, awaits_review } = bySlug.get(slug) ?? {}
    expect(reviewer !== null, slug).toBe(!awaits_review)
  }
})

test('every recipe, author, page and anchor that a text refers to exists', async () => {
  const recipes = (await readdir(`${root}data/recipes`)).map((file) => file.replace(/\.json$/, ''))
  const profiles = JSON.parse(await readFile(`${root}data/public-profiles.json`, 'utf8')) as { slug: string }[]
  const pages = new Set(pagePaths(routes as Entry[]))
  const known = {
    recipes: new Set(recipes),
    authors: new Set(profiles.map(({ slug }) => slug)),
    isPage: (path: string) => pages.has(path) || /^\/tvurci\/[a-z-]+$/.test(path),
  }
  expect(findBrokenReferences(library, known)).toEqual([])
})

test('every text has its cover', async () => {
  const covers = await Promise.all(
    ['articles', 'guides'].map(async (folder) =>
      (await readdir(`${root}data/pictures/${folder}`)).map((file) => `${folder}/${file}`),
    ),
  )
  expect(texts.map(({ image }) => image).toSorted()).toEqual(covers.flat().toSorted())
})

test('the terms name every cookie', () => {
  const said = library.pages
    .get('podminky-zasady')
    ?.blocks.flatMap(runsOf)
    .map(({ text }) => text)
    .join('\n')
  for (const name of [...Object.values(SESSION_COOKIES), DEVICES_COOKIE, oauthCookie(''), 'theme']) {
    expect(said).toContain(name)
  }
})

describe('every text', () => {
  const faults = (find: (text: string) => string | undefined) =>
    [...texts, ...library.pages.values()].flatMap((text) =>
      [
        text.title,
        text.description,
        ...text.blocks.map((block) =>
          block.type === 'heading'
            ? block.text
            : runsOf(block)
                .map((run) => run.text)
                .join(''),
        ),
        ...text.faq.flatMap(({ question, answer }) => [question, answer.map((run) => run.text).join('')]),
      ].flatMap((line) => {
        const fault = find(line)
        return fault === undefined ? [] : [`${text.slug}: ${fault}`]
      }),
    )

  test('has no exclamation mark and no straight quotes', () => {
    expect(faults((line) => /.{0,20}[!"'].{0,20}/.exec(line)?.[0])).toEqual([])
  })

  test('has no unprocessed escape sequences', () => {
    expect(faults((line) => /.{0,20}(?:\\u|00a0|&\w+;).{0,10}/.exec(line)?.[0])).toEqual([])
  })

  test('has non-breaking spaces between numbers and units', () => {
    expect(faults((line) => /\d (?:g|mg|µg|kg|l|ml|dl|cm|kJ|kcal|%|min|h)(?![\p{L}])/u.exec(line)?.[0])).toEqual([])
  })

  test('has non-breaking spaces after prepositions of one letter', () => {
    expect(faults((line) => /(?<![\p{L}\p{N}.])[ksvzouaiKSVZOUAI] (?=\S).{0,12}/u.exec(line)?.[0])).toEqual([])
  })

  test('has a decimal comma', () => {
    expect(faults((line) => /(?<![\d.])\d+\.\d+(?![\d.]|\s?\d)/.exec(line)?.[0])).toEqual([])
  })

  test('has a length that can be read at once', () => {
    const words = texts.map(({ slug, blocks }) => [slug, countWords(blocks)] as const)
    expect(words.filter(([, count]) => count < 500 || count > 1400)).toEqual([])
  })
})
