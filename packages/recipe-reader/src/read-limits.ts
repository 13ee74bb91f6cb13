/**
 * Limits of the readers. All their input is foreign, so each limit is well above what recipes need and well below what would
 * keep the process busy; the part beyond a limit is not read, or the source is refused as too large.
 */
export const READ_LIMITS = {
  /** Depth of nested elements. Pages are advised to stay below 32; the parser searches all open elements for each end tag. */
  html_depth: 128,
  /** Start tags, attributes, end tags, texts and entities. A page of 3 MB has some 200,000. */
  html_pieces: 500_000,
  /** Attributes of one element. Pages have a dozen or two; the parser keeps every name. */
  html_attributes: 100,
  /** Characters of one text. A whole recipe at its own limits, ingredients and steps, has 264,000. */
  text: 500_000,
  /** Lines of one text, a pasted page with its menus and comments included. A recipe at its limits has 140. */
  lines: 1000,
  /** Entries of one list, and of all steps with their sections together. Lists of ingredients and steps have dozens. */
  entries: 1000,
  /** Depth of nested JSON objects and lists. A step in a section of a recipe in a graph has a depth of about ten. */
  json_depth: 100,
  /** Values of a JSON document. An export of 5 MB with ten characters a value has as many; each may take 50 bytes of memory. */
  json_values: 500_000,
  /**
   * Keys of one object. Recipes have dozens, exports keyed by number some hundreds; a larger object takes many times its text
   * in memory.
   */
  json_keys: 10_000,
  /** Objects and lists of a document that are searched for a recipe; those nearest to the top come first. */
  json_nodes: 20_000,
  /** Types of one object: a recipe may also be an article and a product. */
  json_types: 20,
  /** Blocks of JSON-LD on a page. Pages have one to ten; broken ones are slow to parse. */
  json_blocks: 100,
  /** Elements with `itemprop` of one recipe: each ingredient and step has one. */
  properties: 2000,
  /** Names in one `itemprop`, and its characters. Pages write one or two. */
  property_names: 8,
  property_length: 500,
  /** Nested properties: each reads the text it shares with the outer ones again. */
  open_properties: 8,
  /** Values of one property in microdata: three times the ingredients of the longest recipe. */
  property_values: 300,
  /** Pieces of text under properties: tags and entities split a text, so that few characters may be many pieces. */
  text_pieces: 100_000,
  /** Parts of one line that are read to decide whether it is a list of ingredients. */
  line_parts: 20,
  /** Characters at the beginning of a line that may contain portions or a time. */
  fact: 200,
  /** Files of one export that are opened: ten recipes are taken, and there may be other files among them. */
  files: 30,
  /** Nested archives: Tandoor packs each recipe of an export once more. */
  nesting: 1,
  /** Entries in an archive's directory. */
  zip_entries: 2000,
  /** Unpacked bytes of one file, and of all files of an import, nested archives included. */
  unpacked: 3 * 1024 * 1024,
  all_unpacked: 16 * 1024 * 1024,
  /** Bytes of one picture, and of all pictures of an import: as much as the file itself may have. */
  picture: 3 * 1024 * 1024,
  all_pictures: 5 * 1024 * 1024,
  /** Ratio of unpacked to packed bytes, checked above a certain size. No text of recipes compresses better. */
  ratio: 200,
  small: 64 * 1024,
} as const
