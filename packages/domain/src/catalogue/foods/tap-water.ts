/** The food that flows from the tap, by its slug in the catalogue: no recipe sends anybody to a shop for it. */
export const TAP_WATER = 'voda-pitna-z-kohoutku'
