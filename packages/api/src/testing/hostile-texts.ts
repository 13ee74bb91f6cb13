/** Texts that are harmless as text and harmful if interpreted; each fits a name of 60 characters. */
export const MARKUP = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  '<style>*{display:none}</style>',
  '</script></title><!-- <b>',
  '{{7*7}} #{7*7} <%= 7*7 %>',
  '&lt;script&gt;alert(1)',
  'javascript:alert(1)//',
  "'); drop table recipe; --",
  '=HYPERLINK("http://zlo.example")',
  '%00%0a%0d %3Cscript%3E',
  String.raw`a\u0000b \ud800 \n`,
  '__proto__ constructor',
] as const

/** All of them in one text, for fields that have the room. */
export const ALL_MARKUP = MARKUP.join(' ')

/** Every kind of them in a text that fits a name of 60 characters. */
export const SHORT_MARKUP = String.raw`'"><b onload=alert(1)>{{7*7}}&lt;%00\u0000 __proto__'); --`

/** Texts that no field may accept: PostgreSQL cannot store them, or they are invalid. Written as JSON. */
export const UNSTORABLE_JSON = [
  String.raw`"text s\u0000nulou"`,
  String.raw`"polovina \ud83c znaku"`,
  String.raw`"druhá \udf55 polovina"`,
] as const

/** Texts that a field may refuse, or store in the form beside them. */
export const AWKWARD: readonly (readonly [given: string, kept: string])[] = [
  ['gpj.\u202eexe \u2066naopak\u2069 👨‍👩‍👧‍👦 a 🍕🍕', 'gpj.exe naopak 👨‍👩‍👧‍👦 a 🍕🍕'],
  ['e'.repeat(10) + '\u0301'.repeat(5000), 'e'.repeat(10) + '\u0301'.repeat(5000)],
  ['řádek první\u2028řádek druhý', 'řádek první\nřádek druhý'],
  ['řádek první\r\nSubject: druhý', 'řádek první\nSubject: druhý'],
  ['zvonek \u0007 a \u001b[31m barva', 'zvonek \u0007 a \u001b[31m barva'],
  ['a'.repeat(90_000), 'a'.repeat(90_000)],
]
