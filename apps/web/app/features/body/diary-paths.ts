/** The diary's own pages besides its days. */
export const DIARY_TEXT_PATH = '/uzivatel/denik/text'
export const DIARY_IMPORT_PATH = '/uzivatel/denik/import'
export const DIARY_REPORT_PATH = '/uzivatel/denik/zprava'
