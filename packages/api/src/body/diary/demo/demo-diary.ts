import type { Db } from '@zivina/db/database'
import { calendarDay } from '@zivina/domain/calendar-day'
import type { AmountUnit } from '@zivina/domain/catalogue/kitchen/amount-unit'
import type { MealType } from '@zivina/domain/catalogue/meal-types'
import { addDays } from '@zivina/domain/planning/plan-days'
import { lockPerson } from '#api/account/identity/users/sql.ts'
import { type FoodWhat, readRecorded } from '../../foods/service.ts'
import { insertRows, selectEntries } from '../entry-queries.ts'
import type { NewEntry } from '../entry-row.ts'
import { upsertSaying } from '../sums/day-queries.ts'
import { storeSums, sumsOf } from '../sums/sums.ts'
import { type Slugs, selectBySlug, selectUnwritten } from './demo-queries.ts'

/** A recipe by its slug and portions, a food by its slug, amount and unit, or millilitres of water. */
type Eaten =
  | readonly [recipe: string, portions: number]
  | readonly [food: string, amount: number, unit: AmountUnit]
  | number

const OATS = ['bircher-musli-s-jablkem-a-liskovymi-orisky', 1] as const
const TOAST = ['chleb-s-avokadem-cottage-a-vejcem-natvrdo', 1] as const
const YOGURT = ['jogurt-s-jahodami-a-oprazenymi-vlockami', 1] as const
const MILK = ['mleko-polotucne-cerstve-1-5-tuku', 150, 'ml'] as const
const APPLE = ['jablko', 1, 'piece'] as const
const BANANA = ['banan', 1, 'piece'] as const
const NUTS = ['vlasske-orechy', 25, 'g'] as const
const CHEESE = ['eidam-30-t-v-s', 40, 'g'] as const
const HAM = ['sunka-veprova-nejvyssi-jakosti', 50, 'g'] as const

type DemoDay = Partial<Record<MealType, readonly Eaten[]>>

/** A week of a plausible diary; other weeks begin with another of its days. */
const WEEK: readonly DemoDay[] = [
  {
    Breakfast: [OATS, MILK],
    Snack: [APPLE],
    Lunch: [['cizrnove-kari-se-spenatem-a-ryzi', 1]],
    Late_snack: [NUTS],
    Dinner: [['bilkova-omeleta-s-paprikou', 1]],
    Drinks: [300, 500, 250],
  },
  {
    Breakfast: [TOAST],
    Snack: [BANANA],
    Lunch: [['cocka-na-kyselo-s-vejcem-a-okurkou', 1]],
    Dinner: [['blitva-s-bramborami-a-vejci', 1], HAM],
    Drinks: [250, 500, 250],
  },
  {
    Breakfast: [OATS],
    Soup: [['cesnecka-s-bramborem-a-kminem', 1]],
    Lunch: [['celozrnne-testoviny-s-brokolici-a-cizrnou', 1.25]],
    Late_snack: [['kakaovy-skyr-s-malinami', 1]],
    Dinner: [CHEESE, HAM, ['rajce', 100, 'g']],
    Drinks: [300, 500],
  },
  {
    Breakfast: [YOGURT],
    Snack: [APPLE],
    Lunch: [['poctivy-hovezi-gulas-s-chlebem', 1]],
    Dinner: [['cizrnovy-salat-s-tunakem-a-citronem', 1]],
    Drinks: [250, 250, 500],
  },
  {
    Breakfast: [OATS, BANANA],
    Lunch: [['bataty-plnene-cernymi-fazolemi', 1]],
    Late_snack: [NUTS],
    Dinner: [['bramboracka-s-hriby-a-majorankou', 1]],
    Drinks: [300, 500, 330],
  },
  {
    Breakfast: [['bananove-livance-z-ryzove-mouky', 1]],
    Lunch: [['kureci-rizky-s-bramborovou-kasi', 1]],
    Dessert: [['bublanina-s-tresnemi', 1]],
    Dinner: [['dynova-polevka-z-pecene-dyne', 1], CHEESE],
    Drinks: [500, 250],
  },
  {
    Breakfast: [TOAST, MILK],
    Lunch: [['cerny-kuba-s-hribky-a-majorankou', 1]],
    Late_snack: [APPLE],
    Dinner: [YOGURT],
    Drinks: [250, 500, 250],
  },
]

