import { posix } from 'node:path'
import { listOf, objectOf } from './loose-json.ts'
import { READ_LIMITS } from './read-limits.ts'
import { type FoundPictures, SOURCE_LIMITS, type SourcePicture, type SourceRecipe } from './source-recipe.ts'
import type { UnpackBudget } from './unpacked.ts'
import { type ListedFile, readZip, type UnpackedFile } from './zip.ts'

const PICTURE = /\.(?:jpe?g|png|webp|avif|gif|hei[cf])$/i
/** Smaller copies that programs keep beside a picture: `thumb16.jpg`, `min-original.webp`. */
const COPY = /^(?:thumb|tiny-|min-)/i
/** How programs name the picture of the dish: Mealie, Nextcloud, Tandoor. */
const MAIN = /^(?:original|full|image)\b/i
const DATA_ADDRESS = /^data:image\/([a-z]{3,5})[a-z+;=-]{0,40};base64,/i
/** Mealie writes words where there is no picture. */
const NONE = /^\s*(?:no.?image)?\s*$/i
const BASE64 = /^[A-Za-z\d+/]+={0,2}$/

/** Pictures written into a document itself: `data:` addresses in `image`. Addresses elsewhere are named, not followed. */
export function picturesIn(value: unknown): FoundPictures {
  const brought: SourcePicture[] = []
  let names_others = false
  for (const one of listOf(value)) {
    const address = objectOf(one)?.contentUrl ?? objectOf(one)?.url ?? one
    if (typeof address !== 'string' || NONE.test(address.slice(0, 100))) continue
    const [head, kind] = DATA_ADDRESS.exec(address.slice(0, 100)) ?? []
    const picture = head === undefined ? null : toldPicture(`foto.${kind}`, address.slice(head.length))
    if (picture === null) names_others = true
    else brought.push(picture)
  }
  return { brought, names_others }
}

/** A picture as base64 in a document; null where it is none, or too large. */
export function toldPicture(name: string, text: unknown): SourcePicture | null {
  if (typeof text !== 'string' || text.length > READ_LIMITS.picture * 1.4) return null
  const content = text.replace(/\s+/g, '')
  return BASE64.test(content) ? { name, content } : null
}

/** The recipes that a file of an archive holds. */
export type FileRecipes = { name: string; recipes: SourceRecipe[] }

/**
 * Gives recipes of an archive the pictures that lie beside them: in the same folder, or in `images` below it. Where several recipes
 * share a folder, a picture belongs to the file with its name. A picture that is too large or of nobody knows which recipe is told.
 */
export async function withPictures(
  data: Buffer,
  { files, listed, budget }: { files: readonly FileRecipes[]; listed: readonly ListedFile[]; budget: UnpackBudget },
): Promise<SourceRecipe[]> {
  const places = files.map((file) => ({ ...file, beside: picturesBeside(file, files, listed) }))
  const chosen = new Set<string>()
  let left = budget.left
  for (const { recipes, beside } of places) {
    if (recipes.length !== 1) continue
    for (const { name, size } of beside.own.slice(0, SOURCE_LIMITS.pictures)) {
      if (size > READ_LIMITS.picture || size > left) continue
      left -= size
      chosen.add(name)
    }
  }
  if (places.every(({ beside }) => beside.own.length === 0 && !beside.hasOthers)) {
    return places.flatMap(({ recipes }) => recipes)
  }
  const { files: read } = await readZip(data, { wanted: (name) => chosen.has(name), budget })
  const byName = new Map(read.map((file) => [file.name, file]))
  return places.flatMap(({ recipes, beside }) =>
    recipes.map((recipe) => (recipe.pictures.length > 0 ? recipe : given(recipe, beside, byName))),
  )
}

type Beside = { own: ListedFile[]; hasOthers: boolean }

function given(recipe: SourceRecipe, { own, hasOthers }: Beside, byName: Map<string, UnpackedFile>): SourceRecipe {
  const pictures = own.slice(0, SOURCE_LIMITS.pictures).flatMap(({ name }) => {
    const file = byName.get(name)
    return file === undefined ? [] : [{ name: posix.basename(name), content: file.content.toString('base64') }]
  })
  const others = recipe.doubts.filter((doubt) => doubt !== 'picture_left')
  const isCut = own.length > SOURCE_LIMITS.pictures
  const isLeft = pictures.length < Math.min(own.length, SOURCE_LIMITS.pictures) || (own.length === 0 && hasOthers)
  const wasLeft = pictures.length === 0 && recipe.doubts.includes('picture_left')
  return {
    ...recipe,
    pictures,
    doubts: [
      ...others,
      ...(isLeft || wasLeft ? (['picture_left'] as const) : []),
      ...(isCut ? (['pictures_cut'] as const) : []),
    ],
  }
}

/** The pictures beside a file, the main one first, and whether there are some that may belong to another file of its folder. */
function picturesBeside(file: FileRecipes, files: readonly FileRecipes[], listed: readonly ListedFile[]): Beside {
  const folder = posix.dirname(file.name)
  const inner = posix.join(folder, 'images')
  const near = listed.filter(({ name }) => {
    const place = posix.dirname(name)
    return PICTURE.test(name) && !COPY.test(posix.basename(name)) && (place === folder || place === inner)
  })
  const isAlone =
    file.recipes.length === 1 && files.every(({ name }) => name === file.name || posix.dirname(name) !== folder)
  const own = isAlone
    ? near
    : near.filter(({ name }) => file.recipes.length === 1 && stemOf(name) === stemOf(file.name))
  return { own: own.toSorted(mainFirst), hasOthers: near.length > 0 }
}

const stemOf = (name: string): string =>
  posix
    .basename(name)
    .replace(/\.[^.]*$/, '')
    .toLowerCase()

const mainFirst = (one: ListedFile, other: ListedFile): number =>
  Number(MAIN.test(posix.basename(other.name))) - Number(MAIN.test(posix.basename(one.name)))
