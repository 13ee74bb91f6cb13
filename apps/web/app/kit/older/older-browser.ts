/** Fills in what this browser lacks of what pages need; one that lacks nothing loads nothing. */
export function fillInOlder(): void {
  if (CSS.supports('position-area: bottom span-left')) return
  import('./menus.ts').then(
    ({ fillInMenus }) => fillInMenus(),
    // Without it some menus stay closed, or open at the edge of the window.
    () => {},
  )
}
