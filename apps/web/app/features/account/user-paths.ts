/** Addresses of pages of the user area. */
export const PROFILE_PATH = '/uzivatel/profil-a-objednavky'
export const TARGETS_PATH = '/uzivatel/cile'
export const LOOKS_PATH = '/uzivatel/kdo-videl-moje-udaje'
export const SETTINGS_PATH = '/uzivatel/podpora-a-nastaveni'
