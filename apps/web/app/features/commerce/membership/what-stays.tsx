import { SETTINGS_PATH } from '#app/features/account/user-paths.ts'

/** What happens to the things of a member once premium ends. */
export function WhatStays() {
  return (
    <>
      Jídelníčky, seznamy, úpravy receptů a{'\u00a0'}trend hmotnosti zůstanou uložené a{'\u00a0'}po obnovení jsou zase
      tady; stáhnout si je můžete v{'\u00a0'}
      <a href={SETTINGS_PATH} className="text-brand underline">
        nastavení
      </a>
      . Co jste sdíleli, přečtou pozvaní ještě 30 dní.
    </>
  )
}