type Writer = { days: number; skipped: readonly number[]; helping: number }

/** The demo accounts, with how many days before today each began, those on which it wrote nothing, and what part of a portion it eats. */
const WRITERS: Readonly<Record<string, Writer>> = {
  'premium@zivina.example': { days: 56, skipped: [5, 19, 33, 40], helping: 1.25 },
  'user@zivina.example': { days: 14, skipped: [9], helping: 1 },
}

/**
 * Gives the demo accounts a diary up to yesterday, and today's breakfast: a member eight weeks, from which real expenditure can be told, and
 * the other one a fortnight. Does nothing where there is, or was, any.
 */
export async function seedDemoDiary(db: Db): Promise<void> {
  const writers = await selectUnwritten(db, Object.keys(WRITERS))
  if (writers.length === 0) return
  const slugs = await selectBySlug(db, WEEK.flatMap((day) => Object.values(day).flat()).flatMap(slugOf))
  const today = calendarDay(new Date())
  for (const { guid, email } of writers) {
    const writer = WRITERS[email]
    if (writer === undefined) continue
    await db.transaction(async (db) => {
      // Two processes that start at once write one diary.
      await lockPerson(db, guid)
      const [still] = await selectUnwritten(db, [email])
      if (still !== undefined) await writeDays(db, guid, { today, slugs, ...writer })
    })
  }
}

const slugOf = (eaten: Eaten): string[] => (typeof eaten === 'number' ? [] : [eaten[0]])

type Written = Writer & { today: string; slugs: Slugs }

async function writeDays(db: Db, person: string, { today, slugs, days, skipped, helping }: Written): Promise<void> {
  const written = Array.from({ length: days + 1 }, (_, back) => back).filter((back) => !skipped.includes(back))
  const planned = written.flatMap((back) =>
    whatOfDay(back, slugs, helping).map((one) => ({ ...one, day: addDays(today, -back) })),
  )
  const kept = await readRecorded(
    db,
    person,
    planned.map(({ what }) => what),
  )
  const entries = planned.flatMap(({ day, meal }, at): NewEntry[] => {
    const food = kept[at] ?? null
    return food === null
      ? []
      : [{ guid: crypto.randomUUID(), day, meal, position: null, planned_item: null, note: '', ...food }]
  })
  await insertRows(db, person, entries, undefined)
  const dates = [...new Set(entries.map(({ day }) => day))]
  await storeSums(db, person, dates, await selectEntries(db, person, { days: dates, guids: [], planned: [] }))
  for (const day of dates.filter((day) => day < today)) {
    await upsertSaying(db, person, day, { is_complete: true }, sumsOf(day, []).totals)
  }
}

/** Which day of the week's pattern: weeks are moved against each other, so that no weekday is always the same. */
const patternOf = (back: number) => (back + 3 * Math.floor(back / WEEK.length)) % WEEK.length

/** @param back how many days before today; of today only the breakfast is over */
function whatOfDay(back: number, slugs: Slugs, helping: number): { meal: MealType; what: FoodWhat }[] {
  const meals = Object.entries(WEEK[patternOf(back)] ?? {}) as [MealType, readonly Eaten[]][]
  return meals
    .filter(([meal]) => back > 0 || meal === 'Breakfast')
    .flatMap(([meal, eaten]) => eaten.flatMap((one) => whatOf(one, slugs, helping)).map((what) => ({ meal, what })))
}

function whatOf(eaten: Eaten, { recipes, ingredients }: Slugs, helping: number): FoodWhat[] {
  if (typeof eaten === 'number') return [{ kind: 'water', milliliters: eaten }]
  const [slug, amount, unit] = eaten
  if (unit === undefined) {
    const recipe = recipes[slug]
    return recipe === undefined ? [] : [{ kind: 'recipe', recipe, portions: amount * helping }]
  }
  const ingredient = ingredients[slug]
  return ingredient === undefined ? [] : [{ kind: 'ingredient', ingredient, amount, unit }]
}
