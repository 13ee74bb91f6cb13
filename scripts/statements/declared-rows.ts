import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A type as it is compared with rows: kinds of values, list items, fields; `any` fits everything. */
export type Declared = {
  any?: true
  kinds: string[]
  items?: Declared
  fields?: Record<string, { declared: Declared; optional: boolean }>
  /** The type of the values of an object with arbitrary keys. */
  values?: Declared
}

const DEPTH = 8
const RAW = /\.execute</

/**
 * Reads the declared row types of the API's raw statements: the type argument of every `execute<…>`.
 * @returns by `file#function`, as the tests record them
 */
export function readDeclaredRows(root: string): Map<string, Declared[]> {
  const api = new API({ cwd: root })
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] })
    const [project] = snapshot.getProjects()
    if (!project) throw new Error('tsconfig.json names no project')
    const found = new Map<string, Declared[]>()
    for (const name of project.program.getSourceFileNames()) {
      const file = name.startsWith(root) ? name.slice(root.length) : name
      if (!file.startsWith('packages/api/') || /\.test\.ts$|\/calls\.ts$|\/testing/.test(file)) continue
      const source = project.program.getSourceFile(name)
      if (source && RAW.test(source.text)) visit(source, null, { checker: project.checker, file, found })
    }
    return found
  } finally {
    api.close()
  }
}

type Reading = { checker: Checker; file: string; found: Map<string, Declared[]> }

function visit(node: Node, owner: string | null, reading: Reading): void {
  const { expression, typeArguments, name, initializer } = node as unknown as {
    expression?: { name?: { text: string } }
    typeArguments?: readonly never[]
    name?: { text?: string }
    initializer?: Node
  }
  const isNamed =
    node.kind === SyntaxKind.FunctionDeclaration ||
    node.kind === SyntaxKind.MethodDeclaration ||
    (node.kind === SyntaxKind.VariableDeclaration && initializer?.kind === SyntaxKind.ArrowFunction)
  const inside = isNamed && name?.text ? name.text : owner
  const [row] = typeArguments ?? []
  if (node.kind === SyntaxKind.CallExpression && expression?.name?.text === 'execute' && row) {
    const type = reading.checker.getTypeFromTypeNode(row)
    const key = `${reading.file}#${inside ?? ''}`
    const all = reading.found.get(key) ?? []
    all.push(type ? describe(type, reading.checker, DEPTH) : { any: true, kinds: [] })
    reading.found.set(key, all)
  }
  node.forEachChild((child) => {
    visit(child as Node, inside, reading)
    return undefined
  })
}

const PRIMITIVES: [number, string][] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined, 'undefined'],
]

/** Classes of which the recorder says what they are, not what fields they have. */
const CLASSES: ReadonlyMap<string, string> = new Map([
  ['Date', 'date'],
  ['Buffer', 'bytes'],
  ['Uint8Array', 'bytes'],
])

function describe(type: Type, checker: Checker, depth: number): Declared {
  if (depth === 0 || type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.TypeParameter))
    return { any: true, kinds: [] }
  for (const [flag, kind] of PRIMITIVES) if (type.flags & flag) return { kinds: [kind] }
  if (type.isUnionType()) return merge((type.getTypes() ?? []).map((part) => describe(part, checker, depth)))
  if (type.isIntersectionType()) {
    const parts = (type.getTypes() ?? []).map((part) => describe(part, checker, depth))
    // A branded number or string is a number or a string.
    const primitive = parts.find(({ kinds }) => kinds.some((kind) => kind !== 'object'))
    if (primitive) return primitive
  }
  const kind = CLASSES.get(type.getSymbol()?.name ?? '')
  if (kind !== undefined) return { kinds: [kind] }
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const items = type.isTypeReference() ? checker.getTypeArguments(type) : []
    return { kinds: ['array'], items: merge(items.map((item) => describe(item, checker, depth - 1))) }
  }
  return describeObject(type, checker, depth)
}

function describeObject(type: Type, checker: Checker, depth: number): Declared {
  const [index] = checker.getIndexInfosOfType(type)
  const fields: NonNullable<Declared['fields']> = {}
  for (const property of checker.getPropertiesOfType(type)) {
    const own = checker.getTypeOfSymbol(property)
    const declared = own ? describe(own, checker, depth - 1) : { any: true as const, kinds: [] }
    fields[property.name] = { declared, optional: declared.kinds.includes('undefined') }
  }
  const values = index ? { values: describe(index.valueType as Type, checker, depth - 1) } : {}
  return { kinds: ['object'], fields, ...values }
}

/** Merges a union of types. A field that some of its objects lack may be missing. */
function merge(parts: Declared[]): Declared {
  if (parts.length === 1 && parts[0]) return parts[0]
  if (parts.some(({ any }) => any)) return { any: true, kinds: [] }
  const kinds = [...new Set(parts.flatMap((part) => part.kinds))]
  const objects = parts.flatMap(({ fields }) => (fields ? [fields] : []))
  const names = [...new Set(objects.flatMap((fields) => Object.keys(fields)))]
  const mergeField = (name: string) => {
    const own = objects.flatMap((fields) => (fields[name] ? [fields[name]] : []))
    const optional = own.length < objects.length || own.some((field) => field.optional)
    return [name, { declared: merge(own.map(({ declared }) => declared)), optional }] as const
  }
  const items = parts.flatMap((part) => (part.items ? [part.items] : []))
  const values = parts.flatMap((part) => (part.values ? [part.values] : []))
  return {
    kinds,
    ...(items.length > 0 ? { items: merge(items) } : {}),
    ...(objects.length > 0 ? { fields: Object.fromEntries(names.map(mergeField)) } : {}),
    ...(values.length > 0 ? { values: merge(values) } : {}),
  }
}
