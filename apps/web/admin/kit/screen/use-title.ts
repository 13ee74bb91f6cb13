import { BRAND } from '@zivina/contract/kernel/brand'
import { useEffect } from 'react'

/** Sets the title of the tab to the name of the screen. */
export function useTitle(name: string): void {
  useEffect(() => {
    document.title = `${name} | Správa | ${BRAND.name}`
  }, [name])
}
