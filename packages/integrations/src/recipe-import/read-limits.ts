/**
 * How far the readers go. All they read is foreign, so each limit stands well above what recipes need and well below what
 * would keep the process busy; what is beyond one is not read, or the source is refused as too large.
 */
export const READ_LIMITS = {
  /** Elements within one another. Pages are advised to stay below 32; the parser looks through all open elements for each end tag. */
  html_depth: 128,
  /** Elements' begins, attributes and ends, texts and entities. A page of 3 MB has some 200,000. */
  html_pieces: 500_000,
  /** Attributes of one element. Pages write a dozen or two; the parser keeps every name. */
  html_attributes: 100,
  /** Characters of one text. A whole recipe at its own limits, ingredients and steps, has 264,000. */
  text: 500_000,
  /** Lines of one text, a pasted page with its menus and comments included. A recipe at its limits has 140. */
  lines: 1000,
  /** Entries of one list, and of all steps with their sections together. Lists of ingredients and steps have dozens. */
  entries: 1000,
  /** JSON objects and lists within one another. A step in a section of a recipe in a graph is some ten deep. */
  json_depth: 100,
  /** Values of a JSON document. An export of 5 MB with ten characters a value has as many; each may take 50 bytes of memory. */
  json_values: 500_000,
  /** Keys of one object. Recipes have dozens, exports by number some hundreds; a table of more costs many times its text. */
  json_keys: 10_000,
  /** Objects and lists of a document that are looked at for a recipe; the ones nearest to its top come first. */
  json_nodes: 20_000,
  /** Types of one object: a recipe may also be an article and a product. */
  json_types: 20,
  /** Blocks of JSON-LD on a page. Pages have one to ten; broken ones cost more than they weigh. */
  json_blocks: 100,
  /** Elements with `itemprop` of one recipe: each ingredient and step has one. */
  properties: 2000,
  /** Names in one `itemprop`, and its characters. Pages write one or two. */
  property_names: 8,
  property_length: 500,
  /** Properties within one another: each reads the text it shares with the outer ones again. */
  open_properties: 8,
  /** Values of one property in microdata: three times the ingredients of the longest recipe. */
  property_values: 300,
  /** Pieces of text under properties: tags and entities part a text, so that few characters may be many pieces. */
  text_pieces: 100_000,
  /** Parts of one line that are read to learn whether it is a list of ingredients. */
  line_parts: 20,
  /** Characters at the beginning of a line that may tell portions or a time. */
  fact: 200,
  /** Files of one export that are opened: ten recipes are taken, and other files may stand among them. */
  files: 30,
  /** Archives in archives: Tandoor packs each recipe of an export once more. */
  nesting: 1,
  /** Entries of one archive, named in its directory. */
  zip_entries: 2000,
  /** Bytes of one file once it is unpacked, and of all files of an import, archives in archives included. */
  unpacked: 3 * 1024 * 1024,
  all_unpacked: 16 * 1024 * 1024,
  /** Unpacked to packed bytes, beyond a size where the ratio says nothing. No text of recipes packs better. */
  ratio: 200,
  small: 64 * 1024,
} as const
