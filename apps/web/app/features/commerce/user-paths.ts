/** The page of the user area where points are spent. */
export const SHOP_PATH = '/uzivatel/obchod'
