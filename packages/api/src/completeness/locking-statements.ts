/** A part of a locking statement that may read more than the locked rows. */
type Allowed = {
  /** As it stands in the statement, with single spaces and `$` for each parameter. */
  part: RegExp
  /** Why it may read what was there before the statement waited. */
  because: string
}

/** Everything else is locked by a statement of its own and read by the next one. */
export const ALLOWED: readonly Allowed[] = [
  {
    part: /\(select guid from recipe where slug = \$\), \(select recipe from recipe_old_slug where slug = \$\)/g,
    because: 'It says which row to lock. A slug that a recipe once had stays its own.',
  },
  {
    part: /\(select recipe from review where guid = any\(\$::uuid\[\]\)\)/g,
    because:
      'It says which rows to lock. The statement before has locked the reviews, and none ever changes its recipe.',
  },
  {
    part: /\(select count\(\*\) from \(select pg_advisory_xact_lock\(.*\) locks\)/g,
    because: 'It waits for other locks and reads no table.',
  },
  {
    part: /with held as materialized \( select from ingredient .* for share\) select o\.guid, .* >= 0$/g,
    because:
      'What it reads is of a recipe that its transaction has locked before. The foods it locks are read by the next one.',
  },
  {
    part: /join "user" w on w\.guid = v\."user" join recipe r on .* left join public_profile p on p\."user" = c\.guid/g,
    because: 'Names for a mail about a review, which are no part of the decision.',
  },
  {
    part: /join recipe r on r\.guid = s\.recipe/g,
    because: 'The name of the recipe for a mail about a photo.',
  },
  {
    part: /left join recipe r on r\.guid = e\.recipe left join ingredient i on i\.guid = e\.ingredient/g,
    because: 'The name for a mail about a report of an error.',
  },
]

const LOCKS = /\bfor (no key update|key share|update|share)\b/i

const plain = (statement: string): string => statement.replace(/\s+/g, ' ').replace(/\$\d+/g, '$').trim()

/** The allowed parts of a statement that locks rows. */
export function allowedIn(statement: string): Allowed[] {
  const text = plain(statement)
  return LOCKS.test(text) ? ALLOWED.filter(({ part }) => text.search(part) >= 0) : []
}

/**
 * Whether a statement that locks rows reads others as well, outside the allowed parts: by a sub-select, which every count and list
 * of other rows is, or by a join. Where it has to wait for the lock it gets the locked rows as they are now, but all others as they
 * were when it began. The check knows the text alone: it looks for a second `select` and for `join`, whatever they are good for.
 */
export function readsBesideLock(statement: string): boolean {
  const text = plain(statement)
  if (!LOCKS.test(text)) return false
  const rest = ALLOWED.reduce((left, { part }) => left.replace(part, ''), text)
  return /\bjoin\b/i.test(rest) || (rest.match(/\bselect\b/gi) ?? []).length > 1
}
