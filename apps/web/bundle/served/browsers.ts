/**
 * The browsers that the product serves, each from this version on. The build lowers syntax and styles to them, and a test reads what
 * was built for anything else that they lack. iOS and Safari are the oldest that still come on phones in use; Firefox is the one with
 * extended support; Chrome and Edge are of three years ago.
 */
export const SERVED = { safari: '16.4', ios: '16.4', firefox: '140', chrome: '119', edge: '119' } as const

/** The same for the bundler. */
export const BUILD_TARGETS = Object.entries(SERVED).map(([name, version]) => `${name}${version}`)
